import { MESSAGES } from '@paco/domain/medicoes/messages'
import { TOTAL } from '@paco/domain/quantitativos/exemplo.testing'
import { describe, expect, it } from 'vitest'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { call, obras, fiscal, newObra, newContrato, opened, save, check, step, bring, read, readLinhas } =
  bench

const rule = (contrato: number, body: object) =>
  call(obras, 'PUT', `/api/contratos/${contrato}/medicao`, body)
const readRule = async (contrato: number) =>
  (await call(null, 'GET', `/api/contratos/${contrato}/medicao`)).json().Result?.[0]
const schedule = (contrato: number, previstos: unknown, own: object = {}) =>
  call(obras, 'PUT', `/api/contratos/${contrato}/cronograma`, { previstos, ...own })
const whole = (mes: number) => [1, 2, 3].map((chave) => ({ chave, mes, percentual: 100 }))

describe('how a contract is measured', () => {
  it('is by its regime, whether or not somebody wrote it', async () => {
    const [unit, global, direct] = [
      await newObra(),
      await newObra({ regime: 2 }),
      await newObra({ regime: 7 }),
    ]
    expect(await readRule(unit)).toEqual({
      id_contrato: unit,
      modo: 'por_item',
      retencao_percentual: 0,
      versao: 1,
    })
    expect(await readRule(global)).toMatchObject({ modo: 'por_etapa' })
    expect(await readRule(direct)).toMatchObject({ modo: null })
    const refused = await rule(global, { modo: 'por_item', retencao_percentual: 0 })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().Campos.modo).toContain('art. 46, § 9º')
    expect((await rule(direct, { modo: 'por_etapa', retencao_percentual: 0 })).json().Campos).toEqual({
      modo: MESSAGES.directExecution,
    })
    expect((await call(null, 'GET', '/api/contratos/999999/medicao')).statusCode).toBe(404)
  })

  it('is written from the version that was read, the first time too', async () => {
    const contrato = await newObra()
    const body = { modo: 'por_item', retencao_percentual: 5, versao: 1 }
    const replies = await Promise.all([rule(contrato, body), rule(contrato, body), rule(contrato, body)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await readRule(contrato)).toMatchObject({ retencao_percentual: 5, versao: 2 })
    expect((await rule(contrato, { ...body, retencao_percentual: 3.5, versao: 2 })).statusCode).toBe(200)
    expect(await readRule(contrato)).toMatchObject({ retencao_percentual: 3.5, versao: 3 })
  })

  it('a draft follows what is held back, an approved one does not', async () => {
    const contrato = await newObra()
    const id = await opened(contrato)
    await rule(contrato, { modo: 'por_item', retencao_percentual: 10 })
    await save(id, { itens: [{ chave: 11, pleiteada: 1 }] })
    expect(await read(id)).toMatchObject({ valor_retido: 37.06, retencao_percentual: 10 })
    await bring(id, 'aprovada')
    await rule(contrato, { modo: 'por_item', retencao_percentual: 0 })
    expect(await read(id)).toMatchObject({ valor_retido: 37.06, retencao_percentual: 10 })
  })

  it('by stage where prices are global: percents of what each stage is worth', async () => {
    const contrato = await newObra({ regime: 2 })
    const id = await opened(contrato)
    expect(await readLinhas(id)).toMatchObject([
      { chave: 1, codigo: '1', unidade: '%', quantidade: 100, preco: 8913.72 },
      { chave: 2, codigo: '2', unidade: '%', quantidade: 100, preco: 450_585 },
      { chave: 3, codigo: '3', unidade: '%', quantidade: 100, preco: 69_489 },
    ])
    await save(id, {
      itens: [
        { chave: 1, pleiteada: 100 },
        { chave: 3, pleiteada: 33.3333 },
      ],
    })
    expect(await read(id)).toMatchObject({ modo: 'por_etapa', valor_periodo: 32_076.7 })
    expect((await save(id, { itens: [{ chave: 11, pleiteada: 1 }] })).statusCode).toBe(400)
    await bring(id, 'em_conferencia')
    await check(id, [{ chave: 3, aceita: 30, motivo: 'Falta a boca de lobo' }])
    await step(id, 'atestar', fiscal)
    expect(await read(id)).toMatchObject({ valor_periodo: 29_760.42, valor_glosa: 2316.28 })
    expect((await call(bench.admin, 'GET', `/api/medicoes/${id}/pdf`)).statusCode).toBe(200)
  })
})

