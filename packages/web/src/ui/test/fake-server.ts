import { afterEach, beforeEach, vi } from 'vitest'

export interface Received {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

type Answer = (request: Received) => Response | Promise<Response>

/** Stands where the network begins: everything on our side of it is the real thing. */
class FakeServer {
  readonly received: Received[] = []
  #answer: Answer = () => Response.json({ Status: 'Error', Error: 'Nada foi combinado.' }, { status: 500 })

  answer(answer: Answer): void {
    this.#answer = answer
  }

  get last(): Received | undefined {
    return this.received.at(-1)
  }

  /** Without what was only read. */
  get written(): readonly Received[] {
    return this.received.filter(({ method }) => method !== 'GET')
  }

  /** What was first written there. A page of an earlier test may still be sending what waited in it: to other paths. */
  writtenTo(path: string): Received | undefined {
    return this.written.find((request) => request.path === path)
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const address = new URL(String(input), 'http://paco.test')
    const request = {
      method: init.method ?? 'GET',
      path: address.pathname,
      query: Object.fromEntries(address.searchParams),
      headers: { ...(init.headers as Record<string, string> | undefined) },
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
    }
    this.received.push(request)
    return Promise.race([this.#answer(request), calledOff(init.signal)])
  }
}

/** As on the network, who calls off a request no longer waits for its answer. */
const calledOff = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** A fresh server for each test of the file. */
export function fakeServerForEachTest(): { current: FakeServer } {
  const holder = { current: new FakeServer() }
  beforeEach(() => {
    holder.current = new FakeServer()
    vi.stubGlobal('fetch', holder.current.fetch)
  })
  afterEach(() => vi.unstubAllGlobals())
  return holder
}
