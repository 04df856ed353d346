import type { Day } from '@paco/domain/shared/days'
import { changes, type Hearing } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { byNearness, type Found, readShared } from './legal.ts'
import { type Ate, readTocados } from './tocados-queries.ts'

/** So old, in milliseconds, the number beside the menu's word may be while people write. */
export const PATIENCE = 5000

export interface LegalMemory {
  /** What the law has fall due that everyone may be told; somewhat older, where the caller has patience. */
  read: (day: Day, patience?: number) => Promise<readonly Found[]>
  forget: () => void
}

interface Known {
  readonly day: Day
  /** What the trail says later may have changed it. */
  readonly ate: Ate
  readonly found: readonly Found[]
}

interface Kept {
  readonly day: Day
  /** When it began to be read; what was written before is in it. */
  began: number | null
  /** False once something was written since, here or by another instance. */
  current: boolean
  readonly known: Promise<Known>
}

/** What was known, with all that may have changed since read anew: of contracts, of which there are many, those that the trail names. */
async function follow(db: Db, day: Day, before: Known | null): Promise<Known> {
  const known = before?.day === day ? before : null
  const { ate, contratos } = await readTocados(db, known?.ate ?? null)
  const fresh = await readShared(db, day, contratos)
  if (known === null || contratos === null) return { day, ate, found: fresh }
  const touched = new Set(contratos)
  const still = known.found.filter(({ fatos }) => fatos.registro === 'contrato' && !touched.has(fatos.id))
  return { day, ate, found: [...still, ...fresh].sort(byNearness) }
}

/** A cache: every page asks how much is due, and the deadlines of thousands of contracts are the same for everybody. */
export function openLegalMemory(db: Db, hearing: Hearing): LegalMemory {
  let kept: Kept | null = null
  const grow = () => {
    if (kept !== null && kept.began !== null) kept.current = false
  }
  changes.on('written', grow)

  const serves = ({ day, current, began }: Kept, asked: Day, patience: number) =>
    day === asked && (current || (began !== null && performance.now() - began < patience))

  function keep(day: Day, before: Kept | null): Kept {
    const work = async () => {
      // One after the other: each goes on from what the one before it found. One that failed is begun anew.
      const known = (await before?.known.catch(() => null)) ?? null
      fresh.began = performance.now()
      return follow(db, day, known)
    }
    const fresh: Kept = { day, began: null, current: true, known: Promise.resolve().then(work) }
    fresh.known.catch(() => {
      if (kept === fresh) kept = null
    })
    return fresh
  }

  return {
    forget: () => changes.off('written', grow),
    read: async (day, patience = 0) => {
      // Whoever asks meanwhile waits for the same answer.
      if (kept === null || !hearing.isOn() || !serves(kept, day, patience)) kept = keep(day, kept)
      return (await kept.known).found
    },
  }
}
