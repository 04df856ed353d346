import { type Aditivo, aditivo, aditivosList } from '@paco/domain/aditivos/aditivo'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import type { pedidoOf } from '@paco/domain/aditivos/pedido'
import { invalid, notFound } from '@paco/domain/shared/errors'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { recordsOf } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

export const aditivosSource: ListSource = {
  view: 'lista_aditivos',
  row: Object.keys(aditivo.shape),
  columns: aditivosList.columns,
  order: '-id',
  filters: {
    // What a contract is measured with: also what its projects asked for before there was one.
    id_contrato: (value) => sql`id in (select id from contrato_aditivos where contrato_id = ${value})`,
  },
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

export type Pedido = ReturnType<typeof pedidoOf> & { id_contrato: number | null }

export const insertAditivo = (
  trx: Trx,
  pedido: Pedido,
  asked: { criado_por: number; data_criacao: Date },
): Promise<number> => records.insert(trx, { ...pedido, ...asked, autores: [asked.criado_por] })

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

export async function projetoOfAditivo(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('aditivos').select('id_projeto').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.id_projeto
}

/** Who answers for the contract of a request. */
const RESPONSAVEIS = sql<number[]>`aditivos_responsaveis(id_contrato, id_projeto)`.as('responsaveis')

/** Everything that waits for a decision, as far as a queue asks. */
export const listPendentes = (db: Db) =>
  db
    .selectFrom('aditivos')
    .select(['id', 'criado_por', 'autores', 'data_criacao', RESPONSAVEIS])
    .where('status', '=', 'pendente')
    .execute()

const HELD = [
  'id',
  'id_projeto',
  'id_contrato',
  'tipo',
  'valor',
  'supressao',
  'reajuste',
  'prazo',
  'etapa',
  'status',
  'criado_por',
  'devolvido_em',
  'autores',
  'numero_termo',
  'data_assinatura',
  'fundamento_legal',
  'versao',
] as const
export type HeldAditivo = Omit<Pick<Aditivo, (typeof HELD)[number] | 'responsaveis'>, 'devolvido_em'> & {
  devolvido_em: Date | null
}

/** Holds the request until what becomes of it is written. */
export async function lockAditivo(trx: Trx, id: number): Promise<HeldAditivo> {
  const row = await trx
    .selectFrom('aditivos')
    .select([...HELD, RESPONSAVEIS])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

/** What becomes of a request that is held. */
export const updateAditivo = (trx: Trx, id: number, changes: Updateable<Schema['aditivos']>): Promise<void> =>
  records.update(trx, id, changes)
