import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { makeRelease, releaseName } from '../scripts/package.mjs'
import { call, loginAt, runToEnd, startServer, temporaryFolder } from './server-process.ts'

/** Only Node and what every system has: no npm, no settings of whoever runs the tests. */
const BARE = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` }

const folder = temporaryFolder()
const unpacked = join(folder.path, releaseName)
const paco = join(unpacked, 'paco.mjs')

test.beforeAll(async () => {
  const archive = await makeRelease(folder.path)
  execFileSync('sha256sum', ['-c', `${archive}.sha256`], { cwd: folder.path })
  execFileSync('tar', ['-xzf', archive], { cwd: folder.path })
})
test.afterAll(() => folder.remove())

/** What the image asks a container for, whichever port it is set to: whether it is well. */
function isWell(url: string): boolean {
  const text = readFileSync(resolve(import.meta.dirname, '../ops/Dockerfile'), 'utf8')
  const [, command = '[]'] = /HEALTHCHECK[^[]*CMD (\[.*\])$/m.exec(text.replaceAll(/\\\n\s*/g, '')) ?? []
  const [program, ...args] = JSON.parse(command) as string[]
  return spawnSync(program ?? '', args, { env: { ...BARE, PORT: new URL(url).port } }).status === 0
}

test('the archive says what it is and what is in it', async () => {
  expect((await runToEnd(BARE, ['version'], paco)).output).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(execFileSync(join(unpacked, 'paco'), ['ajuda'], { env: BARE, encoding: 'utf8' })).toContain('doctor')
  expect(existsSync(join(unpacked, 'packages/server/src'))).toBe(false)
  const parts = JSON.parse(readFileSync(join(unpacked, 'sbom.cdx.json'), 'utf8')).components
  const names = parts.map(({ name }: { name: string }) => name)
  for (const name of ['fastify', 'react', '@electric-sql/pglite']) expect(names).toContain(name)
  expect(readFileSync(join(unpacked, 'LICENCAS.txt'), 'utf8')).toMatch(/^fastify \d.*\(MIT\)$/m)
  for (const told of ['NOTAS.md', 'README.pt-BR.md', 'docs/operations.md'])
    expect(existsSync(join(unpacked, told)), told).toBe(true)
  const unreadable = await runToEnd({ ...BARE, PACO_ENV: join(folder.path, 'nenhum.env') }, ['start'], paco)
  expect(unreadable).toEqual({
    code: 1,
    output: expect.stringMatching(/^Não foi possível .* não existe\. /),
  })
})

test('a city of the first version comes back from it: looked at, brought back, worked with', async () => {
  const file = resolve(import.meta.dirname, '../packages/server/test/landed/copias/0013_prazos.gz')
  const env = { ...BARE, DATA_DIR: join(folder.path, 'old') }
  const looked = await runToEnd(env, ['restore', file, '--simular'], paco)
  expect(looked).toMatchObject({ code: 0, output: expect.stringContaining('projetos: 180') })
  expect(existsSync(join(folder.path, 'old/db'))).toBe(false)
  expect((await runToEnd(env, ['restore', file], paco)).code).toBe(0)
  const server = await startServer(env, ['start', '--demo'], paco)
  const enter = { email: 'admin@demo.local', password: 'demonstracao' }
  const token = (await call(server, 'POST', '/api/login', enter)).body.Token
  const chain = await call(server, 'GET', '/api/auditoria/verificacao', undefined, token)
  expect(chain.body.Result[0]).toMatchObject({ integra: true })
  expect((await call(server, 'GET', '/api/painel')).body.Result[0].numero).toBe(180)
  expect(await server.stop('SIGTERM')).toBe(0)
})

test('the archive runs by itself, with pictures, papers, sheets and passwords', async ({ page }) => {
  const server = await startServer({ ...BARE, DATA_DIR: join(folder.path, 'data') }, ['start'], paco)
  try {
    const token = await loginAt(server)
    const headers = { Authorization: `Bearer ${token}` }
    const take = async (path: string) =>
      (await fetch(server.url + path, { headers })).headers.get('content-type')
    expect(await take('/api/exportar/feriados?formato=xlsx')).toContain('spreadsheet')
    expect(await take('/api/painel/execucao/pdf?ano=2026')).toBe('application/pdf')
    expect(isWell(server.url)).toBe(true)
    await page.goto(server.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    expect(await server.stop('SIGTERM')).toBe(0)
  }
  expect(isWell(server.url)).toBe(false)
})

test('a command by hand has the settings of the service, and writes into the folder one is in', async () => {
  const data = join(folder.path, 'service')
  const unit = join(folder.path, 'etc/systemd/system/paco.service')
  mkdirSync(dirname(unit), { recursive: true })
  writeFileSync(
    unit,
    `[Service]\nUser=${userInfo().username}\nEnvironment=DATA_DIR=${data}\nExecStart=/${releaseName}/paco start\n`,
  )
  const server = await startServer({ ...BARE, DATA_DIR: data }, ['start'], paco)
  expect(await server.stop('SIGTERM')).toBe(0)
  const said = execFileSync(join(unpacked, 'paco'), ['backup', 'minha.backup.gz'], {
    cwd: folder.path,
    env: { ...BARE, PACO_RAIZ: folder.path },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect(said).toContain(join(folder.path, 'minha.backup.gz'))
  expect(existsSync(join(folder.path, 'minha.backup.gz'))).toBe(true)
})
