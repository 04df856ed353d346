import type { Day } from '@paco/domain/shared/days'
import { changes, type Hearing } from '../db/changes.ts'
import { KeptJson } from '../http/kept.ts'

/** More filters than these at once are not worth remembering. */
const MOST = 500

export interface PainelMemory {
  /** The reply under this key if it is known and still true. */
  peek: (key: string, day: Day) => KeptJson | null
  /** The reply under this key, computed when it is not known or no longer true. */
  read: (key: string, day: Day, compute: () => Promise<string>) => Promise<KeptJson>
  forget: () => void
}

/** A cache: remembers replies until anything is written, here or by another instance, or the day changes. */
export function openMemory(hearing: Hearing): PainelMemory {
  let kept = new Map<string, KeptJson>()
  let coming = new Map<string, Promise<KeptJson>>()
  let ofDay: Day | null = null
  const forgetAll = () => {
    kept = new Map()
    coming = new Map()
  }
  changes.on('written', forgetAll)

  function peek(key: string, day: Day): KeptJson | null {
    return day === ofDay && hearing.isOn() ? (kept.get(key) ?? null) : null
  }

  /** What arrives after something was written belongs to maps nobody looks into any more. */
  async function fetch(key: string, compute: () => Promise<string>): Promise<KeptJson> {
    const [mine, others] = [kept, coming]
    try {
      const fresh = new KeptJson(`{"Status":"Success","Result":[${await compute()}]}`)
      mine.set(key, fresh)
      return fresh
    } finally {
      others.delete(key)
    }
  }

  return {
    peek,
    forget: () => changes.off('written', forgetAll),
    read: async (key, day, compute) => {
      if (day !== ofDay || !hearing.isOn() || kept.size > MOST) forgetAll()
      ofDay = day
      const known = peek(key, day)
      if (known) return known
      // Whoever asks meanwhile waits for the same answer.
      const started = coming.get(key) ?? fetch(key, compute)
      coming.set(key, started)
      return started
    },
  }
}
