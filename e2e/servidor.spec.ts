import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startPostgres } from '../scripts/postgres.mjs'
import {
  ADMIN,
  beginCall,
  call,
  isListening,
  loginAt,
  runToEnd,
  startServer,
  temporaryFolder,
} from './server-process.ts'

const folder = temporaryFolder()
test.afterAll(() => folder.remove())

const empty = (name: string) => ({ DATA_DIR: join(folder.path, name) })

/** Making a database takes longer than what is done with it here: it is made once and copied. */
test.beforeAll(async () => {
  const server = await startServer(empty('made'))
  await server.stop('SIGTERM')
})

/** A folder with a database that has its first administrator and nothing else. */
function embedded(name: string) {
  const { DATA_DIR } = empty(name)
  if (!existsSync(DATA_DIR)) cpSync(empty('made').DATA_DIR, DATA_DIR, { recursive: true })
  return { DATA_DIR }
}

const writeObras = (formacao: string) => ({ nomesecretaria: 'Obras', formacao })

test('a killed server loses nothing it has acknowledged', async () => {
  const server = await startServer(embedded('kill'))
  const token = await loginAt(server)
  let acknowledged = 0
  const writing = (async () => {
    for (let i = 1; ; i++) {
      const { status } = await call(server, 'PUT', '/api/update/12', writeObras(`gravação ${i}`), token)
      if (status === 200) acknowledged = i
      if (i === 40) server.process.kill('SIGKILL')
    }
  })()
  await expect(writing).rejects.toThrow()
  expect(acknowledged).toBeGreaterThanOrEqual(39)

  const again = await startServer(embedded('kill'))
  const { body } = await call(again, 'GET', '/api/getsecret/12')
  expect(Number(body.Result[0].formacao.replace('gravação ', ''))).toBeGreaterThanOrEqual(acknowledged)
  const chain = await call(again, 'GET', '/api/auditoria/verificacao', undefined, await loginAt(again))
  expect(chain.body.Result[0]).toMatchObject({ integra: true })
  expect(await again.stop('SIGTERM')).toBe(0)
})

test('told to stop, it finishes what it has begun', async () => {
  const server = await startServer(embedded('stop'))
  const logins = await Promise.all(Array.from({ length: 5 }, () => beginCall(server, '/api/login', ADMIN)))
  const stopped = server.stop('SIGTERM')
  await expect.poll(() => isListening(server)).toBe(false)
  for (const status of await Promise.all(logins.map((login) => login.finish()))) expect(status).toBe(200)
  expect(await stopped).toBe(0)
})

test('a second process on the same folder is refused and told why', async () => {
  const server = await startServer(embedded('once'))
  const second = await runToEnd(embedded('once'))
  expect(second.code).toBe(1)
  expect(second.output).toContain(`já está em uso pelo processo ${server.process.pid}`)
  expect((await call(server, 'GET', '/api/health')).body).toEqual({ Status: 'Success' })
  await server.stop('SIGTERM')
})

test('a wrong setting is named', async () => {
  const { code, output } = await runToEnd({ PORT: 'trinta' })
  expect(code).toBe(1)
  expect(JSON.parse(output)).toMatchObject({
    level: 'fatal',
    msg: expect.stringMatching(/^Configuração inválida\.\nPORT: /),
  })
})

test('two instances share one PostgreSQL, started at once on an empty database', async () => {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url }
  const [one, two] = await Promise.all([startServer(env), startServer(env)])
  const told = [one, two].filter((server) => server.output().includes('Primeiro administrador'))
  expect(told).toHaveLength(1)

  const token = await loginAt(one)
  await call(one, 'PUT', '/api/update/12', writeObras('de um'), token)
  expect((await call(two, 'GET', '/api/getsecret/12')).body.Result[0].formacao).toBe('de um')
  expect((await call(two, 'GET', '/api/eu', undefined, token)).status).toBe(200)
  const painel = async () => (await call(two, 'GET', '/api/painel')).body.Result[0].numero
  expect(await painel()).toBe(0)
  await call(one, 'POST', '/api/createprojetocompleto', { id_secretaria: 12, nomeprojeto: 'Ponte' }, token)
  await expect.poll(painel).toBe(1)

  await call(two, 'POST', '/api/logout', {}, token)
  // The other one hears of it by NOTIFY, or has forgotten the session two seconds later.
  await expect.poll(async () => (await call(one, 'GET', '/api/eu', undefined, token)).status).toBe(401)

  const guess = { email: ADMIN.email, password: 'um chute qualquer' }
  for (let i = 0; i < 10; i++)
    expect((await call(i % 2 ? one : two, 'POST', '/api/login', guess)).status).toBe(401)
  const limited = await call(one, 'POST', '/api/login', ADMIN)
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call(two, 'POST', '/api/login', ADMIN)).status).toBe(429)
  await Promise.all([one.stop('SIGTERM'), two.stop('SIGTERM')])
  await postgres.stop()
})

test('a backup taken from the command line comes back in another place', async () => {
  const server = await startServer(embedded('source'))
  await call(server, 'PUT', '/api/update/12', writeObras('para guardar'), await loginAt(server))
  await server.stop('SIGTERM')
  const file = join(folder.path, 'paco.backup.gz')
  const saved = await runToEnd(embedded('source'), ['backup', file])
  expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('secretarias: 27') })
  const restored = await runToEnd(empty('target'), ['restore', file])
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('secretarias: 27') })
  const refused = await runToEnd(empty('target'), ['restore', file])
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('já tem dados') })

  const again = await startServer(empty('target'))
  expect((await call(again, 'GET', '/api/getsecret/12')).body.Result[0].formacao).toBe('para guardar')
  expect((await call(again, 'POST', '/api/login', ADMIN)).status).toBe(200)
  await again.stop('SIGTERM')
})
