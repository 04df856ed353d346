/** Text without case and accents, as the database's `dobrar()` folds it: what searches compare. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Where `needle` occurs in `text` regardless of case and accents, as [start, end) pairs of the original. */
export function findFolded(text: string, needle: string): [number, number][] {
  const wanted = fold(needle.trim())
  if (wanted === '') return []
  let folded = ''
  const origin: number[] = []
  let offset = 0
  for (const char of text) {
    const piece = fold(char)
    for (let unit = 0; unit < piece.length; unit++) origin.push(offset)
    folded += piece
    offset += char.length
  }
  origin.push(offset)
  const found: [number, number][] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    found.push([origin[at] ?? 0, origin[at + wanted.length] ?? text.length])
  }
  return found
}
