import type { Day } from '@paco/domain/shared/days'
import { changes, type Hearing } from '../db/changes.ts'
import { KeptJson } from '../http/kept.ts'

/** More filters than these at once are not worth remembering. */
const MOST = 500

export interface PainelMemory {
  /** The reply under this key, computed when it is not known or no longer true. */
  read: (key: string, day: Day, compute: () => Promise<string>) => Promise<KeptJson>
  forget: () => void
}

/** Remembers replies until anything is written, here or by another instance, or the day changes. */
export function openMemory(hearing: Hearing): PainelMemory {
  let kept = new Map<string, Promise<KeptJson>>()
  let ofDay: Day | null = null
  const forgetAll = () => {
    kept = new Map()
  }
  changes.on('written', forgetAll)
  return {
    forget: () => changes.off('written', forgetAll),
    read: (key, day, compute) => {
      if (day !== ofDay || !hearing.isOn() || kept.size > MOST) forgetAll()
      ofDay = day
      const known = kept.get(key)
      if (known) return known
      // Whoever asks meanwhile waits for the same answer; a failure is not remembered.
      const mine = kept
      const fresh = compute().then((text) => new KeptJson(`{"Status":"Success","Result":[${text}]}`))
      mine.set(key, fresh)
      fresh.catch(() => mine.delete(key))
      return fresh
    },
  }
}
