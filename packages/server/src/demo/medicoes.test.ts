import { problemsOfAteste } from '@paco/domain/medicoes/ateste'
import { problemsOfCronograma } from '@paco/domain/medicoes/cronograma'
import { problemsOfPagamento } from '@paco/domain/medicoes/pagamento'
import { problemsOfPeriodo } from '@paco/domain/medicoes/periodo'
import { isAprovado, SITUACOES_BOLETIM } from '@paco/domain/medicoes/situacao'
import { problemsOfAprovacao, totaisOf } from '@paco/domain/quantitativos/arvore'
import { refusalOfRevisao } from '@paco/domain/quantitativos/exame'
import { refusalOfTotal } from '@paco/domain/quantitativos/limites'
import type { Recebimento } from '@paco/domain/recebimentos/recebimento'
import { problemsOfTermo } from '@paco/domain/recebimentos/regras'
import { dayOf } from '@paco/domain/shared/days'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import type { Trx } from '../db/database.ts'
import { listPrevistos, loadContrato } from '../medicoes/contrato-queries.ts'
import { readCurva } from '../medicoes/curva.ts'
import { readFolha } from '../medicoes/linhas-queries.ts'
import { medir, valoresDe } from '../medicoes/medir.ts'
import { boletinsOf, loadBoletim } from '../medicoes/queries.ts'
import { etapasOf } from '../medicoes/regra.ts'
import { examinarRevisao } from '../quantitativos/exame.ts'
import { listItens } from '../quantitativos/itens-queries.ts'
import { findAditivo, findRevisao, readContratoDaPlanilha } from '../quantitativos/queries.ts'
import { listRecebimentos, lockContrato } from '../recebimentos/queries.ts'
import { fillDemo } from './demo.ts'

const TODAY = '2026-11-15'
const city = await startTestApp(() => new Date(`${TODAY}T15:00:00Z`))
await fillDemo(city.database.patient.db, TODAY)
const { db, pool } = city.database

const numbers = async (query: string): Promise<number[]> =>
  (await pool.query(query)).rows.map(({ id }: { id: number }) => id)
const count = async (from: string) => (await numbers(`select count(*)::int as id from ${from}`))[0] ?? 0
const measured = await numbers('select distinct contrato_id as id from medicoes order by 1')
const inside = <T>(look: (trx: Trx) => Promise<T>) => db.transaction().execute(look)

