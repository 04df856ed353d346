import { type Aditivo, type AditivoCreate, aditivo, aditivosList } from '@paco/domain/aditivos/aditivo'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { invalid, notFound } from '@paco/domain/shared/errors'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { recordsOf } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

export const aditivosSource: ListSource = {
  view: 'lista_aditivos',
  row: Object.keys(aditivo.shape),
  columns: aditivosList.columns,
  order: '-id',
}

/** The department a project belongs to, without holding it. */
export async function secretariaOfProjeto(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('projetos').select('id_secretaria').where('id', '=', id).executeTakeFirst()
  return row?.id_secretaria ?? null
}

/** The line has to be one of the department that bears the amendment. */
export async function assertOrcamentoOf(trx: Trx, id: number, id_secretaria: number): Promise<void> {
  const row = await trx
    .selectFrom('orcamento')
    .select('secretaria_id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (row?.secretaria_id !== id_secretaria) throw invalid({ id_orcamento: MESSAGES.otherOrcamento })
}

const records = recordsOf('aditivos', {
  missing: MESSAGES.notFound,
  refusals: { aditivos_id_secretaria_fkey: () => invalid({ id_secretaria: MESSAGES.chooseSecretaria }) },
})

export const insertAditivo = (
  trx: Trx,
  body: AditivoCreate,
  asked: { criado_por: number; data_criacao: Date },
): Promise<number> => records.insert(trx, { ...body, ...asked })

/** Approved by the law: no auditor signs it. */
export const insertApostila = (
  trx: Trx,
  nota: Pick<
    Insertable<Schema['aditivos']>,
    | 'id_projeto'
    | 'id_contrato'
    | 'id_secretaria'
    | 'prazo'
    | 'descricao_pedido'
    | 'criado_por'
    | 'data_criacao'
    | 'data_decisao'
  >,
): Promise<number> => records.insert(trx, { ...nota, tipo: 'apostila', status: 'aprovado' })

/** The end of a contract's term, later by these days; one that has none stays without. */
export async function moveVigencia(trx: Trx, id: number, days: number): Promise<void> {
  await trx
    .updateTable('contratos')
    .set({ vigencia_fim: sql`vigencia_fim + ${days}::int`, versao: sql`versao + 1` })
    .where('id', '=', id)
    .where('vigencia_fim', 'is not', null)
    .execute()
}

export async function projetoOfAditivo(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('aditivos').select('id_projeto').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.id_projeto
}

export type Pending = Pick<Aditivo, 'id' | 'tipo' | 'valor' | 'prazo' | 'etapa' | 'status' | 'criado_por'>

/** Holds the request until the decision is written. */
export async function lockAditivo(trx: Trx, id: number): Promise<Pending> {
  const row = await trx
    .selectFrom('aditivos')
    .select(['id', 'tipo', 'valor', 'prazo', 'etapa', 'status', 'criado_por'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

export interface Decision {
  status: 'aprovado' | 'rejeitado'
  descricao_decisao: string | null
  decidido_por: number
  data_decisao: Date
}

/** Of a request that is held. */
export const writeDecision = (trx: Trx, id: number, decision: Decision): Promise<void> =>
  records.update(trx, id, decision)
