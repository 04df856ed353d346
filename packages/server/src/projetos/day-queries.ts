import type { Day } from '@paco/domain/shared/days'
import type { Fuso } from '@paco/domain/shared/fusos'
import { CompiledQuery, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { LOCKS, lockKey } from '../db/locks.ts'
import { unread } from '../db/prepared.ts'
import type { Slot } from '../db/shapes.ts'

/** The day every stored figure belongs to, and the day they are being computed for while that is under way. */
const COMPUTED = 'dia-calculado'
const COMPUTING = 'dia-em-calculo'

/** A day change under way: its day, and the last project that has it. */
export interface Change {
  dia: Day
  ate: number
}

/** What time it is by the database's clock; the embedded database has this process's. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
  return new Date(Number(rows[0]?.ms))
}

export async function readComputedDay(db: Db): Promise<Day | null> {
  const row = await db
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', COMPUTED)
    .executeTakeFirst()
  return row ? String(row.valor) : null
}

/** The same inside of a statement. */
export const computedDay = sql`(select valor #>> '{}' from configuracao where chave = ${sql.lit(COMPUTED)})::date`

async function write(trx: Trx, chave: string, value: unknown): Promise<void> {
  const valor = JSON.stringify(value)
  await trx
    .insertInto('configuracao')
    .values({ chave, valor })
    .onConflict((on) => on.column('chave').doUpdateSet({ valor }))
    .execute()
}

/** Makes way for a new day: whoever is writing by the old one is waited for, whoever comes later sees the new one. */
export async function stopWriters(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.raw(lockKey(LOCKS.day))})`.execute(trx)
}

/** The change under way, held until the transaction ends: of several instances each takes the next slice in turn. */
export async function holdChange(trx: Trx): Promise<Change | null> {
  const row = await trx
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', COMPUTING)
    .forUpdate()
    .executeTakeFirst()
  return row ? (row.valor as Change) : null
}

export const noteChange = (trx: Trx, change: Change): Promise<void> => write(trx, COMPUTING, change)

export async function closeChange(trx: Trx, dia: Day): Promise<void> {
  await trx.deleteFrom('configuracao').where('chave', '=', COMPUTING).execute()
  await write(trx, COMPUTED, dia)
}

/** Whether this is still the clock the city lives by: another instance may have moved it a moment ago. */
export async function livesBy(trx: Trx, fuso: Fuso): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`select fuso() = ${fuso} as same`.execute(trx)
  return rows[0]?.same ?? false
}

/** As if none had ever been computed: by another clock it may be the day before. */
export async function forgetDay(trx: Trx): Promise<void> {
  await stopWriters(trx)
  await trx.deleteFrom('configuracao').where('chave', 'in', [COMPUTED, COMPUTING]).execute()
}

const ENTER = `select pg_advisory_xact_lock_shared(${lockKey(LOCKS.day)})`
unread.add(ENTER)

/** Before a write reads the day it computes by: a day change that begins now waits for it. */
export const enterDay = (trx: Trx) => trx.executeQuery(CompiledQuery.raw(ENTER))

/** The day a write computes by, given the one of its clock: never before the one that others compute or have computed by. */
export const dayByClock = (clock: Day | Slot) => sql<Day>`(
  select greatest(${clock}, max(case chave when ${COMPUTED} then valor #>> '{}' else valor ->> 'dia' end))
  from configuracao where chave in (${COMPUTED}, ${COMPUTING}))`

export async function dayForWriting(trx: Trx, clock: Day): Promise<Day> {
  await enterDay(trx)
  const { rows } = await sql<{ dia: Day }>`select ${dayByClock(clock)} as dia`.execute(trx)
  return rows[0]?.dia ?? clock
}

/** The next projects whose figures may differ between two days: a stage runs in between, or ends. */
export async function listMoving(
  trx: Trx,
  { ate, dia }: Change,
  since: Day | null,
  limit: number,
): Promise<number[]> {
  const from = sql`${since}::date`
  const to = sql`${dia}::date`
  // Along the index of the stages: the rest of the table is not looked at until its turn comes.
  const { rows } = await sql<{ id: number }>`
    select e.projeto_id as id from etapas e
    where e.projeto_id > ${ate} and (${from} is null
      or e.situacao in ('Em andamento', 'Atrasado') and greatest(e.inicio, e.fim) >= ${from} and e.inicio <= ${to}
      or e.fim >= ${from} and e.fim < ${to})
    group by e.projeto_id order by e.projeto_id limit ${limit}`.execute(trx)
  return rows.map(({ id }) => id)
}

/** The columns of `projetos` that the stages decide (`projetos_figuras`). */
const COLUMNS = ['progresso', 'status', 'etapa_atual', 'etapas_atrasadas', 'etapas_nao_iniciadas']

/** Of these projects, those whose stored figures are others than those of the day, with the latter as `f`. */
function differing(ids: readonly number[], day: Day) {
  const of = (alias: string) => sql.join(COLUMNS.map((column) => sql.ref(`${alias}.${column}`)))
  return {
    columns: sql.join(COLUMNS.map((column) => sql.ref(column))),
    fresh: of('f'),
    table: sql`projetos_figuras(${ids}::int[], ${day}::date) f`,
    where: sql`p.id = f.projeto_id and (${of('p')}) is distinct from (${of('f')})`,
  }
}

/**
 * Stores the figures of a day for these projects, where they are others than those stored. Those are locked first and
 * computed again, so that nobody's edit is computed from what the stages were before it; the others are not touched.
 */
export async function computeFigures(trx: Trx, ids: readonly number[], day: Day): Promise<void> {
  const some = differing(ids, day)
  const { rows } = await sql<{ id: number }>`
    select p.id from projetos p, ${some.table} where ${some.where} order by p.id for update of p`.execute(trx)
  if (rows.length === 0) return
  const { columns, fresh, table, where } = differing(
    rows.map(({ id }) => id),
    day,
  )
  await sql`update projetos p set (${columns}) = row (${fresh}) from ${table} where ${where}`.execute(trx)
}
