import type { Etapa } from '@paco/domain/etapas/etapa'
import { andamento } from '@paco/domain/etapas/progress'
import { type Day, dayOf } from '@paco/domain/shared/days'
import type { Db, Trx } from '../db/database.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { holdDay, listMoving, readComputedDay, writeComputedDay } from './day-queries.ts'
import { writeAndamento } from './queries.ts'

const BATCH = 1000

export interface Today {
  now: () => Date
  /** The day it is in São Paulo. */
  today: () => Day
  /** Whether what is stored was computed today. */
  isCurrent: () => boolean
  /** Answers when progress and status of every project are those of today. */
  ensureToday: () => Promise<void>
}

/** Computes anew every project whose figures move with the days, all in one transaction: nobody sees half of it. */
async function refresh(trx: Trx, today: Day): Promise<void> {
  for (let after = 0; ; ) {
    const projects = await listMoving(trx, after, BATCH)
    for (const { id, termina_em, stored, etapas } of projects) {
      const found = andamento(etapas as Etapa[], today)
      if (JSON.stringify(found) !== JSON.stringify(stored)) await writeAndamento(trx, id, found, termina_em)
    }
    const last = projects.at(-1)
    if (!last || projects.length < BATCH) return
    after = last.id
  }
}

/** Asked at every request, so the calendar is consulted once a minute: no day begins in the middle of one. */
function dayByMinute(now: () => Date): () => Day {
  let minute = Number.NaN
  let day = ''
  return () => {
    const instant = now()
    const current = Math.floor(instant.getTime() / 60_000)
    if (current !== minute) {
      minute = current
      day = dayOf(instant)
    }
    return day
  }
}

/**
 * The day of the stored figures. The first request after midnight in São Paulo has them computed and waits; the
 * others wait with it. Instances agree through the day noted in the database.
 */
export function followDays(db: Db, now: () => Date): Today {
  let known: Day | null = null
  let running: Promise<void> | null = null
  const compute = async (today: Day) => {
    if ((await readComputedDay(db)) !== today) {
      await transact(db, SYSTEM, async (trx) => {
        await holdDay(trx)
        if ((await readComputedDay(trx)) === today) return
        await refresh(trx, today)
        await writeComputedDay(trx, today)
      })
    }
    known = today
  }
  const today = dayByMinute(now)
  return {
    now,
    today,
    isCurrent: () => known === today(),
    ensureToday: async () => {
      const day = today()
      if (known === day) return
      running ??= compute(day).finally(() => {
        running = null
      })
      await running
    },
  }
}
