import type { PainelExecucao } from '@paco/domain/painel/execucao'
import { CERCA, PLACA, REGULARIZACAO, TOTAL } from '@paco/domain/quantitativos/exemplo.testing'
import { describe, expect, it } from 'vitest'
import { openObras } from '../medicoes/medicoes.testing.ts'
import { compact, readPdf, readSheets } from '../pdf/read-pdf.testing.ts'
import { untold } from '../pdf/read-tags.testing.ts'

const bench = await openObras()
const { call, obras, auditor, saude, visitor, newProjeto, newObra, opened, save, bring, pay, step, NOTA } =
  bench

const read = async (query = '', who: Parameters<typeof call>[0] = null): Promise<PainelExecucao> =>
  (await call(who, 'GET', `/api/painel/execucao${query}`)).json().Result[0]
const ofObras = ({ por_secretaria }: PainelExecucao) =>
  por_secretaria.find(({ id_secretaria }) => id_secretaria === 12)
const monthOf = ({ por_mes }: PainelExecucao, mes: string) => por_mes.find((each) => each.mes === mes)

const NADA = { planejado: 0, contratado: 0, medido: 0, pago: 0, reajuste: 0 }

it('of a city without contracts has zeros for everyone, and no years', async () => {
  const painel = await read()
  expect(painel).toMatchObject({ hoje: '2026-11-16', ano: 2026, por_ano: [], contratos: [], obras: [] })
  expect(painel.por_secretaria).toHaveLength(27)
  expect(painel.por_mes).toHaveLength(12)
  expect(painel.fora).toEqual({ contratos: 0, projetos: 0, valor: 0 })
})

describe('one contract, from its signature to its payments', () => {
  it('is contracted, planned, measured and paid in the months in which it was', async () => {
    const contrato = await newObra()
    expect(ofObras(await read())).toMatchObject({ ...NADA, contratado: TOTAL })
    expect((await read()).fora.contratos).toBe(1)

    await call(obras, 'PUT', `/api/contratos/${contrato}/cronograma`, {
      previstos: [1, 2, 3].flatMap((chave) =>
        [5, 15, 20, 25, 20, 15].map((percentual, index) => ({ chave, mes: index + 1, percentual })),
      ),
    })
    const planned = await read()
    expect(planned.fora.contratos).toBe(0)
    expect(monthOf(planned, '2026-03')).toEqual({
      mes: '2026-03',
      ...NADA,
      planejado: 26_449.39,
      contratado: TOTAL,
    })
    expect(ofObras(planned)).toMatchObject({ planejado: TOTAL, contratado: TOTAL })

    const boletim = await opened(contrato, 0)
    await save(boletim, {
      itens: [
        { chave: PLACA, pleiteada: 6 },
        { chave: CERCA, pleiteada: 120 },
        { chave: REGULARIZACAO, pleiteada: 2000 },
      ],
    })
    await bring(boletim, 'atestada')
    // What nobody approved is nobody's figure.
    expect(ofObras(await read())?.medido).toBe(0)
    await step(boletim, 'aprovar', bench.gestor)
    expect(monthOf(await read(), '2026-03')?.medido).toBe(14_613.72)

    await step(boletim, 'liquidar', bench.financas, NOTA)
    await pay(boletim, { valor: 4613.72, data: '2026-11-16' })
    const painel = await read('?id_secretaria=12')
    expect(monthOf(painel, '2026-11')).toMatchObject({ medido: 0, pago: 4613.72 })
    expect(painel.por_ano).toEqual([
      { ano: 2026, planejado: TOTAL, contratado: TOTAL, medido: 14_613.72, pago: 4613.72, reajuste: 0 },
    ])
    expect(painel.contratos).toEqual([
      {
        id: contrato,
        contrato_nome: expect.stringMatching(/^\d+\/2026 · Construtora Vale Ltda\.$/),
        objeto: 'Construção da ponte do Ribeirão',
        planejado: TOTAL,
        contratado: TOTAL,
        medido: 14_613.72,
        pago: 4613.72,
        reajuste: 0,
        spi: 0.55,
        cor: 'vermelho',
        adiantado: false,
      },
    ])
    expect(painel.obras).toMatchObject([{ id: contrato, secretaria: 'Obras', spi: 0.55, fim: '2026-03-31' }])
    expect(painel.sem_contrato).toBe(0)

    const other = await read('?id_secretaria=17')
    expect(other).toMatchObject({ contratos: [], obras: [], por_ano: [] })
    expect(ofObras(other)?.pago).toBe(4613.72)
    expect(ofObras(await read('?ano=2025'))).toMatchObject(NADA)

    const [curva] = (await call(null, 'GET', `/api/contratos/${contrato}/curva`)).json().Result
    expect([painel.obras[0]?.spi, painel.obras[0]?.cor]).toEqual([curva.spi, curva.cor])
  })

  it('paid ahead of what was measured comes first, however well it runs', async () => {
    const contrato = await newObra()
    const first = await bench.measured(contrato, 0, [{ chave: REGULARIZACAO, pleiteada: 1000 }], 'paga')
    expect((await bench.read(first)).situacao).toBe('paga')
    await bench.measured(contrato, 1, [{ chave: REGULARIZACAO, pleiteada: -500, motivo: 'Medido a mais' }])
    const painel = await read()
    expect(painel.obras[0]).toMatchObject({
      id: contrato,
      medido: 1425,
      pago: 2850,
      planejado: null,
      spi: null,
      adiantado: true,
    })
  })
})

