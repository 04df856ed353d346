import type { Mark } from './marks.tsx'
import { FINGERTIP } from './scale.ts'

export interface Period {
  label: string
  /** What the tooltip says of it. */
  lines: readonly string[]
}

/** Where the periods stand side by side, in the picture's own points. */
interface Place {
  left: number
  top: number
  slot: number
  width: number
  height: number
}

/** One mark for each period; where they are narrower than a fingertip, as few as it takes share one. */
export function periodMarks(periods: readonly Period[], { left, top, slot, width, height }: Place): Mark[] {
  const together = Math.ceil(FINGERTIP / slot)
  const count = Math.min(periods.length, Math.max(1, Math.floor(periods.length / together)))
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * periods.length) / count)
    const until = Math.floor(((index + 1) * periods.length) / count)
    const shared = periods.slice(from, until)
    const told = shared.map(({ label, lines }) => [label, ...lines].join('. '))
    const [first, last] = [shared[0], shared.at(-1)]
    return {
      key: from,
      name: told.join('; '),
      tip:
        first === last
          ? { title: first?.label ?? '', lines: first?.lines ?? [] }
          : { title: `${first?.label} a ${last?.label}`, lines: told },
      left: ((left + slot * from) / width) * 100,
      width: ((slot * shared.length) / width) * 100,
      top: (top / height) * 100,
      height: ((height - top) / height) * 100,
    }
  })
}
