import { type Linha, totaisOf } from '@paco/domain/quantitativos/arvore'
import { EXEMPLO, TOTAL } from '@paco/domain/quantitativos/exemplo.testing'
import type pg from 'pg'
import { loginAs, startTestApp } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { openContratos } from '../contratos/contratos.testing.ts'

export type Itens = readonly { chave: number; [field: string]: unknown }[]

const PERIODOS = [
  ['2026-03-10', '2026-03-31'],
  ['2026-04-01', '2026-04-30'],
  ['2026-05-01', '2026-05-31'],
] as const

interface Revisao {
  readonly revisao?: number
  readonly aditivo?: number
}

/** A bill of quantities, as its own calls leave it when it is approved. */
export async function insertPlanilha(
  pool: pg.Pool,
  contrato: number,
  aprovada_por: number,
  linhas: readonly Linha[] = EXEMPLO,
  { revisao = 0, aditivo }: Revisao = {},
): Promise<void> {
  const { valores } = totaisOf(linhas)
  const { rows } = await pool.query(
    `insert into quantitativos_revisoes (contrato_id, revisao, aditivo_id, vigente_de, total)
     values ($1, $2, $3, '2026-03-02', $4) returning id`,
    [contrato, revisao, aditivo ?? null, TOTAL],
  )
  await pool.query(
    `insert into quantitativos_itens (revisao_id, chave, ordem, codigo, tipo, descricao, unidade, quantidade, preco_unitario, valor)
     select $1, chave, ordem, codigo, tipo, 'Serviço ' || codigo, case tipo when 'item' then 'm' end, quantidade, preco_unitario,
       valor
     from jsonb_to_recordset($2::jsonb)
       as l (chave integer, ordem integer, codigo text, tipo text, quantidade numeric, preco_unitario numeric, valor numeric)`,
    [rows[0].id, JSON.stringify(linhas.map((linha, ordem) => ({ ...linha, ordem, valor: valores[ordem] })))],
  )
  await pool.query(
    `update quantitativos_revisoes set situacao = 'aprovada', aprovada_por = $2, aprovada_em = now() where id = $1`,
    [rows[0].id, aprovada_por],
  )
}

/** The application on a clock the tests turn, with a contract's people and all that is done with its bulletins. */
export async function openObras(start = '2026-11-16T15:00:00Z') {
  const clock = { now: start }
  const test = await startTestApp(() => new Date(clock.now))
  const bench = await openContratos(test)
  const { call, obras } = bench
  const { pool } = test.database
  const [fiscal, substituto, gestor] = [
    await loginAs(test, { name: 'Eng. Ana', id_secretaria: 17 }),
    await loginAs(test, { name: 'Eng. Bia' }),
    await loginAs(test, { name: 'Rui', id_secretaria: 17 }),
  ]
  const saude = await loginAs(test, { id_secretaria: 17 })
  const visitor = await loginAs(test)
  /** Of the department too: pays what others measured. */
  const financas = await loginAs(test, { name: 'Tina', id_secretaria: 12 })

  const newPlanilha = (contrato: number, linhas?: readonly Linha[], own: Revisao = {}) =>
    insertPlanilha(pool, contrato, obras.id, linhas, own)

  /** A signed contract by unit prices with its people, and its bill of quantities. */
  const newObra = async (own: object = {}, linhas?: readonly Linha[]): Promise<number> => {
    const id = await bench.newContrato({
      regime: 1,
      situacao: 'Em execução',
      assinatura: '2026-03-02',
      ordem_inicio: '2026-03-10',
      prazo_dias: 180,
      data_base: '2025-05-01',
      fiscal_titular_id: fiscal.id,
      fiscal_substituto_id: substituto.id,
      gestor_id: gestor.id,
      ...own,
    })
    await newPlanilha(id, linhas)
    return id
  }

  const open = (id_contrato: number, periodo = 0, own: object = {}, who: Who = obras) => {
    const [inicio, fim] = PERIODOS[periodo] ?? []
    return call(who, 'POST', '/api/medicoes', { id_contrato, inicio, fim, ...own })
  }
  const opened = async (id_contrato: number, periodo = 0, own: object = {}): Promise<number> =>
    (await open(id_contrato, periodo, own)).json().id
  const save = (id: number, body: object, who: Who = obras) => call(who, 'PUT', `/api/medicoes/${id}`, body)
  const check = (id: number, itens: Itens, who: Who = fiscal, own: object = {}) =>
    call(who, 'PUT', `/api/medicoes/${id}/conferencia`, { itens, ...own })
  const step = (id: number, nome: string, who: Who, body: object = {}) =>
    call(who, 'PUT', `/api/medicoes/${id}/${nome}`, body)
  const pay = (id: number, own: object = {}, who: Who = financas) =>
    call(who, 'POST', `/api/medicoes/${id}/pagamentos`, {
      empenho: '2026NE0001',
      nota_fiscal: 'NF 1',
      data: '2026-11-16',
      valor: 1,
      ...own,
    })
  const NOTA = { nota_fiscal: 'NF 1', nota_fiscal_em: '2026-11-10' }

  const read = async (id: number, who: Who = bench.admin) =>
    (await call(who, 'GET', `/api/medicoes/${id}`)).json().Result?.[0]
  const readLinhas = async (id: number, who: Who = bench.admin) =>
    (await call(who, 'GET', `/api/medicoes/${id}/linhas`)).json().Result

  /** Takes a bulletin from its draft up to a situation. */
  const bring = async (id: number, situacao: string): Promise<void> => {
    const way: readonly (readonly [string, () => Promise<{ statusCode: number; body: string }>])[] = [
      ['enviada', () => step(id, 'enviar', obras)],
      ['em_conferencia', () => step(id, 'conferir', fiscal)],
      ['atestada', () => step(id, 'atestar', fiscal)],
      ['aprovada', () => step(id, 'aprovar', gestor)],
      ['liquidada', () => step(id, 'liquidar', financas, NOTA)],
      ['paga', async () => pay(id, { valor: (await read(id)).valor_liquido })],
    ]
    if (situacao === 'em_elaboracao') return
    for (const [reached, go] of way) {
      const reply = await go()
      if (reply.statusCode !== 200) throw new Error(`${reached}: ${reply.body}`)
      if (reached === situacao) return
    }
  }
  /** A bulletin with these claims, brought to a situation. */
  const measured = async (
    contrato: number,
    periodo: number,
    itens: Itens,
    situacao = 'aprovada',
    own: object = {},
  ): Promise<number> => {
    const id = await opened(contrato, periodo)
    await save(id, { itens, ...own })
    await bring(id, situacao)
    return id
  }

  return {
    ...bench,
    test,
    pool,
    clock,
    fiscal,
    substituto,
    gestor,
    saude,
    visitor,
    financas,
    NOTA,
    newObra,
    newPlanilha,
    open,
    opened,
    save,
    check,
    step,
    pay,
    read,
    readLinhas,
    bring,
    measured,
  }
}
