import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** docs/conformance.md says where each word of the specification is kept; this holds it to that. */

const ROOT = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const document = read('docs/conformance.md')

/** A row reads: what the specification says, the words to find, the files they are found in. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|what)/.test(line))
  .map((line) => {
    const [what = '', words = '', files = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim())
    const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '')
    return { what, words: quoted(words), files: quoted(files) }
  })

describe('what the specification says', () => {
  it('is listed: routes, calls, messages and constants', () => {
    const sections = [...document.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect(sections).toEqual(['Routes', 'Calls', 'Titles and labels', 'Messages', 'Rules', 'Constants'])
    expect(rows.length).toBeGreaterThan(200)
  })

  it.each(rows)('$what', ({ words, files }) => {
    expect(words.length).toBeGreaterThan(0)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
    const text = files.map(read).join('\n')
    expect(words.filter((word) => !text.includes(word))).toEqual([])
  })
})
