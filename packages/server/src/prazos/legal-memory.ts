import type { Day } from '@paco/domain/shared/days'
import { changes, type Hearing } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { type Found, readShared } from './legal.ts'

/** So old, in milliseconds, the number beside the menu's word may be while people write. */
export const PATIENCE = 5000

export interface LegalMemory {
  /** What the law has fall due that everyone may be told; somewhat older, where the caller has patience. */
  read: (day: Day, patience?: number) => Promise<readonly Found[]>
  forget: () => void
}

interface Kept {
  readonly day: Day
  readonly at: number
  /** False once something was written, here or by another instance. */
  current: boolean
  readonly found: Promise<readonly Found[]>
}

/** A cache: every page asks how much is due, and the deadlines of thousands of contracts are the same for everybody. */
export function openLegalMemory(db: Db, hearing: Hearing): LegalMemory {
  let kept: Kept | null = null
  const grow = () => {
    if (kept) kept.current = false
  }
  changes.on('written', grow)

  const serves = ({ day, current, at }: Kept, asked: Day, patience: number) =>
    day === asked && (current || performance.now() - at < patience)

  return {
    forget: () => changes.off('written', grow),
    read: (day, patience = 0) => {
      if (kept !== null && hearing.isOn() && serves(kept, day, patience)) return kept.found
      const fresh: Kept = { day, at: performance.now(), current: true, found: readShared(db, day) }
      // Whoever asks meanwhile waits for the same answer; one that failed is asked for again.
      fresh.found.catch(() => {
        if (kept === fresh) kept = null
      })
      kept = fresh
      return fresh.found
    },
  }
}
