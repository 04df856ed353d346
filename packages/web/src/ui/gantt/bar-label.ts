import { textWidth } from '../charts/scale.ts'

type LabelPlace = 'in' | 'after' | 'before' | 'none'

const SIZE = 11
const AIR = 18

/** Where the situation's word fits: in its bar, after it, before it, or only in tooltip and table. */
export function labelPlace(text: string, bar: number, before: number, after: number): LabelPlace {
  const need = textWidth(text, SIZE) + AIR
  if (bar >= need) return 'in'
  if (after >= need) return 'after'
  return before >= need ? 'before' : 'none'
}
