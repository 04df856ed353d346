/**
 * The child's end: answers one request after the other, and ends with its parent.
 * @typedef {import('./child.ts').ChildRequest} ChildRequest
 * @typedef {import('./child.ts').ChildReply} ChildReply
 */

/** Something the person who sent it can mend; travels to the caller as it is. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} text
   * @param {Record<string, string>} [campos]
   */
  constructor(status, text, campos) {
    super(text)
    this.refusal = campos ? { status, campos } : { status }
  }
}

/** @param {number} id @param {unknown} error @returns {ChildReply} */
function failed(id, error) {
  if (error instanceof Refusal) return { id, error: error.message, refusal: error.refusal }
  return { id, error: error instanceof Error ? error.message : String(error) }
}

/**
 * @template D
 * @param {(data: D) => unknown} handle
 * @param {() => boolean} [isFull] Whether it holds so much that another process should answer what comes next.
 */
export function answer(handle, isFull = () => false) {
  let turn = Promise.resolve()
  /** @param {ChildRequest} request */
  const next = async ({ id, data }) => {
    /** @type {ChildReply} */
    let reply
    try {
      reply = { id, result: await handle(/** @type {D} */ (data)) }
    } catch (error) {
      reply = failed(id, error)
    }
    process.send?.({ ...reply, full: isFull() })
  }
  process.on('message', (/** @type {ChildRequest} */ request) => {
    turn = turn.then(() => next(request))
  })
  process.on('disconnect', () => process.exit())
}
