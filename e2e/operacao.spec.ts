import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { putFarAway } from '../packages/server/test/far-server.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { ADMIN, call, loginAt, runToEnd, startServer, temporaryFolder } from './server-process.ts'

const folder = temporaryFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>>
test.beforeAll(async () => {
  postgres = await startPostgres()
})
test.afterAll(async () => {
  await postgres.stop()
  folder.remove()
})

const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** The address of the test's server with something changed. */
function at(change: Partial<Pick<URL, 'hostname' | 'port' | 'pathname'>>): string {
  return Object.assign(new URL(postgres.url), change).href
}

test('what keeps it from starting is one sentence that names what to change', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const file = join(folder.path, 'arquivo')
  writeFileSync(file, '')
  const starts: [Record<string, string>, RegExp][] = [
    [{ DATABASE_URL: at({ pathname: '/nenhum' }) }, /^O banco nenhum não existe/],
    [
      { DATABASE_URL: at({ hostname: 'nao-existe.invalid' }) },
      /não foi encontrado\. Corrija .* DATABASE_URL/,
    ],
    [{ DATABASE_URL: at({ port: '1' }) }, /^Nenhum PostgreSQL responde em 127\.0\.0\.1:1\./],
    [
      { DATABASE_URL: postgres.url, DATABASE_OWNER_URL: at({ pathname: '/nenhum' }) },
      /^O banco nenhum não existe .* DATABASE_OWNER_URL\.$/,
    ],
    [
      { DATABASE_URL: postgres.url, DATABASE_OWNER_URL: at({ port: '1' }) },
      /^Nenhum PostgreSQL responde em 127\.0\.0\.1:1\. .* DATABASE_OWNER_URL\.$/,
    ],
    [{ DATABASE_URL: postgres.url, PORT: String(port) }, /^A porta \d+ já está em uso/],
    [{ DATA_DIR: join(file, 'dados') }, /^Não é possível criar a pasta/],
  ]
  const ends = await Promise.all(starts.map(([env]) => runToEnd(env)))
  for (const [index, { code, output }] of ends.entries()) {
    const last = linesOf(output).at(-1)
    expect(last).toMatchObject({ level: 'fatal', msg: expect.stringMatching(starts[index]?.[1] ?? /^$/) })
    expect([code, last?.stack]).toEqual([1, undefined])
  }
  taken.close()
})

test('its log is lines of JSON that tell how long and who, also of those refused', async () => {
  const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'info' })
  const token = await loginAt(server)
  const me = (await call(server, 'GET', '/api/eu', undefined, token)).body.Result[0].id
  // An admin may not decide amendments, and a session that has ended may nothing at all.
  await call(server, 'PUT', '/api/aditivos/1/aprovar', {}, token)
  await call(server, 'POST', '/api/logout', {}, token)
  await call(server, 'GET', '/api/usuarios', undefined, token)
  await call(server, 'GET', '/api/auditoria')
  await server.stop('SIGTERM')
  const asked = linesOf(server.output()).filter(({ msg }) => msg === 'request')
  // By path: a line is written when its answer has left, and the next may be asked for before that.
  const told = Object.fromEntries(asked.map(({ path, status, user }) => [path, { status, user }]))
  expect(told).toEqual({
    '/api/login': { status: 200, user: undefined },
    '/api/eu': { status: 200, user: me },
    '/api/aditivos/1/aprovar': { status: 403, user: me },
    '/api/logout': { status: 200, user: me },
    '/api/usuarios': { status: 401, user: me },
    '/api/auditoria': { status: 401, user: undefined },
  })
  for (const { ms } of asked) expect(ms).toEqual(expect.any(Number))
})

test('told to stop while its database hangs, it ends all the same', async () => {
  const far = await putFarAway(postgres.url)
  const server = await startServer({ DATABASE_URL: far.url, LOG_LEVEL: 'info' })
  await loginAt(server)
  far.freeze()
  const hanging = call(server, 'POST', '/api/login', ADMIN).catch(() => null)
  await expect.poll(async () => (await call(server, 'GET', '/api/health')).status).toBe(503)
  await server.stop('SIGTERM')
  await hanging
  far.end()
})

test('a start on a database that hangs says so', async () => {
  const far = await putFarAway(postgres.url)
  far.freeze()
  const { code, output } = await runToEnd({ DATABASE_URL: far.url })
  expect(code).toBe(1)
  expect(linesOf(output).map(({ level }) => level)).toEqual(['warn', 'fatal'])
  expect(output).toContain('Nenhum PostgreSQL responde em')
  far.end()
})
