import { andamento } from '@paco/domain/etapas/progress'
import { fisicoDosContratos } from '@paco/domain/medicoes/progresso'
import { etapasOf } from '@paco/domain/projetos/etapas-wire'
import { CERCA, PLACA, REGULARIZACAO, TOTAL } from '@paco/domain/quantitativos/exemplo.testing'
import { sumMoney } from '@paco/domain/shared/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeDay } from '../projetos/day-change.ts'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { admin, call, pool, newProjeto, newObra, readProjeto, opened, save, bring, pay } = bench
const { ask, auditor, decide, valorRequest } = bench
const TODAY = '2026-11-16'
await changeDay(bench.test.database.db, TODAY)

/** Ten days of twenty are gone of its works. */
const halfWay = () =>
  newProjeto({
    situacaoetapa5: 'Em andamento',
    datainicioetapa5: '2026-11-06',
    datafimetapa5: '2026-11-26',
    datafimetapa6: '2026-12-20',
  })
const sign = (contrato: number) =>
  pool.query(`update contratos set assinatura = '2026-03-02', situacao = 'Em execução' where id = $1`, [
    contrato,
  ])
const figures = async (id: number) => {
  const { contratado, medido, pago, fisico, progresso, status } = await readProjeto(id)
  return { contratado, medido, pago, fisico, progresso, status }
}
const FIRST = [
  { chave: PLACA, pleiteada: 6 },
  { chave: CERCA, pleiteada: 120 },
  { chave: REGULARIZACAO, pleiteada: 2000 },
]
const NOTHING = {
  contratado: null,
  medido: null,
  pago: null,
  fisico: null,
  progresso: 8,
  status: 'Em andamento',
}

