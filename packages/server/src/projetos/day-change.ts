import { type Day, fusoNow } from '@paco/domain/shared/days'
import type { Fuso } from '@paco/domain/shared/fusos'
import type { Db } from '../db/database.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import {
  closeChange,
  computeFigures,
  holdChange,
  listMoving,
  livesBy,
  noteChange,
  readComputedDay,
  stopWriters,
} from './day-queries.ts'

/** How long the database may be busy with one slice, and how many projects it holds. */
const SLICE_MS = 50
const SMALLEST_SLICE = 200
const LARGEST_SLICE = 2000

/** One slice, in a transaction of its own. Answers whether it was the last. */
const takeSlice = (db: Db, size: number): Promise<{ last: boolean; took: number }> =>
  transact(db, SYSTEM, async (trx) => {
    const began = performance.now()
    const change = await holdChange(trx)
    if (!change) return { last: true, took: 0 }
    const ids = await listMoving(trx, change, await readComputedDay(trx), size)
    if (ids.length > 0) await computeFigures(trx, ids, change.dia)
    const last = ids.length < size
    if (last) await closeChange(trx, change.dia)
    else await noteChange(trx, { ...change, ate: ids.at(-1) ?? change.ate })
    return { last, took: performance.now() - began }
  })

/** Opens the change to a day, unless that day or a later one is being computed or was, or the city has another clock by now. */
const begin = (db: Db, day: Day, fuso: Fuso): Promise<void> =>
  transact(db, SYSTEM, async (trx) => {
    await stopWriters(trx)
    if (!(await livesBy(trx, fuso))) return
    const reached = (await holdChange(trx))?.dia ?? (await readComputedDay(trx))
    if (reached === null || reached < day) await noteChange(trx, { dia: day, ate: 0 })
  })

/**
 * Brings every stored figure to a day, slice by slice: others get their turn in between. What is begun is finished by
 * whichever instance is there, and the day never goes back. Answers the day that is then stored, and whether it was new;
 * tells that it takes long where one slice did not do.
 */
export async function changeDay(
  db: Db,
  day: Day,
  takesLong = () => {},
): Promise<{ stored: Day; changed: boolean }> {
  const fuso = fusoNow()
  const stored = await readComputedDay(db)
  if (stored !== null && stored >= day) return { stored, changed: false }
  await begin(db, day, fuso)
  for (let size = SMALLEST_SLICE; ; ) {
    const { last, took } = await takeSlice(db, size)
    if (last) break
    takesLong()
    size = Math.min(
      LARGEST_SLICE,
      Math.max(SMALLEST_SLICE, Math.round((size * SLICE_MS) / Math.max(took, 1))),
    )
  }
  return { stored: (await readComputedDay(db)) ?? day, changed: true }
}
