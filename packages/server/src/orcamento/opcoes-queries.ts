import { MESSAGES } from '@paco/domain/orcamento/messages'
import {
  opcao,
  type opcaoCreate,
  opcaoMantida,
  type opcaoUpdate,
  opcoesList,
  opcoesOferecidasList,
} from '@paco/domain/orcamento/opcao'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import { type ListSource, readRow } from '../db/list.ts'
import { refuseMissingOrStale, refuseOn } from '../db/refusals.ts'

export const opcoesSource: ListSource = {
  view: 'lista_opcoes_orcamento',
  row: Object.keys(opcaoMantida.shape),
  columns: opcoesList.columns,
  order: 'id',
}

/** What the lists offer, by code; which list, and that it is in use, the handler says. */
export const opcoesOferecidasSource: ListSource = {
  ...opcoesSource,
  row: Object.keys(opcao.shape),
  columns: opcoesOferecidasList.columns,
  order: 'codigo',
}

/** One option as a JSON array of one, or a refusal. */
export async function readOpcao(db: Db, id: number): Promise<string> {
  const row = await readRow(db, opcoesSource, id)
  if (row === null) throw notFound(MESSAGES.opcaoNotFound)
  return row
}

const refusals = {
  opcoes_orcamento_codigo: () => conflict(MESSAGES.opcaoTaken, { codigo: MESSAGES.opcaoTaken }),
  opcoes_orcamento_id_secretaria_fkey: () => invalid({ id_secretaria: MESSAGES.secretariaNotFound }),
}

export async function insertOpcao(trx: Trx, values: z.output<typeof opcaoCreate>): Promise<number> {
  const row = { ...values, grupo: values.grupo ?? null, id_secretaria: values.id_secretaria ?? null }
  const insert = trx.insertInto('opcoes_orcamento').values(row).returning('id').executeTakeFirstOrThrow()
  return (await refuseOn(refusals, insert)).id
}

export async function updateOpcao(
  trx: Trx,
  id: number,
  { versao, ...values }: z.output<typeof opcaoUpdate>,
): Promise<void> {
  let update = trx
    .updateTable('opcoes_orcamento')
    .set((eb) => ({ ...values, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
  if (versao !== undefined) update = update.where('versao', '=', versao)
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows === 0n) await refuseMissingOrStale(trx, 'opcoes_orcamento', id, MESSAGES.opcaoNotFound)
}