it('what an amendment does to a contract counts in the month it was approved, as its value does', async () => {
  const projeto = await newProjeto({ id_secretaria: 12 })
  const before = ofObras(await read())?.contratado ?? 0
  const contrato = await bench.newContrato({
    situacao: 'Em execução',
    assinatura: '2026-09-02',
    prazo_dias: 365,
    valor_inicial: 1000,
    projetos: [projeto],
  })
  const asked = await bench.ask({
    ...bench.pedido(projeto, 'supressao', { supressao: 100.5, id_orcamento: null }),
    id_contrato: contrato,
  })
  const signed = monthOf(await read(), '2026-09')?.contratado
  expect((await bench.decide(auditor, asked, 'aprovar')).statusCode).toBe(200)
  const painel = await read()
  const { valor_atual } = await bench.readContrato(contrato)
  expect(valor_atual).toBe(899.5)
  expect(ofObras(painel)?.contratado).toBe(before + valor_atual)
  expect(monthOf(painel, '2026-11')?.contratado).toBe(-100.5)
  expect(signed).toBe(1000)
  expect(monthOf(painel, '2026-09')?.contratado).toBe(signed)
})

it('projects without a signed contract plan their installments, from the month of stage 5', async () => {
  const projeto = await newProjeto({ id_secretaria: 17, datainicioetapa5: '2026-11-20' })
  const undated = await newProjeto({ id_secretaria: 17, datainicioetapa5: null })
  for (const projeto_id of [projeto, undated]) {
    const parcelas = [
      { mes: 1, valor: 60.1 },
      { mes: 3, valor: 39.9 },
    ]
    await call(saude, 'POST', '/api/servicos', { projeto_id, descricao: 'Obra', valor_total: 100, parcelas })
  }
  const now = await read('?id_secretaria=17')
  expect(monthOf(now, '2026-11')?.planejado).toBe(60.1)
  expect(now).toMatchObject({ sem_contrato: 60.1, fora: { contratos: 0, projetos: 1, valor: 100 } })
  expect(monthOf(await read('?id_secretaria=17&ano=2027'), '2027-01')?.planejado).toBe(39.9)

  await bench.newContrato({ id_secretaria: 17, projetos: [projeto] })
  expect((await read('?id_secretaria=17')).sem_contrato).toBe(60.1)
  await bench.newContrato({
    id_secretaria: 17,
    situacao: 'Em execução',
    assinatura: '2026-11-02',
    prazo_dias: 180,
    projetos: [projeto, undated],
  })
  const after = await read('?id_secretaria=17')
  expect(after).toMatchObject({ sem_contrato: 0, fora: { contratos: 1, projetos: 0, valor: 0 } })
  expect(monthOf(after, '2026-11')).toMatchObject({ planejado: 0, contratado: 528_987.72 })
})

