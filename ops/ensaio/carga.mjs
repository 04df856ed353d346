import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** People who write and strangers who read, all at once, until they are told to stop. */

const PATIENCE = 40_000
const AGAIN = 250

/** @typedef {{ name: string, id: number, at: number, tries: number }} Written */

const stages = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].flatMap((stage) => [
    [`datainicioetapa${stage}`, `2026-0${stage}-01`],
    [`datafimetapa${stage}`, `2026-0${stage}-20`],
    [`prazoetapa${stage}`, 19],
  ]),
)

/**
 * @param {string} url @param {RequestInit} [options]
 * @returns {Promise<{ status: number, body: any }>} status 0 where nobody answered
 */
export async function call(url, options = {}) {
  try {
    const reply = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) })
    return { status: reply.status, body: await reply.json().catch(() => null) }
  } catch {
    return { status: 0, body: null }
  }
}

/** @param {{ url: string, token: string, department: number, writers: number, readers: number }} options */
export function startLoad({ url, token, department, writers, readers }) {
  /** What was acknowledged. @type {Written[]} */
  const written = []
  /** Of writes that were answered otherwise than with 200, by status, each then tried again under its key. @type {Record<number, number>} */
  const refused = {}
  /** When each open reading was answered, and how. @type {{ at: number, status: number }[]} */
  const read = []
  /** What an acknowledged write said was there, and a stranger did not find at once. @type {string[]} */
  const unseen = []
  let going = true

  async function write() {
    const name = `ensaio ${randomUUID()}`
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': name.replaceAll(' ', '-'),
    }
    const body = JSON.stringify({ id_secretaria: department, nomeprojeto: name, valor: 1000, ...stages })
    for (let tries = 1; ; tries++) {
      const { status, body: told } = await call(`${url}/api/createprojetocompleto`, {
        method: 'POST',
        headers,
        body,
      })
      if (status === 200) return void written.push({ name, id: told.id, at: performance.now(), tries })
      refused[status] = (refused[status] ?? 0) + 1
      if (status >= 400 && status < 500) throw new Error(`${status}: ${JSON.stringify(told)}`)
      await sleep(AGAIN)
    }
  }

  /** What a stranger is told of a record by its address, as a page is asked for. @param {string} path */
  async function look(path) {
    const { status, body } = await call(`${url}${path}`)
    read.push({ at: performance.now(), status })
    return { status, body }
  }

  async function writer() {
    while (going) {
      await write()
      const last = written.at(-1)
      if (!last) continue
      const { status, body } = await look(`/api/getprojetocompleto/${last.id}`)
      if (status === 404 || (status === 200 && !JSON.stringify(body).includes(last.name)))
        unseen.push(last.name)
    }
  }
  const PATHS = [
    '/api/getprojetocompleto?limite=20',
    '/api/secretaria',
    '/api/transparencia/obras?limite=20',
    '/api/transparencia',
  ]
  async function reader() {
    for (let turn = 0; going; turn++) {
      const { status } = await look(PATHS[turn % PATHS.length] ?? '/')
      if (status !== 200) await sleep(AGAIN)
    }
  }

  const all = Promise.all([
    ...Array.from({ length: writers }, writer),
    ...Array.from({ length: readers }, reader),
  ])
  return {
    written,
    refused,
    read,
    unseen,
    /** Lets everybody finish what they began: each write is repeated until it is acknowledged. */
    async stop() {
      going = false
      await all
    },
  }
}
