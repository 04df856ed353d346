import { MESSAGES as CONTRATO } from '@paco/domain/contratos/messages'
import type { Termos } from '@paco/domain/contratos/regras'
import type { Responsaveis } from '@paco/domain/medicoes/passos'
import { MESSAGES } from '@paco/domain/recebimentos/messages'
import { recebimento } from '@paco/domain/recebimentos/recebimento'
import type { Recebido } from '@paco/domain/recebimentos/regras'
import { conflict, notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readArray, recordsOf } from '../db/records.ts'

const COLUMNS = sql.join(Object.keys(recebimento.shape).map((column) => sql.ref(column)))

/** The terms of a contract as a JSON array, the provisional one first. */
export const listRecebimentos = (db: Db, id_contrato: number): Promise<string> =>
  readArray(
    db,
    sql`select ${COLUMNS} from lista_recebimentos where id_contrato = ${id_contrato} order by tipo desc`,
  )

/** Which contract a term is of: its people decide who may change it. */
export async function contratoOfRecebimento(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('recebimentos')
    .select('contrato_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.contrato_id
}

type ContratoRecebido = Responsaveis & Recebido & Termos

/** Holds a contract: nobody else writes its terms meanwhile. Its inspectors have names, account or not. */
export async function lockContrato(trx: Trx, id: number): Promise<ContratoRecebido> {
  await sql`select from contratos where id = ${id} for update`.execute(trx)
  const { rows } =
    await sql<ContratoRecebido>`select id_secretaria, fiscal_titular, fiscal_titular_id, fiscal_substituto,
    fiscal_substituto_id, gestor_id, atestaram, situacao, assinatura, ordem_inicio, prazo_dias, vigencia_fim, encerrado_em,
    recebido_provisorio_em, recebido_definitivo_em from lista_contratos where id = ${id}`.execute(trx)
  const [row] = rows
  if (!row) throw notFound(CONTRATO.notFound)
  return row
}

/** The people of the system among these, by their numbers. */
export async function namesOf(trx: Trx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from usuarios where id = any (${ids}::int[])`.execute(trx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const records = recordsOf('recebimentos', {
  missing: MESSAGES.notFound,
  refusals: { recebimentos_tipo: () => conflict(MESSAGES.repeated) },
})

export const insertRecebimento = records.insert
export const updateRecebimento = records.update