describe('the measured contracts of the demo city', () => {
  it('are forty, in both modes, and the last bulletins stand in every state', async () => {
    expect(measured).toHaveLength(40)
    const { rows } = await pool.query(
      `select situacao from medicoes m where numero = (select max(numero) from medicoes where contrato_id = m.contrato_id)`,
    )
    expect([...new Set(rows.map(({ situacao }) => situacao))].sort()).toEqual([...SITUACOES_BOLETIM].sort())
    for (const modo of ['por_item', 'por_etapa'])
      expect(await count(`medicoes_regras where modo = '${modo}'`)).toBeGreaterThanOrEqual(8)
  })

  it('run ahead and behind, and of one more was paid than is measured', async () => {
    const curves = []
    for (const id of measured) curves.push(await readCurva(db, id, TODAY))
    const spis = curves.flatMap(({ spi }) => spi ?? [])
    expect(spis.filter((spi) => spi > 1.05).length).toBeGreaterThanOrEqual(4)
    expect(spis.filter((spi) => spi < 0.8).length).toBeGreaterThanOrEqual(4)
    expect(curves.filter(({ adiantado }) => adiantado)).toHaveLength(1)
    expect(
      curves.every(({ pontos, texto, medido }) => pontos.length > 0 && (medido === 0 || texto !== null)),
    ).toBe(true)
  })

  it.each([
    ['glosas, each with its reason', 'medicoes_itens where aceita < pleiteada and motivo is not null', 20],
    [
      'nothing measured of works that stand still',
      `medicoes m join contratos_projetos v using (contrato_id) join paralisacoes p on p.id_projeto = v.projeto_id
        where p.reinicio is null and m.inicio >= p.inicio`,
      0,
    ],
    ['no glosa without one', 'medicoes_itens where aceita < pleiteada and motivo is null', 0],
    [
      'retention and deductions',
      "medicoes where valor_retido > 0 and deducoes <> '[]' and valor_deducoes > 0",
      3,
    ],
    ['adjustments by index', 'medicoes where valor_reajuste > 0', 2],
    ['revisions by amendment', 'quantitativos_revisoes where aditivo_id is not null', 3],
    [
      'bulletins paid in parts',
      '(select medicao_id from medicoes_pagamentos group by 1 having count(*) > 1) p',
      10,
    ],
    ['reservations that wait', 'recebimentos where ressalvas is not null and sanadas_em is null', 1],
    ['mended ones', 'recebimentos where sanadas_em is not null', 1],
    ['receipts without any', "recebimentos where tipo = 'provisorio' and ressalvas is null", 3],
    ['definitive ones', "recebimentos where tipo = 'definitivo'", 3],
  ])('have %s', async (_, from, least) => {
    const found = await count(from)
    if (least === 0) expect(found).toBe(0)
    else expect(found).toBeGreaterThanOrEqual(least)
  })

  it.each([
    'medicoes where greatest(fim, nota_fiscal_em) > $1',
    'medicoes where greatest(enviada_em, atestada_em, aprovada_em, liquidada_em)::date > $1',
    'medicoes_pagamentos where data > $1',
    'quantitativos_revisoes where vigente_de > $1',
    'recebimentos where greatest(data, sanadas_em) > $1',
  ])('know nothing of the future: no %s', async (future) => {
    const { rows } = await pool.query(`select count(*)::int as n from ${future}`, [TODAY])
    expect(rows[0].n).toBe(0)
  })

  it('have sheets worth what was signed, and revised as the law has it', async () => {
    for (const id of await numbers('select id from quantitativos_revisoes order by id')) {
      const revisao = await findRevisao(db, id)
      const linhas = await listItens(db, id)
      const totais = totaisOf(linhas, revisao.arredondamento)
      const contrato = await readContratoDaPlanilha(db, revisao.contrato_id)
      expect(problemsOfAprovacao(linhas, totais)).toEqual({})
      expect([linhas.map(({ valor }) => valor), revisao.total]).toEqual([totais.valores, totais.total])
      const items = linhas.filter(({ tipo }) => tipo === 'item').length
      expect(items).toBeGreaterThanOrEqual(5)
      expect(items).toBeLessThanOrEqual(40)
      if (revisao.aditivo_id === null) expect(refusalOfTotal(totais.total, contrato.valor_inicial)).toBeNull()
      else {
        const aditivo = await findAditivo(db, revisao.aditivo_id)
        const { exame, depois } = await examinarRevisao(db, contrato, revisao, revisao.aditivo_id)
        expect(
          aditivo && refusalOfRevisao(exame, depois, aditivo, { itens: new Map(), etapas: new Map() }),
        ).toBeNull()
      }
    }
  })

  it('have schedules of every stage, and bulletins that add up by the rules', async () => {
    for (const contrato_id of measured) {
      const contrato = await loadContrato(db, contrato_id)
      const etapas = await etapasOf(db, contrato)
      expect(problemsOfCronograma(await listPrevistos(db, contrato_id), new Set(etapas.keys()))).toEqual({})
      const all = await boletinsOf(db, contrato_id)
      for (const [index, id] of (
        await numbers(`select id from medicoes where contrato_id = ${contrato_id} order by numero`)
      ).entries()) {
        const boletim = await inside((trx) => loadBoletim(trx, id))
        const medido = medir(await readFolha(db, boletim), boletim, contrato.data_base)
        expect(boletim).toMatchObject({
          ...valoresDe(medido),
          deducoes: boletim.deducoes,
          numero: index + 1,
        })
        expect(boletim.deducoes).toEqual(medido.contas.deducoes)
        expect(problemsOfPeriodo(boletim, all.slice(0, index), contrato.ordem_inicio)).toEqual({})
        expect(medido.linhas.filter(({ problema }) => problema !== null)).toEqual([])
        expect(medido.semReajuste).toBeNull()
        if (!isAprovado(boletim.situacao)) expect(boletim.revisao_id).toBe(contrato.revisao_id)
        const linhas = medido.guardadas.map(({ motivo }, place) => ({ medida: medido.linhas[place], motivo }))
        expect(problemsOfAteste(linhas as never, medido.contas, boletim.fim, TODAY)).toEqual({})
        expect(boletim.valor_periodo).not.toBe(0)
      }
    }
  })

  it('were paid after approval, never above the net', async () => {
    const { rows } = await pool.query(
      `select m.valor_liquido as liquido, m.valor_pago, m.situacao, m.aprovada_em,
        array(select jsonb_build_object('data', data, 'valor', valor) from medicoes_pagamentos p where p.medicao_id = m.id order by data) as pagamentos
      from medicoes m where m.aprovada_em is not null`,
    )
    for (const { liquido, valor_pago, situacao, aprovada_em, pagamentos } of rows) {
      const pagavel = { situacao, liquido, aprovada_em: dayOf(aprovada_em) }
      const pagos: number[] = []
      for (const pagamento of pagamentos) {
        expect(problemsOfPagamento(pagamento, pagavel, pagos, TODAY)).toEqual({})
        pagos.push(pagamento.valor)
      }
      if (situacao === 'paga') expect(valor_pago).toBe(Math.max(0, liquido))
      else expect(valor_pago).toBeLessThan(Math.max(0.01, liquido))
    }
  })

  it('were received by the right people, and their contracts tell the same days', async () => {
    for (const id of await numbers('select distinct contrato_id as id from recebimentos')) {
      const contrato = await inside((trx) => lockContrato(trx, id))
      const termos = JSON.parse(await listRecebimentos(db, id)) as Recebimento[]
      const [provisorio = null, definitivo] = termos
      for (const termo of termos)
        expect(problemsOfTermo(termo, contrato, termo === definitivo ? provisorio : null, TODAY)).toEqual({})
      expect(contrato).toMatchObject({
        recebido_provisorio_em: provisorio?.data,
        recebido_definitivo_em: definitivo?.data ?? null,
      })
    }
  })
})
