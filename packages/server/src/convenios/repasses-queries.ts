import { FAMILIA_KEYS } from '@paco/domain/convenios/familias'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { type RepasseCreate, type RepasseUpdate, repasse, repassesList } from '@paco/domain/convenios/repasse'
import { notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { recordsOf } from '../db/records.ts'

export const repassesSource: ListSource = {
  view: 'lista_repasses',
  row: Object.keys(repasse.shape),
  columns: repassesList.columns,
  order: '-data',
  counted: sql`select valor from repasses`,
}

const records = recordsOf('repasses', {
  missing: MESSAGES.repasseNotFound,
  refusals: Object.fromEntries(
    FAMILIA_KEYS.map((familia) => [`repasses_${familia}_id_fkey`, () => notFound(MESSAGES.notFound)]),
  ),
})

export const insertRepasse = (
  trx: Trx,
  { familia, id_convenio, ...values }: RepasseCreate,
): Promise<number> => records.insert(trx, { [`${familia}_id`]: id_convenio, ...values })

export const updateRepasse = (trx: Trx, id: number, { versao, ...values }: RepasseUpdate): Promise<void> =>
  records.update(trx, id, values, versao)

export const deleteRepasse = records.delete
