import type { Day } from '@paco/domain/shared/days'
import { changes, type Hearing } from '../db/changes.ts'
import { withheldText } from '../db/withheld.ts'
import { KeptJson } from '../http/kept.ts'

/** More filters than these at once are not worth remembering. */
const MOST = 500

export interface Memory {
  /** The reply under this key if it is known and still true. */
  peek: (key: string, day: Day) => KeptJson | null
  /** The reply under this key, computed when it is not known or no longer true. */
  read: (key: string, day: Day, compute: () => Promise<string>) => Promise<KeptJson>
}

export interface PainelMemory extends Memory {
  /** The same as everyone reads it; where nothing is held back the very same replies. */
  readonly open: Memory
  forget: () => void
}

interface Kept {
  readonly own: KeptJson
  readonly open: KeptJson
}

function keep(text: string): Kept {
  const [own, told] = [new KeptJson(text), withheldText(text)]
  return { own, open: told === text ? own : new KeptJson(told) }
}

/** A cache: remembers replies until anything is written, here or by another instance, or the day changes. */
export function openMemory(hearing: Hearing): PainelMemory {
  let kept = new Map<string, Kept>()
  let coming = new Map<string, Promise<Kept>>()
  let ofDay: Day | null = null
  const forgetAll = () => {
    kept = new Map()
    coming = new Map()
  }
  changes.on('written', forgetAll)

  function peek(key: string, day: Day): Kept | null {
    return day === ofDay && hearing.isOn() ? (kept.get(key) ?? null) : null
  }

  /** What arrives after something was written belongs to maps nobody looks into any more. */
  async function fetch(key: string, compute: () => Promise<string>): Promise<Kept> {
    const [mine, others] = [kept, coming]
    try {
      const fresh = keep(`{"Status":"Success","Result":[${await compute()}]}`)
      mine.set(key, fresh)
      return fresh
    } finally {
      others.delete(key)
    }
  }

  async function read(key: string, day: Day, compute: () => Promise<string>): Promise<Kept> {
    if (day !== ofDay || !hearing.isOn() || kept.size > MOST) forgetAll()
    ofDay = day
    const known = peek(key, day)
    if (known) return known
    // Whoever asks meanwhile waits for the same answer.
    const started = coming.get(key) ?? fetch(key, compute)
    coming.set(key, started)
    return started
  }

  const as = (reader: keyof Kept): Memory => ({
    peek: (key, day) => peek(key, day)?.[reader] ?? null,
    read: async (...asked) => (await read(...asked))[reader],
  })
  return { ...as('own'), open: as('open'), forget: () => changes.off('written', forgetAll) }
}
