import { connect } from 'node:net'
import { takeOrders } from './orders.mjs'

/**
 * The load, in a process of its own, over bare sockets: requests are written as they were made beforehand, and of the
 * answers only the end is looked for, so that the load takes as little as possible from those who are measured.
 * @typedef {{ port: number, requests: string[], connections: number, milliseconds: number }} Order
 */

/** Replaced by a number of its own in each request: an idempotency key is used once. */
const UNIQUE = '@@@@@@@@@@@@'
let drawn = Date.now() * 1000

const END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = '0\r\n\r\n'

/** Tells when an answer is complete. */
function reader() {
  let head = Buffer.alloc(0)
  let left = -1
  let chunked = false
  let tail = ''
  /** @param {Buffer} body */
  const count = (body) => {
    if (!chunked) {
      left -= body.length
      return left <= 0
    }
    tail = (tail + body.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length)
    return tail === LAST_CHUNK
  }
  return (/** @type {Buffer} */ chunk) => {
    if (left >= 0 || chunked) return count(chunk)
    head = Buffer.concat([head, chunk])
    const end = head.indexOf(END)
    if (end < 0) return false
    const text = head.subarray(0, end).toString('latin1')
    if (!text.startsWith('HTTP/1.1 200')) throw new Error(text)
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
    if (length === undefined) chunked = true
    else left = Number(length)
    return count(head.subarray(end + END.length))
  }
}

/** One connection, request after request until the time is up. @param {Order} order @param {() => string} next @param {() => boolean} over @returns {Promise<number>} */
const converse = ({ port }, next, over) =>
  new Promise((resolve, reject) => {
    let answered = 0
    let read = reader()
    const socket = connect(port, '127.0.0.1').setNoDelay()
    socket.on('error', reject)
    const ask = () => socket.write(next().replace(UNIQUE, String(drawn++).slice(-UNIQUE.length)))
    socket.on('connect', ask)
    socket.on('data', (chunk) => {
      try {
        if (!read(chunk)) return
      } catch (error) {
        socket.destroy()
        return reject(error)
      }
      answered++
      read = reader()
      if (!over()) return ask()
      socket.end()
      resolve(answered)
    })
  })

/** @param {Order} order @returns {Promise<number>} requests per second */
async function slice(order) {
  const { requests, connections, milliseconds } = order
  const start = performance.now()
  let asked = 0
  const next = () => requests[asked++ % requests.length] ?? ''
  const over = () => performance.now() - start > milliseconds
  const counts = await Promise.all(Array.from({ length: connections }, () => converse(order, next, over)))
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000)
}

takeOrders(slice)
