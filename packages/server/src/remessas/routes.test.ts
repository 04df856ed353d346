import { createHash } from 'node:crypto'
import { readXlsx } from 'hucre'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from '../aditivos/aditivos.testing.ts'

const now = new Date('2026-11-17T15:00:00Z')
const test = await startTestApp(() => now)
const bench = await openBench(test)
const { admin, obras, auditor, call } = bench

const ponte = await bench.newProjeto({ natureza: 'obra', nomeprojeto: 'Ponte', endereco: 'Rua do Rio, 10' })
await call(admin, 'POST', '/api/coordenadas', { id_projeto: ponte, latitude: -22.8164, longitude: -45.1933 })
await bench.newContrato([ponte], { assinatura: '2026-02-01' })
await bench.newContrato([ponte], {
  situacao: 'Cumprido',
  assinatura: '2025-02-01',
  encerrado_em: '2026-03-31',
})
await bench.newContrato([ponte], { situacao: 'Em preparação', assinatura: null })
await bench.newContrato([ponte], { assinatura: '2026-10-01' })
const compra = await bench.newProjeto({ natureza: 'compra', nomeprojeto: 'Cadeiras' })
await bench.newContrato([compra], { assinatura: '2026-02-01' })

const PERIODO = { inicio: '2026-04-01', fim: '2026-09-30' }
const make = (own: object = {}, who: Who = admin) =>
  call(who, 'POST', '/api/remessas', { tribunal: 'tce-sp', ...PERIODO, ...own })
const list = async (who: Who = auditor) => (await call(who, 'GET', '/api/remessas')).json().Result
const fileOf = (id: number, who: Who = auditor) => call(who, 'GET', `/api/remessas/${id}/arquivo`)
const preview = async (query = '') =>
  (await call(auditor, 'GET', `/api/relatorios/obras-tce${query}`)).json().Result[0]

describe('the report of works', () => {
  it('has the works under contracts that were signed and had not ended before the period', async () => {
    expect(await preview()).toMatchObject({ ...PERIODO, linhas: 1 })
    expect((await preview('?inicio=2026-01-01&fim=2026-11-17')).linhas).toBe(3)
    expect((await preview('?inicio=2024-01-01&fim=2024-12-31')).linhas).toBe(0)
  })

  it('tells what the court would miss', async () => {
    expect((await preview()).pendencias.map(({ campo }: { campo: string }) => campo)).toEqual([
      'Fonte de recursos',
      'CNPJ',
    ])
  })

  it('is a spreadsheet with both schedules and the court’s codes', async () => {
    const reply = await call(auditor, 'GET', '/api/exportar/obras-tce?formato=xlsx')
    const { sheets } = await readXlsx(reply.rawPayload)
    const rows = sheets[0]?.rows ?? []
    expect(rows[1]?.slice(0, 2)).toEqual(['Período', '01/04/2026 a 30/09/2026'])
    expect(rows[3]?.[0]).toBe('Nomes dos campos: conferir no Portal de Sistemas')
    const [head = [], line = []] = rows.slice(5)
    const cell = (label: string) => line[head.indexOf(label)]
    expect([cell('Obra'), cell('Endereço'), cell('Latitude')]).toEqual(['Ponte', 'Rua do Rio, 10', -22.8164])
    expect(head).toEqual(expect.arrayContaining(['Conclusão original', 'Conclusão atual', 'Providências']))
    // Past the end of its fifth stage by the first schedule.
    expect([cell('Situação (código AUDESP)'), cell('Situação')]).toEqual([2, 'Em execução (atrasado)'])
  })

  it.each<[string, Who, number]>([
    ['a stranger', null, 401],
    ['a department', obras, 403],
    ['an auditor', auditor, 200],
  ])('is read by %s: %o', async (_, who, status) => {
    for (const url of ['/api/relatorios/obras-tce', '/api/exportar/obras-tce?formato=csv', '/api/remessas'])
      expect((await call(who, 'GET', url)).statusCode).toBe(status)
  })

  it.each([
    ['?inicio=2026-02-30', 'inicio'],
    ['?inicio=2026-10-01', 'fim'],
    ['?fim=1e400', 'fim'],
    ['?tribunal=tce-xx', 'tribunal'],
  ])('%s is refused', async (query, field) => {
    const reply = await call(auditor, 'GET', `/api/relatorios/obras-tce${query}`)
    expect([reply.statusCode, Object.keys(reply.json().Campos)]).toEqual([400, [field]])
  })
})