describe('a project tells', () => {
  it('what was contracted, measured and paid, each as soon as it was, and counts its works by it', async () => {
    const id = await halfWay()
    expect(await figures(id)).toEqual(NOTHING)
    const contrato = await newObra({ projetos: [id] })
    const contracted = { ...NOTHING, contratado: TOTAL }
    expect(await figures(id)).toEqual(contracted)
    const boletim = await opened(contrato)
    await save(boletim, { itens: FIRST })
    await bring(boletim, 'atestada')
    expect(await figures(id)).toEqual(contracted)
    await bench.step(boletim, 'aprovar', bench.gestor)
    const measured = {
      ...contracted,
      medido: 14_613.72,
      pago: 0,
      fisico: 2,
      progresso: 0,
      status: 'Não iniciado',
    }
    expect(await figures(id)).toEqual(measured)
    await bench.step(boletim, 'liquidar', bench.financas, bench.NOTA)
    expect(await figures(id)).toEqual(measured)
    await pay(boletim, { valor: 10_000 })
    expect(await figures(id)).toEqual({ ...measured, pago: 10_000 })
    // An edit leaves it at what was measured.
    await call(admin, 'PUT', `/api/updateprojetocompleto/${id}`, { gestorprocesso: 'Rui' })
    expect(await figures(id)).toEqual({ ...measured, pago: 10_000 })
  })

  it('nothing of a contract in preparation; of one that serves no longer, nothing any more', async () => {
    const id = await halfWay()
    const contrato = await bench.newContrato({ projetos: [id] })
    expect(await figures(id)).toEqual(NOTHING)
    await sign(contrato)
    expect(await figures(id)).toEqual({ ...NOTHING, contratado: TOTAL })
    await pool.query('delete from contratos_projetos where contrato_id = $1', [contrato])
    expect(await figures(id)).toEqual(NOTHING)
  })

  it('of a contract of several, all of it to each; an amendment of one changes what all are told', async () => {
    const [one, other] = [await halfWay(), await halfWay()]
    await bench.newContrato({ projetos: [one, other], assinatura: '2026-03-02', situacao: 'Em execução' })
    const asked = [await ask(valorRequest(one, 100)), await ask(valorRequest(other, 50))]
    const replies = await Promise.all(asked.map((id) => decide(auditor, id, 'aprovar', 'Rocha')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const contratado = sumMoney([TOTAL, 150])
    expect([await figures(one), await figures(other)]).toMatchObject([{ contratado }, { contratado }])
  })

  it('what indices added in bulletins as part of what is contracted, as far as no apostila granted it', async () => {
    const id = await halfWay()
    const contrato = await newObra({ projetos: [id], data_base: '2024-01-01', indice: 'INCC' })
    const boletim = await opened(contrato)
    await save(boletim, { itens: FIRST, indice_base: 100, indice_atual: 110 })
    await bring(boletim, 'aprovada')
    const read = async () => (await call(null, 'GET', `/api/contratos/${contrato}`)).json().Result[0]
    const reajuste = (await bench.read(boletim)).valor_reajuste
    expect(reajuste).toBeGreaterThan(0)
    const contratado = sumMoney([TOTAL, reajuste])
    expect(await read()).toMatchObject({ reajustes: 0, reajustes_medidos: reajuste, valor_atual: contratado })
    expect(await figures(id)).toMatchObject({ contratado, fisico: 2 })
  })

  it('what was measured and paid before the system was used, with a day and a source, and counts on from there', async () => {
    const id = await halfWay()
    const contrato = await newObra({ projetos: [id] })
    const put = (body: object) => call(admin, 'PUT', `/api/contratos/${contrato}`, body)
    expect((await put({ medido_antes: 100_000 })).json().Campos).toMatchObject({
      antes_ate: expect.any(String),
      antes_motivo: expect.any(String),
    })
    for (const wrong of [{ pago_antes: -1 }, { medido_antes: 'muito' }, { antes_ate: '2026-02-30' }])
      expect((await put(wrong)).statusCode).toBe(400)
    const antes = { medido_antes: 100_000, antes_ate: '2026-04-30', antes_motivo: 'Planilha da Secretaria' }
    expect((await put(antes)).statusCode).toBe(200)
    expect(await figures(id)).toMatchObject({ medido: 100_000, pago: null })
    const boletim = await opened(contrato)
    await save(boletim, { itens: FIRST })
    await bring(boletim, 'aprovada')
    expect(await figures(id)).toMatchObject({ medido: 114_613.72, pago: 0 })
    const { fisico } = await figures(id)
    expect(fisico).toBe(Math.floor((114_613.72 * 100) / TOTAL))
  })

  it('at once, whoever else edits it or its contract', async () => {
    const id = await halfWay()
    const contrato = await newObra({ projetos: [id] })
    const boletim = await opened(contrato)
    await save(boletim, { itens: FIRST })
    await bring(boletim, 'atestada')
    const replies = await Promise.all([
      call(admin, 'PUT', `/api/contratos/${contrato}`, { processo: '1/2026' }),
      bench.step(boletim, 'aprovar', bench.gestor),
      call(admin, 'PUT', `/api/updateprojetocompleto/${id}`, { gestorprocesso: 'Rui' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await figures(id)).toMatchObject({ medido: 14_613.72, fisico: 2, progresso: 0 })
  })
})

/** What is signed, whether by a sheet of its own, and what its bulletins came to, in cents. */
const anyContrato = fc.record({
  signed: fc.boolean(),
  valor: fc.integer({ min: 0, max: 10_000_000_000 }),
  sheet: fc.option(fc.integer({ min: 0, max: 10_000_000_000 })),
  boletins: fc.array(fc.record({ share: fc.integer({ min: 0, max: 100 }), approved: fc.boolean() }), {
    maxLength: 3,
  }),
})
const projetos = fc.sample(fc.array(anyContrato, { maxLength: 3 }), { numRuns: 25, seed: 30 })

async function insertContrato(projeto: number, { signed, valor, sheet, boletins }: (typeof projetos)[0][0]) {
  const contratado = (sheet ?? valor) / 100
  const contrato = await bench.newContrato({ projetos: [projeto], valor_inicial: valor / 100 })
  await pool.query(
    `insert into quantitativos_revisoes (contrato_id, revisao, vigente_de, situacao, total, aprovada_em)
     select $1, 0, '2026-01-01', s, $2, a from (values
       (case when $3::boolean then 'aprovada' else 'rascunho' end, case when $3::boolean then now() end)) as v (s, a)`,
    [contrato, sheet === null ? 1 : contratado, sheet !== null],
  )
  if (signed) await sign(contrato)
  // Only the last may still be on its way.
  const kept = boletins.filter(({ approved }, index) => approved || index === boletins.length - 1)
  for (const [index, { share, approved }] of kept.entries())
    await pool.query(
      `insert into medicoes (contrato_id, revisao_id, numero, inicio, fim, modo, situacao, retencao_percentual, valor_acumulado,
        valor_liquido, valor_pago, criado_por, atestada_por, aprovada_por, aprovada_em)
       select $1, id, $2, '2026-01-01', '2026-01-31', 'por_item', $3, 0, $4, $4, $4, $5, $5, $6, now()
       from quantitativos_revisoes where contrato_id = $1`,
      [
        contrato,
        index + 1,
        approved ? 'liquidada' : 'em_elaboracao',
        Math.floor((contratado * share) / 100),
        bench.obras.id,
        bench.gestor.id,
      ],
    )
  const acumulados = kept.flatMap(({ share, approved }) =>
    approved ? [Math.floor((contratado * share) / 100)] : [],
  )
  return {
    signed,
    // What it is worth; its percentage is of the sheet in force.
    valor: valor / 100,
    contratado,
    medido: acumulados.at(-1) ?? 0,
    pago: sumMoney(acumulados),
    boletins: acumulados.length,
  }
}

it('the database counts as the rules do, whatever the contracts', async () => {
  for (const contratos of projetos) {
    const id = await halfWay()
    const made = []
    for (const contrato of contratos) made.push(await insertContrato(id, contrato))
    const signed = made.filter((contrato) => contrato.signed)
    const found = await readProjeto(id)
    const fisico = fisicoDosContratos(signed)
    const known = signed.some(({ boletins }) => boletins > 0)
    const { progresso, status } = andamento(etapasOf(found), fisico, TODAY)
    expect(await figures(id), JSON.stringify(contratos)).toEqual({
      contratado: signed.length === 0 ? null : sumMoney(signed.map((contrato) => contrato.valor)),
      medido: known ? sumMoney(signed.map(({ medido }) => medido)) : null,
      pago: known ? sumMoney(signed.map(({ pago }) => pago)) : null,
      fisico,
      progresso,
      status,
    })
  }
})
