import { MESSAGES } from '@paco/domain/documentos/messages'
import { etapaChecklist, type Regra, regra, regrasList } from '@paco/domain/documentos/regra'
import { conflict } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readArray, recordsOf } from '../db/records.ts'

const COLUMNS = sql.join(Object.keys(regra.shape).map((column) => sql.ref(column)))

export const regrasSource: ListSource = {
  view: 'checklist_regras',
  row: Object.keys(regra.shape),
  columns: regrasList.columns,
  order: 'ordem',
}

/** The kind of document of this code; null where there is none. */
export async function findRegra(db: Db, codigo: string): Promise<Regra | null> {
  const { rows } = await sql<Regra>`select ${COLUMNS} from checklist_regras where codigo = ${codigo}`.execute(
    db,
  )
  return rows[0] ?? null
}

const regras = recordsOf('checklist_regras', {
  missing: MESSAGES.ruleNotFound,
  refusals: {
    checklist_regras_codigo: () => conflict(MESSAGES.repeatedCodigo, { codigo: MESSAGES.repeatedCodigo }),
  },
})
export const insertRegra = regras.insert
export const updateRegra = regras.update

/** The six stages as a JSON array: which of them are not concluded without what they need. */
export const listEtapas = (db: Db): Promise<string> =>
  readArray(
    db,
    sql`select ${sql.join(Object.keys(etapaChecklist.shape).map((column) => sql.ref(column)))}
      from checklist_etapas order by id`,
  )

export const updateEtapa = recordsOf('checklist_etapas', { missing: MESSAGES.ruleNotFound }).update
