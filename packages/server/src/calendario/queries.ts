import { type Calendario, calendarioOf } from '@paco/domain/calendario/dias-uteis'
import {
  feriado,
  type feriadoCreate,
  feriadosList,
  type feriadoUpdate,
  quandoOf,
} from '@paco/domain/calendario/feriado'
import type { RegraFeriado } from '@paco/domain/calendario/feriados-do-ano'
import { MESSAGES } from '@paco/domain/calendario/messages'
import { perCity } from '@paco/domain/shared/per-city'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readRecord, recordsOf } from '../db/records.ts'

export const feriadosSource: ListSource = {
  view: 'feriados',
  row: Object.keys(feriado.shape),
  columns: feriadosList.columns,
  order: 'id',
}

/** One holiday as a JSON array of one, or a refusal. */
export const readFeriado = (db: Db, id: number): Promise<string> =>
  readRecord(db, feriadosSource, id, MESSAGES.notFound)

const records = recordsOf('feriados', { missing: MESSAGES.notFound })

export const insertFeriado = (trx: Trx, values: z.output<typeof feriadoCreate>): Promise<number> =>
  records.insert(trx, { ...values, ...quandoOf(values) })

export const insertFeriados = records.insertMany

export const updateFeriado = (
  trx: Trx,
  id: number,
  { versao, ...values }: z.output<typeof feriadoUpdate>,
): Promise<void> => records.update(trx, id, { ...values, ...quandoOf(values) }, versao)

export const deleteFeriado = records.delete

/** The years worked out so far, for as long as the rules read are the same. */
const known = perCity(() => ({ rules: '[]', calendario: calendarioOf([]) }))

/** The city's calendar as it stands now: few rows, read each time, so that every instance counts alike. */
export async function readCalendario(db: Db): Promise<Calendario> {
  const regras = (await db
    .selectFrom('feriados')
    .select(['regra', 'mes', 'dia_do_mes', 'deslocamento', 'dia', 'ativo'])
    .where('ativo', '=', true)
    .orderBy('id')
    .execute()) as RegraFeriado[]
  const rules = JSON.stringify(regras)
  if (rules !== known.get().rules) known.set({ rules, calendario: calendarioOf(regras) })
  return known.get().calendario
}
