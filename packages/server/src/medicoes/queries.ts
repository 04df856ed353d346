import { boletim, boletinsList } from '@paco/domain/medicoes/boletim'
import type { Deducao } from '@paco/domain/medicoes/contas'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import type { Modo } from '@paco/domain/medicoes/modo'
import type { BoletimAnterior } from '@paco/domain/medicoes/periodo'
import { canReadAbertosOf, canReadAllAbertos } from '@paco/domain/medicoes/policy'
import { conflict, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readRecord, recordsOf } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { sourceByReader } from '../db/source-by-reader.ts'

/** Beside what is told: what is searched in, and by whom. */
const BESIDE = ['fiscal_titular_id', 'fiscal_substituto_id', 'gestor_id', 'busca']
const RETURNED = 'motivo_devolucao'
const TOLD = [...Object.keys(boletim.shape).filter((name) => name !== RETURNED), ...BESIDE].map((name) =>
  sql.ref(name),
)

/** Approved ones are everybody's to read; the others belong to those who work on them, and to audit. */
export const boletinsSource = sourceByReader(
  {
    all: canReadAllAbertos,
    of: (who, id_secretaria) => canReadAbertosOf(who, { id_secretaria }),
    secretaria: sql`id_secretaria`,
    naming: (id) => sql`${id} in (fiscal_titular_id, fiscal_substituto_id, gestor_id)`,
  },
  (told) => ({
    // Why one was sent back is said to those who mend it.
    view: sql`select ${sql.join(TOLD)}, case when ${told} then ${sql.ref(RETURNED)} end as ${sql.ref(RETURNED)}
      from lista_medicoes where situacao in ('aprovada', 'liquidada', 'paga') or ${told}`,
    row: Object.keys(boletim.shape),
    columns: boletinsList.columns,
    order: '-id',
    filters: {
      id_projeto: (value) =>
        sql`id_contrato in (select contrato_id from contratos_projetos where projeto_id = ${value})`,
    },
  }),
)

/** One bulletin as a JSON array of one, or a refusal: to whom it is not told, it is not there. */
export const readBoletim = (db: Db, id: number, who: SessionUser | null): Promise<string> =>
  readRecord(db, boletinsSource(who), id, MESSAGES.notFound)

/** Which contract a bulletin is of: whoever writes one holds its contract first. */
export async function contratoOfBoletim(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('medicoes').select('contrato_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.contrato_id
}

export type HeldBoletim = Omit<Selectable<Schema['medicoes']>, 'deducoes'> & { deducoes: readonly Deducao[] }

/** Of a contract that is held: nobody else writes its bulletins meanwhile. */
export async function loadBoletim(trx: Trx, id: number): Promise<HeldBoletim> {
  const row = await trx.selectFrom('medicoes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row as HeldBoletim
}

/** All of a contract's bulletins, in the order of their numbers. */
export const boletinsOf = (db: Db, contrato_id: number): Promise<(BoletimAnterior & { modo: Modo })[]> =>
  db
    .selectFrom('medicoes')
    .select(['numero', 'inicio', 'fim', 'situacao', 'final', 'modo'])
    .where('contrato_id', '=', contrato_id)
    .orderBy('numero')
    .execute()

const records = recordsOf('medicoes', {
  missing: MESSAGES.notFound,
  refusals: {
    medicoes_aberta: () => conflict(MESSAGES.openBefore),
    medicoes_numero: () => conflict(MESSAGES.openBefore),
  },
})

export const insertBoletim = records.insert
export const updateBoletim = records.update
export const deleteBoletim = records.delete
