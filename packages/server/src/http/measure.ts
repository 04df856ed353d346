import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Flights } from '../metrics/flights.ts'
import type { Requests } from '../metrics/requests.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Its place among those that are under way. */
    flight: number
  }
}

/** Files have hundreds of names, and no route each. */
const FILES = '(files)'
/** The route of pages is for whatever no other is for; what is not a page either is somebody's mistake, or attack. */
export const ANY_PAGE = '/*'
const [PAGES, UNKNOWN] = ['(pages)', '(unknown)']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const patternOf = (url: string) => (/^\/api(\/|$)|[:*]|^\/metrics$/.test(url) ? url : FILES)

type Place = (request: FastifyRequest) => number

/** A route of one method, as nearly all are, has its place; one of several has one for each. */
function placesOf(requests: Requests, method: string | string[], url: string): Place {
  const methods = [method].flat()
  const places = new Map(methods.map((one) => [one, requests.open(one, patternOf(url))]))
  const [first = 0] = places.values()
  return methods.length === 1 ? () => first : (request) => places.get(request.method) ?? first
}

/** Those of what has no route: few, whatever is asked for, by whatever method. */
function strangePlaces(requests: Requests, name: string): Place {
  const places = new Map(METHODS.map((method): [string, number] => [method, requests.open(method, name)]))
  const other = requests.open('other', name)
  return ({ method }) => places.get(method) ?? other
}

/** Counts every answer under the pattern of its route, and knows which are under way. Before any route is made. */
export function measureRequests(app: FastifyInstance, requests: Requests, flights: Flights): void {
  app.decorateRequest('flight', -1)
  app.addHook('onRoute', (route) => {
    if (route.url === ANY_PAGE) return
    const placeOf = placesOf(requests, route.method, route.url)
    const enter = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      request.flight = flights.enter(placeOf(request), performance.now())
      done()
    }
    const leave = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      flights.leave(request.flight)
      requests.count(placeOf(request), reply.statusCode, reply.elapsedTime)
      done()
    }
    route.onRequest = [enter, ...[route.onRequest ?? []].flat()]
    route.onResponse = [leave, ...[route.onResponse ?? []].flat()]
  })
  const [pages, unknown] = [strangePlaces(requests, PAGES), strangePlaces(requests, UNKNOWN)]
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404 || request.routeOptions.url === ANY_PAGE) {
      const placeOf = reply.statusCode < 400 ? pages : unknown
      requests.count(placeOf(request), reply.statusCode, reply.elapsedTime)
    }
    done()
  })
}
