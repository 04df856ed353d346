/**
 * The value below which that part of what was counted lies, as near as buckets tell: evenly spread within each. What is
 * beyond the last bound counts as that bound; null where nothing was counted.
 */
export function quantileOf(
  counts: readonly number[],
  bounds: readonly number[],
  part: number,
): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const rank = part * total
  let below = 0
  for (const [bucket, count] of counts.entries()) {
    const to = bounds[bucket]
    if (to === undefined) break
    if (below + count >= rank && count > 0) {
      const from = bounds[bucket - 1] ?? 0
      return from + ((rank - below) / count) * (to - from)
    }
    below += count
  }
  return bounds.at(-1) ?? null
}
