import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'

const { app } = await startTestApp()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

const login = (payload: string | Buffer, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/login', payload, headers: { 'content-type': type } })

/** Sends raw bytes and answers all that comes back until the server closes. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}

afterAll(async () => {
  expect((await app.inject('/api/health')).json()).toEqual({ Status: 'Success' })
})

describe('hostile bodies get a clear refusal', () => {
  it.each([
    ['broken JSON', '{"email":', 400, 'O JSON enviado está malformado.'],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, 'O conteúdo enviado não é UTF-8 válido.'],
    ['a NUL', '{"email":"a\\u0000@b","password":"x"}', 400, 'O texto enviado tem caracteres inválidos.'],
    [
      'half a character',
      '{"email":"\\ud800@b","password":"x"}',
      400,
      'O texto enviado tem caracteres inválidos.',
    ],
    ['deep nesting', '['.repeat(30_000), 400, 'O JSON enviado tem níveis demais.'],
    ['an array', '[]', 400, 'Envie um objeto JSON.'],
    ['a number', '12', 400, 'Envie um objeto JSON.'],
    ['a text', '"texto"', 400, 'Envie um objeto JSON.'],
    ['null', 'null', 400, 'Confira os campos indicados.'],
    ['nothing', '', 400, 'Confira os campos indicados.'],
    ['1e400', '{"email":1e400,"password":1e400}', 400, 'Confira os campos indicados.'],
    ['__proto__', '{"__proto__":{"email":"a@b"},"constructor":1}', 400, 'Confira os campos indicados.'],
    [
      'more than a stranger needs',
      `{"email":"${'x'.repeat(33_000)}"}`,
      413,
      'O conteúdo enviado passa de 32 kB.',
    ],
    [
      'accents piled upon accents',
      `{"email":"${'\u0315\u0300'.repeat(5_000)}","password":"x"}`,
      400,
      'O texto enviado tem caracteres inválidos.',
    ],
    [
      'a list without end',
      `{"email":[${'0,'.repeat(10_000)}0],"password":"x"}`,
      400,
      'O conteúdo enviado tem itens demais.',
    ],
  ])('%s', async (_what, payload, status, text) => {
    const reply = await login(payload)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ Status: 'Error', Error: text, message: text })
  })

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=X',
  ])('the type %s', async (type) => {
    const reply = await login('email=a', type)
    expect(reply.statusCode).toBe(415)
    expect(reply.json().Status).toBe('Error')
  })

  it('a large body still being sent sees its 413', async () => {
    const size = 20 * 1024 * 1024
    const body = Buffer.alloc(size, 'x')
    const reply = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({ Status: 'Error' })
  })
})

describe('odd targets', () => {
  it.each([
    ['//', 404],
    ['//api//health', 404],
    ['/api/nada', 404],
    ['/api/usuarios/%', 400],
    ['/api/getSecretaria?busca=%FF', 400],
    ['/api/getSecretaria?busca=%00', 400],
    [`/api/getSecretaria?busca=${'x'.repeat(201)}`, 400],
    ['/api/getSecretaria?__proto__=1&constructor=2', 400],
    ['/API/HEALTH', 200],
  ])('%s is answered with %i', async (url, status) => {
    const reply = await fetch(`http://127.0.0.1:${port}${url}`)
    expect(reply.status).toBe(status)
    expect(reply.headers.get('content-type')).toMatch(/json/)
  })

  it.each([
    'GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET http://[::1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'NONSENSE\r\n\r\n',
    `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
    'TRACE /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n{}   ',
  ])('the raw request %j is refused, not fatal, and nothing runs in the answer', async (text) => {
    const reply = await raw(text)
    expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(reply).toMatch(/x-content-type-options: nosniff/i)
    expect(reply).toMatch(/content-security-policy: default-src 'none'; base-uri 'none'/i)
  })
})

describe('every reply', () => {
  it.each([
    '/api/health',
    '/api/nada',
    '/api/usuarios',
    '/API/health',
    '/%61pi/health',
    '/%61pi/nada',
    '//api/nada',
  ])('%s carries the safety headers', async (url) => {
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('asks for TLS from then on when it came through TLS', async () => {
    const { headers } = await app.inject({ url: '/api/health', headers: { 'x-forwarded-proto': 'https' } })
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
  })

  it('never tells more than it should of an error of ours', async () => {
    const reply = await app.inject('/api/getSecretaria?limite=1&pagina=1000000')
    expect(reply.statusCode).toBe(200)
    expect(reply.json().Result).toEqual([])
  })
})

describe('the description of the interface', () => {
  it('is OpenAPI 3.1 with every call', async () => {
    const description = (await app.inject('/api/openapi.json')).json()
    expect(description.openapi).toBe('3.1.0')
    expect(description.paths['/api/usuarios/{id}'].put.security).toEqual([{ token: [] }])
    expect(
      description.paths['/api/createsecretaria'].post.requestBody.content['multipart/form-data'].schema
        .required,
    ).toEqual(['nomesecretaria'])
    expect(
      description.paths['/api/login'].post.responses['400'].content['application/json'].schema.$ref,
    ).toBe('#/components/schemas/Erro')
  })
})
