import type { Linha } from '@paco/domain/quantitativos/arvore'
import type { Arredondamento } from '@paco/domain/shared/exact'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

/** A row of the sheet with what earlier bulletins measured of it, and what this one says. */
export interface LinhaGuardada extends Linha {
  readonly chave: number
  readonly descricao: string
  readonly unidade: string | null
  readonly anterior_quantidade: number
  readonly anterior_valor: number
  /** Null where the bulletin says nothing of the row. */
  readonly pleiteada: number | null
  readonly aceita: number | null
  readonly motivo: string | null
  readonly memoria: string | null
}

export interface Folha {
  readonly arredondamento: Arredondamento
  readonly linhas: readonly LinhaGuardada[]
}

interface WhichFolha {
  readonly id: number
  readonly contrato_id: number
  readonly numero: number
  readonly revisao_id: number
}

/**
 * The whole sheet in one statement, however many bulletins came before. What this one says is looked up row by row: of one
 * that was just saved the planner expects nothing, and would compare every row with every other.
 */
export async function readFolha(db: Db, boletim: WhichFolha): Promise<Folha> {
  const { rows } = await sql<LinhaGuardada & { arredondamento: Arredondamento }>`
    select r.arredondamento, q.chave, q.codigo, q.tipo, q.descricao, q.unidade, q.quantidade, q.preco_unitario,
      coalesce(a.quantidade, 0) as anterior_quantidade, coalesce(a.valor, 0) as anterior_valor,
      i.pleiteada, i.aceita, i.motivo, i.memoria
    from quantitativos_revisoes r
      join quantitativos_itens q on q.revisao_id = r.id
      left join (
        select e.chave, sum(coalesce(e.aceita, e.pleiteada)) as quantidade, sum(e.valor) as valor
        from medicoes m join medicoes_itens e on e.medicao_id = m.id
        where m.contrato_id = ${boletim.contrato_id} and m.numero < ${boletim.numero} group by e.chave
      ) a on a.chave = q.chave
      left join lateral (
        select e.pleiteada, e.aceita, e.motivo, e.memoria from medicoes_itens e
        where e.medicao_id = ${boletim.id} and e.chave = q.chave limit 1
      ) i on true
    where r.id = ${boletim.revisao_id} order by q.ordem`.execute(db)
  return { arredondamento: rows[0]?.arredondamento ?? 'arredondar', linhas: rows }
}

/** The sheet of a revision alone: what is contracted, before anything is measured. */
export const readPlanilha = (db: Db, contrato_id: number, revisao_id: number): Promise<Folha> =>
  readFolha(db, { id: 0, contrato_id, numero: 0, revisao_id })

/** What a bulletin says of a row, as it is stored. */
export interface ItemGuardado {
  readonly chave: number
  readonly pleiteada: number
  readonly aceita: number | null
  readonly valor: number
  readonly motivo: string | null
  readonly memoria: string | null
}

/** The bulletin says this and nothing else, in one statement; what stays as it was is not written again. */
export async function writeItens(
  trx: Trx,
  medicao_id: number,
  itens: readonly ItemGuardado[],
): Promise<void> {
  await sql`
    with ditos as (
      select * from jsonb_to_recordset(${JSON.stringify(itens)}::jsonb) as d (
        chave integer, pleiteada numeric, aceita numeric, valor numeric, motivo text, memoria text)
    ), idos as (
      delete from medicoes_itens i
      where i.medicao_id = ${medicao_id} and i.chave not in (select chave from ditos)
    )
    insert into medicoes_itens as i (medicao_id, chave, pleiteada, aceita, valor, motivo, memoria)
    select ${medicao_id}::integer, chave, pleiteada, aceita, valor, motivo, memoria from ditos
    on conflict (medicao_id, chave) do update set pleiteada = excluded.pleiteada, aceita = excluded.aceita,
      valor = excluded.valor, motivo = excluded.motivo, memoria = excluded.memoria
    where (i.pleiteada, i.aceita, i.valor, i.motivo, i.memoria)
      is distinct from (excluded.pleiteada, excluded.aceita, excluded.valor, excluded.motivo, excluded.memoria)`.execute(
    trx,
  )
}
