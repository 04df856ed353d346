import { expect, test } from '@playwright/test'
import { startPostgres } from '../scripts/postgres.mjs'
import { call, loginAt, type Server, startServer, temporaryFolder } from './server-process.ts'

const ROWS = 700
const folder = temporaryFolder()
test.afterAll(() => folder.remove())

const sheet = () =>
  [
    'Secretaria;Nome do projeto;Valor;Início etapa 1;Fim etapa 6;Latitude;Longitude',
    ...Array.from(
      { length: ROWS },
      (_, n) => `Obras;Rua ${n + 1};${n + 1},50;01/03/2026;30/11/2026;-22,81;-45,19`,
    ),
  ].join('\r\n')

async function send(server: Server, token: string): Promise<number> {
  const body = new FormData()
  body.set('lista', 'processos')
  body.set('arquivo', new File([sheet()], 'ruas.csv', { type: 'text/csv' }))
  const headers = { Authorization: `Bearer ${token}` }
  const reply = await fetch(`${server.url}/api/importacoes`, { method: 'POST', headers, body })
  return (await reply.json()).id
}

async function read(server: Server, token: string, id: number) {
  const { status, body } = await call(server, 'GET', `/api/importacoes/${id}`, undefined, token)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.Result[0]
}

const countProjetos = async (server: Server, token: string): Promise<number> =>
  (await call(server, 'GET', '/api/getprojetocompleto', undefined, token)).body.Result.length

/** Killed with some rows written and others not: started again, it takes back what is there, and the sheet may come in anew. */
async function killWhileImporting(env: Record<string, string>): Promise<void> {
  let server = await startServer(env)
  let token = await loginAt(server)
  const id = await send(server, token)
  expect((await call(server, 'POST', `/api/importacoes/${id}/importar`, { versao: 1 }, token)).status).toBe(
    200,
  )
  await expect
    .poll(async () => (await read(server, token, id)).feitas, { intervals: [20], timeout: 60_000 })
    .toBeGreaterThan(0)
  expect(await server.stop('SIGKILL')).toBe('SIGKILL')

  server = await startServer(env)
  token = await loginAt(server)
  await expect.poll(async () => (await read(server, token, id)).situacao, { timeout: 120_000 }).toBe('falhou')
  const { motivo } = await read(server, token, id)
  expect(motivo).toBe('A importação foi interrompida: nada ficou gravado.')
  expect(await countProjetos(server, token)).toBe(0)
  const points = await call(server, 'GET', '/api/coordenadas', undefined, token)
  expect(points.body).toEqual([])
  const chain = await call(server, 'GET', '/api/auditoria/verificacao', undefined, token)
  expect(chain.body.Result[0]).toMatchObject({ integra: true })

  const again = await send(server, token)
  await call(server, 'POST', `/api/importacoes/${again}/importar`, { versao: 1 }, token)
  await expect
    .poll(async () => (await read(server, token, again)).situacao, { timeout: 120_000 })
    .toBe('importada')
  expect(await countProjetos(server, token)).toBe(ROWS)
  expect(await server.stop('SIGTERM')).toBe(0)
}

test('killed in the middle of an import, nothing of it stays: embedded', async () => {
  await killWhileImporting({ DATA_DIR: folder.path })
})

test('killed in the middle of an import, nothing of it stays: PostgreSQL', async () => {
  const postgres = await startPostgres()
  await killWhileImporting({ DATABASE_URL: postgres.url })
  await postgres.stop()
})
