import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { malformed, PacoError } from '@paco/domain/shared/errors'
import type { Kept } from '@paco/domain/shared/per-city'
import type { FastifyInstance } from 'fastify'
import type { TrustProxy } from '../config.ts'
import { plainPath } from '../http/plain-path.ts'
import { refusePlain, sendPlain } from '../http/plain-reply.ts'
import { answerHalfClosed, refuseMalformed, TIMEOUTS } from '../http/sockets.ts'
import { askedFor, trusted } from './host.ts'
import { hearInCity, inCity } from './lugar.ts'

/** A city's system, while it is open. */
export interface Home {
  readonly kept: Kept
  readonly app: FastifyInstance
}

/** What a name leads to: a city's system, or why it is not open. */
type Behind = Home | PacoError

export interface DoorOptions {
  readonly trustProxy: TrustProxy
  /** What is behind a name; null where there is nothing. */
  readonly find: (host: string) => Behind | null
  /** Fails when the database does not answer. */
  readonly ping: () => Promise<void>
  /** Something was refused before it was anybody's. */
  readonly onRefused: () => void
}

/** The same for every name that leads nowhere: it tells nothing of those that do. */
const nobody = () =>
  new PacoError(421, 'Nenhum sistema atende neste endereço. Confira o endereço que foi digitado.')
const silent = () => new PacoError(503, 'O banco de dados não está respondendo.', { retryAfter: 5 })

/** Whoever keeps watch over the process asks it by its address, which is no city's. */
const isHealth = ({ method = '', url = '' }: IncomingMessage) =>
  /^(GET|HEAD)$/.test(method) && plainPath(url) === '/api/health'

function handOver({ kept, app }: Home, request: IncomingMessage, response: ServerResponse): void {
  hearInCity(kept, request)
  hearInCity(kept, response)
  inCity(kept, () => app.server.emit('request', request, response))
}

/** The one server that listens for several cities and hands each call to the one it is for. */
export function openDoor({ trustProxy, find, ping, onRefused }: DoorOptions): Server {
  const trusts = trusted(trustProxy)
  const { http, requestTimeout, keepAliveTimeout, connectionTimeout } = TIMEOUTS

  function behind(request: IncomingMessage): Behind {
    const asked = askedFor(request, trusts)
    if (asked === null) return malformed('A chamada está malformada.')
    const found = find(asked.told ?? asked.own)
    // Sent to one city and told to be for another: whoever keeps answers for either would give them to both.
    const other = asked.told === null ? null : find(asked.own)
    return found === null || (other !== null && other !== found) ? nobody() : found
  }

  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, (request, response) => {
    const home = behind(request)
    if (!(home instanceof PacoError)) return handOver(home, request, response)
    if (home.status === 421 && isHealth(request))
      return void ping().then(
        () => sendPlain(response, 200, { Status: 'Success' }),
        () => refusePlain(response, silent()),
      )
    onRefused()
    refusePlain(response, home)
  })
  server.setTimeout(connectionTimeout)
  server.on('clientError', refuseMalformed)
  answerHalfClosed(server)
  return server
}