describe('a remittance', () => {
  it('is frozen: the same bytes, whatever becomes of the works', async () => {
    const { id } = (await make()).json()
    const [row] = await list()
    expect(row).toMatchObject({
      id,
      tribunal: 'tce-sp',
      ...PERIODO,
      linhas: 1,
      arquivo: { nome: 'obras-tce-sp-2026-04-01-a-2026-09-30.xlsx' },
      feita_em: now.toISOString().replace('.000Z', '+00:00'),
    })
    const first = (await fileOf(id)).rawPayload
    expect(createHash('sha256').update(first).digest('hex')).toBe(row.sha256)
    await test.database.pool.query("update projetos set nomeprojeto = 'Ponte nova' where id = $1", [ponte])
    expect((await fileOf(id)).rawPayload.equals(first)).toBe(true)
    const second = (await make()).json().id as number
    expect((await fileOf(second)).rawPayload.equals(first)).toBe(false)
  })

  it('is made once of the same, however many ask at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => make({ inicio: '2026-05-01' })))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().Error).toBe(
      'Esta remessa já foi gerada: nada mudou desde então.',
    )
  })

  it.each<[string, Who, number]>([
    ['a stranger', null, 401],
    ['a department', obras, 403],
    ['an auditor', auditor, 403],
  ])('is not made by %s', async (_, who, status) => {
    expect((await make({}, who)).statusCode).toBe(status)
  })

  it('is not handed to a department or a stranger, nor is one that is not there', async () => {
    const { id } = (await make({ inicio: '2026-06-01' })).json()
    expect((await fileOf(id, null)).statusCode).toBe(401)
    expect((await fileOf(id, obras)).statusCode).toBe(403)
    expect((await fileOf(99_999)).statusCode).toBe(404)
  })

  it.each([
    ['a period that is not over', { fim: '2026-11-18' }, 'fim'],
    ['a period that ends before it begins', { inicio: '2026-10-01' }, 'fim'],
    ['a day that is none', { inicio: '2026-02-30' }, 'inicio'],
    ['another court', { tribunal: 'tce-xx' }, 'tribunal'],
  ])('refuses %s', async (_, own, field) => {
    const reply = await make(own)
    expect([reply.statusCode, Object.keys(reply.json().Campos)]).toEqual([400, [field]])
  })

  it('knows by itself who makes it and when', async () => {
    const sent = {
      inicio: '2026-07-01',
      feita_por: obras.id,
      feita_em: '2020-01-01',
      linhas: 99,
      arquivo: 'ab',
    }
    const { id } = (await make(sent)).json()
    const row = await test.database.db
      .selectFrom('remessas')
      .select(['feita_por', 'feita_em', 'linhas'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ feita_por: admin.id, feita_em: now, linhas: 1 })
  })

  it('never changes nor goes, and stands in the trail', async () => {
    const { id } = (await make({ inicio: '2026-08-01' })).json()
    for (const statement of ['update remessas set linhas = 0', 'delete from remessas', 'truncate remessas'])
      await expect(test.database.pool.query(statement)).rejects.toMatchObject({ code: 'PA002' })
    const trail = (await call(admin, 'GET', `/api/historico/remessas/${id}`)).json().Result
    expect(trail.map(({ acao }: { acao: string }) => acao)).toEqual(['criou'])
  })
})

describe('a city of another court', () => {
  const move = (tribunal: string) => call(admin, 'PUT', '/api/cidade', { tribunal })
  afterAll(() => move('tce-sp'))

  it('has the general report under its court’s name, and keeps what was sent before', async () => {
    const before = await list()
    expect((await move('tce-mg')).statusCode).toBe(200)
    expect(await preview()).toMatchObject({ tribunal: 'tce-mg', inicio: '2026-01-01', fim: '2026-06-30' })
    const { rawPayload } = await call(auditor, 'GET', '/api/exportar/obras-tce?formato=xlsx')
    const rows = (await readXlsx(rawPayload)).sheets[0]?.rows ?? []
    expect(rows[0]?.[0]).toBe('Obras contratadas: TCE-MG')
    expect(JSON.stringify(rows)).not.toMatch(/AUDESP|São Paulo/)
    const wrong = await make()
    expect(wrong.json().Campos).toEqual({ tribunal: 'O tribunal desta cidade é TCE-MG.' })
    expect((await make({ tribunal: 'tce-mg' })).statusCode).toBe(200)
    const [newest] = await list()
    expect(newest).toMatchObject({ tribunal: 'tce-mg' })
    expect(await list()).toHaveLength(before.length + 1)
  })
})
