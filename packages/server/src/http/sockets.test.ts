import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { answerHalfClosed, hurryBodies } from './sockets.ts'

it('a client that has said all and listens on gets its answer', async () => {
  const { app } = await startTestApp()
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  await once(socket, 'connect')
  socket.end('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"Status":"Success"/)
})

it('a body that does not arrive in time is refused; one that may bring a file has longer', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  hurryBodies(app, 30)
  const said = async () => ({ dito: true })
  app.post('/curta', said)
  app.post('/arquivo', { config: { slowBody: true } }, said)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const begin = (path: string) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
    )
    return { socket, answer: text(socket) }
  }
  const slow = begin('/arquivo')
  const late = begin('/curta')
  expect(await late.answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*demorou demais para chegar/)
  slow.socket.write('}')
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*dito/)
})

describe('a client that has said all while its answer takes long', () => {
  /** A call under way, whose answer nobody has begun yet. */
  async function callUnderWay() {
    const server = createServer()
    onTestFinished(() => void server.close())
    answerHalfClosed(server, 1)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write('GET /longa HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
    return { socket, request, response }
  }

  it('is asked whether it is there, and gets its answer', async () => {
    const { socket, response } = await callUnderWay()
    const said = text(socket)
    socket.once('data', () => response.end('pronto'))
    socket.end()
    expect(await said).toMatch(/^(HTTP\/1\.1 102 Processing\r\n\r\n)+HTTP\/1\.1 200 OK[\s\S]*pronto$/)
  })

  it('is known to have gone when it has', async () => {
    const { socket, request } = await callUnderWay()
    const closed = new Promise<boolean>((resolve) => request.socket.once('close', resolve))
    socket.destroy()
    expect(await closed).toBe(true)
  })
})
