import { Agent, request } from 'node:http'

/**
 * The attack, in a process of its own: so many callers, each from an address of its own, ask again and again until
 * they are stopped.
 * @typedef {{ port: number, callers: number, method: string, path: string, body?: string }} Attack
 */

/** @param {Agent} agent @param {Attack} attack @param {number} caller @returns {Promise<number>} the status */
const ask = (agent, { port, method, path, body }, caller) =>
  new Promise((resolve) => {
    const headers = { 'X-Forwarded-For': `10.1.${caller}.1`, 'Content-Type': 'application/json' }
    request({ host: '127.0.0.1', port, method, path, agent, headers }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0))
    })
      .once('error', () => resolve(0))
      .end(body)
  })

process.on('message', async (/** @type {Attack} */ order) => {
  const agent = new Agent({ keepAlive: true, maxSockets: order.callers })
  /** @type {Record<number, number>} */
  const answers = {}
  const attack = async (/** @type {unknown} */ _, /** @type {number} */ caller) => {
    for (;;) {
      const status = await ask(agent, order, caller)
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  process.once('SIGTERM', () => process.send?.(answers, () => process.exit()))
  process.send?.('begun')
  await Promise.all(Array.from({ length: order.callers }, attack))
})
