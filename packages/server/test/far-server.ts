import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A database server as seen over a network that can fail. */
export interface FarServer {
  url: string
  /** Nothing passes any more, in either direction, and nobody is told. */
  freeze(): void
  /** What was held back passes, and all that comes. */
  thaw(): void
  /** Ends every connection at once, as a server that is stopped, and takes no new one until it is opened again. */
  close(): void
  open(): void
  end(): void
}

/** Puts a network of its own before a server. */
export async function putFarAway(server: string): Promise<FarServer> {
  const target = new URL(server)
  const sockets = new Set<Socket>()
  let frozen = false
  let closed = false
  const relay = createServer((near) => {
    if (closed) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (frozen) from.pause()
    }
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const url = new URL(server)
  url.port = String((relay.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze: () => {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      closed = true
      for (const socket of sockets) socket.destroy()
    },
    open: () => {
      closed = false
    },
    end: () => {
      for (const socket of sockets) socket.destroy()
      relay.close()
    },
  }
}
