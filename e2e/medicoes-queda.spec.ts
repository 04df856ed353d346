import { expect, test } from '@playwright/test'
import { startPostgres } from '../scripts/postgres.mjs'
import { call, loginAt, type Server, startServer, temporaryFolder } from './server-process.ts'

const ROWS = 400
const PRECO = 10.01

const folder = temporaryFolder()
test.afterAll(() => folder.remove())

/** A signed contract by unit prices with a sheet of many rows, and an open bulletin of it: whose rows, which bulletin. */
async function openBoletim(server: Server, token: string): Promise<{ id: number; chaves: number[] }> {
  const send = async (method: string, path: string, body: object) => {
    const reply = await call(server, method, path, body, token)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body
  }
  const id_contrato = (
    await send('POST', '/api/contratos', {
      id_secretaria: 12,
      numero: '1',
      ano: 2026,
      processo: '1/2026',
      objeto: 'Pavimentação de vias',
      empresa: 'Construtora Vale Ltda.',
      cnpj: '11222333000181',
      regime: 1,
      valor_inicial: 400_400,
      situacao: 'Em execução',
      assinatura: '2026-01-05',
      ordem_inicio: '2026-01-10',
      prazo_dias: 300,
      projetos: [],
    })
  ).id
  const itens = Array.from({ length: ROWS }, (_, index) => ({
    tipo: 'item',
    codigo: `1.${index + 1}`,
    descricao: `Serviço ${index + 1}`,
    unidade: 'm',
    quantidade: 100,
    preco_unitario: PRECO,
  }))
  const planilha = await send('POST', '/api/quantitativos', {
    id_contrato,
    vigente_de: '2026-01-05',
    itens: [{ tipo: 'grupo', codigo: '1', descricao: 'Serviços' }, ...itens],
  })
  // Typed by one, approved by another.
  const rui = { name: 'Rui', email: 'rui@exemplo.local', password: 'outra pessoa aprova' }
  await send('POST', '/api/usuarios', { ...rui, role: 'admin' })
  const { body: session } = await call(server, 'POST', '/api/login', rui)
  const path = `/api/quantitativos/${planilha.id}/aprovar`
  expect((await call(server, 'PUT', path, { versao: 1 }, session.Token)).status).toBe(200)
  const periodo = { inicio: '2026-01-10', fim: '2026-01-31' }
  const { id } = await send('POST', '/api/medicoes', { id_contrato, ...periodo })
  const { body } = await call(server, 'GET', `/api/medicoes/${id}/linhas`, undefined, token)
  return { id, chaves: body.Result.map(({ chave }: { chave: number }) => chave) }
}

/** The whole bulletin says one number. */
const saying = (chaves: readonly number[], which: number) => ({
  itens: chaves.map((chave) => ({ chave, pleiteada: which, memoria: `gravação ${which}` })),
})

/** Which save a bulletin is of, in every row and in its sums. */
async function readWhich(server: Server, token: string, id: number): Promise<number> {
  const linhas = (await call(server, 'GET', `/api/medicoes/${id}/linhas`, undefined, token)).body.Result
  const said = new Set(linhas.map(({ memoria }: { memoria: string }) => memoria))
  expect([...said]).toHaveLength(1)
  const which: number = linhas[0].pleiteada
  expect(linhas).toHaveLength(ROWS)
  expect(linhas.every((linha: { pleiteada: number; memoria: string }) => linha.pleiteada === which)).toBe(
    true,
  )
  expect(linhas[0].memoria).toBe(`gravação ${which}`)
  const [boletim] = (await call(server, 'GET', `/api/medicoes/${id}`, undefined, token)).body.Result
  expect(Math.round(boletim.valor_periodo * 100)).toBe(Math.round(which * PRECO * 100) * ROWS)
  return which
}

async function killWhileSaving(env: Record<string, string>): Promise<void> {
  let server = await startServer(env)
  let token = await loginAt(server)
  const { id, chaves } = await openBoletim(server, token)
  let acknowledged = 0
  const save = async (which: number) => {
    const { status } = await call(server, 'PUT', `/api/medicoes/${id}`, saying(chaves, which), token)
    expect(status).toBe(200)
    acknowledged = Math.max(acknowledged, which)
  }
  for (const first of [1, 11, 21]) {
    await save(first)
    // Three at once wait for one another: as the first is answered the next is being written.
    const saves = [first + 1, first + 2, first + 3].map(save)
    await Promise.any(saves)
    expect(await server.stop('SIGKILL')).toBe('SIGKILL')
    const ended = await Promise.allSettled(saves)
    const answered = ended.flatMap(({ status }, index) => (status === 'fulfilled' ? [first + 1 + index] : []))
    server = await startServer(env)
    token = await loginAt(server)
    const which = await readWhich(server, token, id)
    // Wholly one that was answered last, or one of those nobody heard of any more.
    expect(answered.length).toBeGreaterThanOrEqual(1)
    expect(which).toBeGreaterThan(first)
    expect(which).toBeLessThanOrEqual(first + 3)
    const chain = await call(server, 'GET', '/api/auditoria/verificacao', undefined, token)
    expect(chain.body.Result[0]).toMatchObject({ integra: true })
    await save(first + 5)
    expect(await readWhich(server, token, id)).toBe(first + 5)
  }
  expect(acknowledged).toBe(26)
  expect(await server.stop('SIGTERM')).toBe(0)
}

test('killed while a bulletin is saved, it is wholly the old or wholly the new: embedded', async () => {
  await killWhileSaving({ DATA_DIR: folder.path })
})

test('killed while a bulletin is saved, it is wholly the old or wholly the new: PostgreSQL', async () => {
  const postgres = await startPostgres()
  await killWhileSaving({ DATABASE_URL: postgres.url })
  await postgres.stop()
})
