import { Agent, request } from 'node:http'
import { takeOrders } from './orders.mjs'

/**
 * The load, in a process of its own: as many requests as so many connections get answered in the given time.
 * @typedef {{ port: number, paths: string[], connections: number, milliseconds: number }} Order
 */

/** @param {Agent} agent @param {number} port @param {string} path @returns {Promise<void>} */
const get = (agent, port, path) =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${path} answered ${response.statusCode}`))
      })
    })
      .once('error', reject)
      .end()
  })

/** @param {Order} order @returns {Promise<number>} requests per second */
async function slice({ port, paths, connections, milliseconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const start = performance.now()
  let answered = 0
  let asked = 0
  const connection = async () => {
    while (performance.now() - start < milliseconds) {
      await get(agent, port, paths[asked++ % paths.length] ?? '/')
      answered++
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return answered / seconds
}

takeOrders(slice)
