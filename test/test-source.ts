const OPENS = /^(\s*)(?:test|it|base|describe)(?:\.\w+)*\(/

/** The source of the test or group of that name, from its table of cases to its end; empty when there is none. */
function sourceOf(text: string, title: string): string {
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    const [, indent] = OPENS.exec(line) ?? []
    if (indent === undefined) continue
    // What follows at the same depth belongs to it only where it closes something.
    const belongs = new RegExp(`^(?:$|${indent}(?:\\s|[)\\]}]))`)
    const after = lines.slice(index + 1)
    const end = after.findIndex((next) => !belongs.test(next))
    const source = [line, ...after.slice(0, end < 0 ? undefined : end)].join('\n')
    if (titleOf(source) === title) return source
  }
  return ''
}

/** Its name: the first argument, or the one after a table of cases. */
const titleOf = (source: string) =>
  (/^\s*\w+\(\s*(['"`])(.*?)\1,/s.exec(source) ?? /\)\(\s*(['"`])(.*?)\1,/s.exec(source))?.[2]

/**
 * What a test asserts, as far as its source tells: its words, its cases, and the constants of its file that it names.
 * A test that expects nothing asserts nothing.
 */
export function assertionsOf(text: string, title: string): string {
  const source = sourceOf(text, title)
  if (!/expect|says/.test(source)) return ''
  const constants = [...text.matchAll(/^const (\w+).*(?:\n(?: .*|[\])}].*))*/gm)]
  const named = constants.filter(([, name]) => new RegExp(`\\b${name}\\b`).test(source))
  return [source, ...named.map(([declaration]) => declaration)].join('\n')
}
