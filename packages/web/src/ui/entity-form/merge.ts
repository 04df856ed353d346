import type { Values } from './types.ts'

export type Side = 'mine' | 'theirs'

/** One field on which my form and the record as it is now disagree. */
export interface Difference {
  name: string
  /** As it was when I opened the form. */
  base: unknown
  mine: unknown
  theirs: unknown
  /** Both of us changed it: here a choice is really needed. */
  clash: boolean
  /** Mine where I changed the field, theirs where only they did. */
  choice: Side
}

/** An input's empty text and a missing value are the same emptiness. */
const plain = (value: unknown): unknown => (value === '' || value === undefined ? null : value)

export function sameValue(one: unknown, other: unknown): boolean {
  const [a, b] = [plain(one), plain(other)]
  return (
    Object.is(a, b) ||
    (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
  )
}

/** A three-way merge: compares what was opened, what I made of it and what it is now, field by field. */
export function differences(
  names: readonly string[],
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] {
  return names
    .filter((name) => !sameValue(mine[name], theirs[name]))
    .map((name) => {
      const changedByMe = !sameValue(base[name], mine[name])
      const changedByThem = !sameValue(base[name], theirs[name])
      return {
        name,
        base: base[name],
        mine: mine[name],
        theirs: theirs[name],
        clash: changedByMe && changedByThem,
        choice: changedByMe ? 'mine' : 'theirs',
      }
    })
}

/** My values with the chosen ones of theirs put in. */
export function applyChoices(
  mine: Values,
  found: readonly Difference[],
  choices: Readonly<Record<string, Side>>,
): Values {
  const merged = { ...mine }
  for (const { name, theirs, choice } of found) {
    if ((choices[name] ?? choice) === 'theirs') merged[name] = theirs
  }
  return merged
}
