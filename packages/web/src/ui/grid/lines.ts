import type { GridLine, RowKey } from './types.ts'

/** The lines in sight: none below a group that is put away. */
export function shownLines<Row>(
  lines: readonly GridLine<Row>[],
  collapsed: ReadonlySet<RowKey>,
): readonly GridLine<Row>[] {
  if (collapsed.size === 0) return lines
  let hidesBelow = Number.POSITIVE_INFINITY
  return lines.filter((line) => {
    if (line.level > hidesBelow) return false
    hidesBelow = line.type === 'group' && collapsed.has(line.key) ? line.level : Number.POSITIVE_INFINITY
    return true
  })
}

/** The keys of the items each group holds, at whatever depth. */
export function groupItems<Row>(lines: readonly GridLine<Row>[]): ReadonlyMap<RowKey, readonly RowKey[]> {
  const items = new Map<RowKey, RowKey[]>()
  const open: { level: number; keys: RowKey[] }[] = []
  for (const { type, key, level } of lines) {
    while ((open.at(-1)?.level ?? -1) >= level) open.pop()
    if (type === 'group') {
      const keys: RowKey[] = []
      items.set(key, keys)
      open.push({ level, keys })
    } else for (const { keys } of open) keys.push(key)
  }
  return items
}

/** Where a line is in sight now; of one that was put away, its group. */
export function placeOf<Row>(
  lines: readonly GridLine<Row>[],
  shown: readonly GridLine<Row>[],
  key: RowKey,
): number {
  const direct = shown.findIndex((line) => line.key === key)
  if (direct !== -1) return direct
  const all = lines.findIndex((line) => line.key === key)
  const inSight = new Map(shown.map((line, index) => [line.key, index]))
  for (let at = all; at >= 0; at--) {
    const index = inSight.get(lines[at]?.key ?? '')
    if (index !== undefined) return index
  }
  return 0
}