it('goes with a contract that was never signed', async () => {
  const contrato = await newContrato({ regime: 1 })
  await rule(contrato, { modo: 'por_item', retencao_percentual: 5 })
  expect((await call(obras, 'DELETE', `/api/contratos/${contrato}`)).statusCode).toBe(200)
})

describe('the schedule', () => {
  it('is stored whole, under the version of the rule', async () => {
    const contrato = await newObra()
    const previstos = [
      { chave: 1, mes: 1, percentual: 100 },
      { chave: 2, mes: 1, percentual: 33.3333 },
      { chave: 2, mes: 3, percentual: 66.6667 },
      { chave: 3, mes: 2, percentual: 100 },
      { chave: 3, mes: 3, percentual: 0 },
    ]
    expect((await schedule(contrato, previstos, { versao: 1 })).statusCode).toBe(200)
    expect((await schedule(contrato, whole(1), { versao: 1 })).statusCode).toBe(409)
    const stored = (await call(null, 'GET', `/api/contratos/${contrato}/cronograma`)).json().Result
    expect(stored).toEqual(previstos.slice(0, 4))
    expect(await readRule(contrato)).toMatchObject({ modo: 'por_item', versao: 2 })
    const { rows } = await bench.pool.query(
      `select depois -> 'plano' as plano from auditoria where entidade = 'medicoes_regras' and pai = $1`,
      [`contratos/${contrato}`],
    )
    expect(rows).toEqual([{ plano: [159_108.57, 228_597.57, TOTAL] }])
  })

  it.each([
    [[{ chave: 9, mes: 1, percentual: 100 }, ...whole(1)], { 'previstos.0.chave': MESSAGES.unknownStage }],
    [whole(1).slice(1), { previstos: MESSAGES.missingStage }],
    [[...whole(1), { chave: 3, mes: 1, percentual: 0 }], { 'previstos.3.mes': MESSAGES.repeatedMonth }],
    [
      [{ chave: 1, mes: 1, percentual: 99.9999 }, ...whole(1).slice(1)],
      { 'previstos.0.percentual': 'Os meses desta etapa somam 99,9999%: precisam somar 100%.' },
    ],
    ['tudo', { previstos: 'Informe a lista do cronograma.' }],
  ])('%j is refused', async (previstos, campos) => {
    const reply = await schedule(await newObra(), previstos)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, campos])
  })

  it('needs an approved sheet', async () => {
    const contrato = await newContrato({ regime: 1 })
    expect((await schedule(contrato, whole(1))).json().message).toBe(MESSAGES.noPlanilha)
    expect((await call(null, 'GET', '/api/contratos/999999/cronograma')).statusCode).toBe(404)
  })
})

describe('the curve', () => {
  it('of a contract without schedule, order or sheet says nothing it does not know', async () => {
    const contrato = await newContrato({ regime: 1 })
    const [curva] = (await call(null, 'GET', `/api/contratos/${contrato}/curva`)).json().Result
    expect(curva).toMatchObject({
      pontos: [],
      mes: null,
      spi: null,
      cor: null,
      texto: null,
      medido: 0,
      pago: 0,
    })
    expect((await call(null, 'GET', '/api/contratos/999999/curva')).statusCode).toBe(404)
  })

  it('knows nothing of what is not approved', async () => {
    const contrato = await newObra()
    await schedule(contrato, whole(1))
    const id = await opened(contrato)
    await save(id, { itens: [{ chave: 11, pleiteada: 6 }] })
    await bring(id, 'atestada')
    const curve = async () => (await call(null, 'GET', `/api/contratos/${contrato}/curva`)).json().Result[0]
    expect(await curve()).toMatchObject({ medido: 0, mes: null })
    await step(id, 'aprovar', bench.gestor)
    expect(await curve()).toMatchObject({ medido: 2223.72, mes: 1, spi: 0, cor: 'vermelho' })
  })
})
