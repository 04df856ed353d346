import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { MUDANDO, PacoError } from '@paco/domain/shared/errors'
import type { FastifyInstance } from 'fastify'
import { refusePlain } from './plain-reply.ts'
import { answerHalfClosed, refuseMalformed, TIMEOUTS } from './sockets.ts'

/** The server that listens for one city, whichever application answers at the moment. */
export interface Front {
  readonly server: Server
  /** Has this application answer from now on, those too who were kept waiting. */
  turnTo(app: FastifyInstance): void
  /** Refuses whoever begins to write, and comes back when those who had begun have ended, or `patience` has. */
  refuseWrites(patience: number): Promise<void>
  /** Keeps whoever calls waiting, and comes back likewise when nobody is being answered. */
  hold(patience: number): Promise<void>
}

const READS = /^(GET|HEAD|OPTIONS)$/
const moving = () => new PacoError(503, MUDANDO, { retryAfter: 5 })

/** Calls that are being answered, and when there are none left. */
class Under {
  readonly #calls = new Set<ServerResponse>()
  #onNone = () => {}

  add(response: ServerResponse): void {
    this.#calls.add(response)
    response.once('close', () => {
      this.#calls.delete(response)
      if (this.#calls.size === 0) this.#onNone()
    })
  }

  none(patience: number): Promise<void> {
    if (this.#calls.size === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patience)
      this.#onNone = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

export function openFront(first: FastifyInstance): Front {
  let app = first
  let isReadOnly = false
  let waiting: [IncomingMessage, ServerResponse][] | null = null
  const [writes, all] = [new Under(), new Under()]

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const isRead = READS.test(request.method ?? '')
    if (isReadOnly && !isRead) refusePlain(response, moving())
    else if (waiting) waiting.push([request, response])
    else {
      all.add(response)
      if (!isRead) writes.add(response)
      app.server.emit('request', request, response)
    }
  }

  const { http, requestTimeout, keepAliveTimeout, connectionTimeout } = TIMEOUTS
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, pass)
  server.setTimeout(connectionTimeout)
  server.on('clientError', refuseMalformed)
  answerHalfClosed(server)
  return {
    server,
    turnTo(next) {
      const kept = waiting ?? []
      ;[app, waiting, isReadOnly] = [next, null, false]
      for (const [request, response] of kept) pass(request, response)
    },
    refuseWrites(patience) {
      isReadOnly = true
      return writes.none(patience)
    },
    hold(patience) {
      waiting ??= []
      return all.none(patience)
    },
  }
}
