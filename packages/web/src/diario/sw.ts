/**
 * Opens the diary's page without a network. It keeps the page and its program, by the version of the build, and nothing
 * else: no answer to a call is ever kept here, nor a picture. Written into /diario/sw.js by `service-worker.ts`.
 */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetched extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Scope {
  readonly location: Location
  readonly registration: { unregister(): Promise<boolean> }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: object): Promise<{ postMessage(data: unknown): void }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void
  addEventListener(type: 'install' | 'activate' | 'sync', listener: (event: Extendable) => void): void
}

declare const __FILES__: readonly string[]
declare const __VERSION__: string

const worker = self as unknown as Scope
const PREFIX = 'paco-diario-'
const NAME = PREFIX + __VERSION__
/** Any diary is the same page: which one it is, its address says. */
const PAGE = '/diario/0'

worker.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll([PAGE, ...__FILES__]))
      .then(() => worker.skipWaiting()),
  ),
)

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== NAME))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  ),
)

/** Longer than this nobody at a building site waits for a page that is here already. */
const PATIENCE_MS = 5000

async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request.url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    // A server that does not know the page any more has no use for this either.
    if (response.status === 404) await worker.registration.unregister()
    return response
  } catch {
    return (await caches.match(PAGE)) ?? Response.error()
  }
}

/** Files of the program are named by their content: what is here is what would come. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

const isPage = ({ mode }: Request, path: string) => mode === 'navigate' && /^\/diario\/\d+\/?$/i.test(path)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (isPage(request, pathname)) event.respondWith(page(request))
  else if (__FILES__.includes(pathname)) event.respondWith(file(request))
})

/** The network is back: whoever has the page open sends what waits. The token of a session is never kept here. */
worker.addEventListener('sync', (event) =>
  event.waitUntil(
    worker.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((all) => all.map((client) => client.postMessage('paco-diario'))),
  ),
)
