import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** How the double answers the next call, login aside. */
export type Humor = 'taken' | 'some' | 'no location' | '401' | '422' | '500' | 'hang' | 'reset'

const LOGIN = { login: 'plataforma', senha: 'segredo-do-pncp' }

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString('utf8'))
}

interface Taken {
  method: string
  url: string
  body: unknown
  headers: IncomingMessage['headers']
}

/** Where what was taken is: new items of a plan one by one, anything else that is new by a header, what changed not at all. */
function answer({ method, url, body }: Taken, response: ServerResponse, most = 1000): void {
  if (method !== 'POST') {
    response.writeHead(201).end()
    return
  }
  if (!url.endsWith('/itens')) {
    const ano = (body as { anoPca?: number }).anoPca ?? 2026
    response.writeHead(201, { location: `http://pncp${url}/${ano}/7` }).end()
    return
  }
  const items = (body as { numeroItem: number }[]).slice(0, most)
  response
    .writeHead(200)
    .end(JSON.stringify(items.map(({ numeroItem }) => `http://pncp${url}/${numeroItem}`)))
}

/** A portal of our own on a port of its own, which also fails in the ways the real one does. */
export async function openDouble() {
  const humors: Humor[] = []
  const taken: Taken[] = []
  let logins = 0
  let valid = ''

  const answers: Record<Humor, (request: Taken, response: ServerResponse) => void> = {
    taken: (request, response) => answer(request, response),
    some: (request, response) => answer(request, response, 1),
    'no location': (_request, response) => response.writeHead(200).end(),
    '401': (_request, response) => response.writeHead(401).end(),
    '422': (_request, response) =>
      response.writeHead(422).end(JSON.stringify({ message: 'CNPJ não habilitado' })),
    '500': (_request, response) => response.writeHead(500).end('falha interna'),
    hang: () => {},
    reset: (_request, response) => response.socket?.resetAndDestroy(),
  }
  function enter(body: unknown, response: ServerResponse): void {
    if (JSON.stringify(body) !== JSON.stringify(LOGIN)) {
      response.writeHead(401).end()
      return
    }
    logins += 1
    valid = `Bearer ficha-${logins}`
    response.writeHead(200, { authorization: valid }).end()
  }
  function take(request: IncomingMessage, body: unknown, response: ServerResponse): void {
    const { headers, method = '', url = '' } = request
    const humor = headers.authorization === valid ? (humors.shift() ?? 'taken') : '401'
    if (humor !== '401' && humor !== '422') taken.push({ method, url, body, headers })
    answers[humor]({ method, url, body, headers }, response)
  }
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    if (request.url?.endsWith('/v1/usuarios/login')) enter(body, response)
    else take(request, body, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/pncp`
  return {
    address: { url, ...LOGIN },
    taken,
    logins: () => logins,
    next: (...humor: Humor[]) => humors.push(...humor),
    /** The hour is over. */
    expire: () => {
      valid = ''
    },
  }
}
