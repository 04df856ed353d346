import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import type { S3Access } from './s3-sign.ts'

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'paco-arquivos-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A real S3-compatible server, which holds every request against its signature. */
export async function startS3(): Promise<S3Access> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await temporaryFolder(),
    configureBuckets: [{ name: 'paco', configs: [] }],
  })
  const { port } = await server.run()
  afterAll(() => server.close())
  return { url: `http://127.0.0.1:${port}/paco`, regiao: 'us-east-1', chave: 'S3RVER', segredo: 'S3RVER' }
}

/** Stands before a store and answers as often as said that it is busy. */
export async function startBusy({ url, ...access }: S3Access, busy: number) {
  const target = new URL(url)
  const state = { left: busy, asked: 0 }
  const server = createServer((request, response) => {
    state.asked++
    if (state.left-- > 0) {
      request.resume()
      response.writeHead(503, { 'retry-after': '1' }).end('<Error><Code>SlowDown</Code></Error>')
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', async () => {
      const { connection: _connection, ...headers } = request.headers
      const { request: send } = await import('node:http')
      const on = send(new URL(request.url ?? '', target), { method: request.method ?? 'GET', headers })
      on.on('response', (reply) => {
        response.writeHead(reply.statusCode ?? 500, reply.headers)
        reply.pipe(response)
      })
      on.end(Buffer.concat(chunks))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  return { access: { ...access, url: `http://127.0.0.1:${port}${target.pathname}` }, state }
}
