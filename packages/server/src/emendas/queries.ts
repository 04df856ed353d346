import { type EmendaCreate, type EmendaUpdate, emenda, emendasList } from '@paco/domain/emendas/emenda'
import { MESSAGES } from '@paco/domain/emendas/messages'
import type { Execucao } from '@paco/domain/emendas/regras'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readRecord, recordsOf } from '../db/records.ts'
import { refuseForaDeUso } from '../secretarias/queries.ts'

export const emendasSource: ListSource = {
  view: 'lista_emendas',
  row: Object.keys(emenda.shape),
  columns: emendasList.columns,
  order: '-ano',
}

/** One amendment as a JSON array of one, or a refusal. */
export const readEmenda = (db: Db, id: number): Promise<string> =>
  readRecord(db, emendasSource, id, MESSAGES.notFound)

type HeldEmenda = Execucao & { id: number; id_secretaria: number; versao: number }

/** The stored department decides who may: locks the amendment for the rest of the transaction. */
export async function lockEmenda(trx: Trx, id: number): Promise<HeldEmenda> {
  const row = await trx
    .selectFrom('emendas')
    .select(['id', 'id_secretaria', 'versao', 'valor_empenhado', 'valor_liquidado', 'valor_pago'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

const records = recordsOf('emendas', {
  missing: MESSAGES.notFound,
  refusals: {
    emendas_numero: () => conflict(MESSAGES.repeated),
    emendas_id_secretaria_fkey: () => invalid({ id_secretaria: MESSAGES.secretariaNotFound }),
    ...refuseForaDeUso('id_secretaria'),
    vinculos_emenda_id_fkey: () => conflict(MESSAGES.linked),
  },
})

export const insertEmenda = (trx: Trx, values: EmendaCreate & { id_secretaria: number }): Promise<number> =>
  records.insert(trx, values)

/** Of an amendment that is held: its version is compared before anything else. */
export const updateEmenda = (
  trx: Trx,
  id: number,
  { versao: _compared, ...values }: EmendaUpdate,
): Promise<void> => records.update(trx, id, values)

export const deleteEmenda = records.delete
