import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { certificate } from '../../../../test/scripts/proxy.ts'
import { messageOf } from '../sistema/doctor/vizinhos.ts'
import { reachSmtp } from './smtp.ts'

const auth = { user: 'paco', pass: 'uma senha' }

async function listen(options: SMTPServerOptions) {
  const server = new SMTPServer({
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === auth.user && password === auth.pass
        ? done(null, { user: username })
        : done(Object.assign(new Error('senha recusada'), { responseCode: 535 })),
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { host: '127.0.0.1', port, secure: false, auth }
}
const whyNot = (address: Parameters<typeof reachSmtp>[0]) => reachSmtp(address).then(() => null, messageOf)

it('the doctor logs in as a delivery does', async () => {
  const address = await listen({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
  expect(await whyNot(address)).toBeNull()
  expect(await whyNot({ ...address, auth: { ...auth, pass: 'outra' } })).toContain('senha recusada')
  expect(await whyNot({ ...address, port: 1 })).toContain('ECONNREFUSED')
})

it('a certificate of an unknown authority says what to set', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paco-smtp-'))
  const { cert, key } = certificate(folder)
  const own = { cert: readFileSync(cert), key: readFileSync(key) }
  rmSync(folder, { recursive: true })
  for (const secure of [false, true]) {
    const address = await listen({ ...own, secure })
    expect(await whyNot({ ...address, secure })).toContain('NODE_EXTRA_CA_CERTS')
  }
})