describe('whoever asks', () => {
  it('gets the same, logged in or not', async () => {
    const open = await call(null, 'GET', '/api/painel/execucao')
    for (const who of [obras, saude, auditor, visitor]) {
      expect((await call(who, 'GET', '/api/painel/execucao')).body).toBe(open.body)
    }
    expect(open.headers['x-hoje']).toBe('2026-11-16')
    const again = await bench.test.app.inject({
      url: '/api/painel/execucao',
      headers: { 'if-none-match': String(open.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    ['ano=ontem', 'ano', 'Informe um número inteiro.'],
    ['ano=1e400', 'ano', 'Informe um número inteiro.'],
    ['ano=1899', 'ano', 'O menor valor aceito é 1900.'],
    ['ano=2200', 'ano', 'O maior valor aceito é 2199.'],
    ['ano=2026.5', 'ano', 'Informe um número inteiro.'],
    ['id_secretaria=0', 'id_secretaria', 'O menor valor aceito é 1.'],
    ['id_secretaria=1e400', 'id_secretaria', 'Número de registro inválido.'],
    ["id_secretaria=1' or '1'='1", 'id_secretaria', 'Número de registro inválido.'],
  ])('for %s is told what is wrong', async (query, campo, motivo) => {
    for (const path of ['/api/painel/execucao?', '/api/exportar/execucao?formato=csv&']) {
      const reply = await call(null, 'GET', path + query)
      expect(reply.statusCode).toBe(400)
      expect(reply.json().Campos).toEqual({ [campo]: motivo })
    }
  })

  it('for a character that no text may hold is refused', async () => {
    const reply = await call(null, 'GET', '/api/painel/execucao?ano=%00')
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ Status: 'Error', Error: expect.any(String) })
  })

  it('may look at a department that is not there, and sees nothing of it', async () => {
    expect(await read('?id_secretaria=999999')).toMatchObject({ contratos: [], por_ano: [], sem_contrato: 0 })
  })
})

it('leaves as a spreadsheet: the departments, or the months of one', async () => {
  const sheet = async (query: string) =>
    (await call(null, 'GET', `/api/exportar/execucao?formato=csv${query}`)).body
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
  const { por_secretaria } = await read()
  const all = await sheet('')
  expect(all[0]).toBe('Secretaria;Planejado (R$);Contratado (R$);Medido (R$);Pago (R$);Reajuste (R$)')
  expect(all).toHaveLength(por_secretaria.length + 2)
  const pago = (await read()).por_ano.find(({ ano }) => ano === 2026)?.pago ?? 0
  expect(all.at(-1)).toContain(`;${pago.toFixed(2).replace('.', ',')};`)
  const months = await sheet('&id_secretaria=12')
  expect(months.map((line) => line.split(';')[0])).toEqual([
    'Mês',
    ...['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'].map(
      (mes) => `${mes}/2026`,
    ),
    'Total',
  ])
  const xlsx = await call(null, 'GET', '/api/exportar/execucao?formato=xlsx')
  expect(xlsx.statusCode).toBe(200)
  expect(xlsx.headers['content-disposition']).toContain('execucao-2026.xlsx')
})

describe('the mayor’s sheet', () => {
  it('is one page of A4, lying, with every department and what it comes to', async () => {
    const reply = await call(null, 'GET', '/api/painel/execucao/pdf')
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.headers['content-disposition']).toContain('execucao-financeira-2026.pdf')
    const { pages, title } = await readPdf(reply.rawPayload)
    expect(title).toBe('Execução financeira 2026')
    expect(await untold(reply.rawPayload)).toEqual([])
    expect(pages).toHaveLength(1)
    const { por_secretaria } = await read()
    for (const { secretaria } of por_secretaria) expect(pages[0]).toContain(compact(secretaria.slice(0, 30)))
    for (const told of ['17.463,72', 'Obras que pedem atenção', 'Pago à frente do medido', 'dez/2026'])
      expect(pages[0]).toContain(compact(told))
    const [sheet] = await readSheets(reply.rawPayload)
    expect(sheet).toMatchObject({ width: expect.closeTo(841.9, 0), height: expect.closeTo(595.3, 0) })
    expect(sheet?.right).toBeLessThan(841)
  })

  it('stays one page with twice as many departments, long names and the largest amounts', async () => {
    const { pool } = bench
    await pool.query(`insert into secretarias (nomesecretaria, tipo)
      select 'Secretaria Extraordinária de Assuntos Estratégicos e Metropolitanos ' || n, 'secretaria' from generate_series(1, 40) n`)
    await bench.newContrato({
      situacao: 'Em execução',
      assinatura: '2026-05-02',
      prazo_dias: 180,
      valor_inicial: 9_999_999_999_999.99 - 100_000_000,
    })
    const reply = await call(null, 'GET', '/api/painel/execucao/pdf?ano=2026')
    const { pages } = await readPdf(reply.rawPayload)
    expect(pages).toHaveLength(1)
    expect((await readSheets(reply.rawPayload))[0]?.right).toBeLessThan(841)
  })

  it.each(['ano=1e400', 'ano=2200', 'id_secretaria=12'])('is refused for %s', async (query) => {
    expect((await call(null, 'GET', `/api/painel/execucao/pdf?${query}`)).statusCode).toBe(400)
  })
})
