import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What is said of threats leads to where it is so: files that are there, titles that they have, sums that add up. */

const ROOT = resolve(import.meta.dirname, '..')
const STATES = ['holds', 'holds by the operator', 'does not apply', 'gap'] as const

/** How many points of levels 1 and 2 each section of a chapter has, as ASVS 5.0.0 counts them. */
const SECTIONS: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
}
const pointsOf = (chapter: number) =>
  (SECTIONS[chapter] ?? []).flatMap((most, at) =>
    Array.from({ length: most }, (_, point) => `${chapter}.${at + 1}.${point + 1}`),
  )

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const chapterPath = (chapter: number) => `docs/asvs/v${String(chapter).padStart(2, '0')}.md`
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const rowsOf = (path: string, first: RegExp) =>
  read(path)
    .split('\n')
    .map(cellsOf)
    .filter(([cell = '']) => first.test(cell))

/** `server/http/html.ts` is below packages/server/src, as everywhere in these documents. */
const placeOf = (path: string) => path.replace(/^(domain|server|web)\//, 'packages/$1/src/')

/** Files, each with the title that is quoted beside it; what has no slash and no ending is a word, not a file. */
const placesIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`(?: «([^»]+)»)?/g)]
    .filter(([, path = '']) =>
      /^(domain|server|web|packages|docs|test|e2e|ops|scripts|bench)\/|^[\w.-]*\.(md|json|yml)$|^\.\w/.test(
        path,
      ),
    )
    .map(([, path = '', title]) => ({ path: placeOf(path), title }))

const chapters = Object.keys(SECTIONS).map(Number)
const documents = ['docs/threats.md', ...chapters.map(chapterPath)]

describe('what is said of threats', () => {
  it.each(documents)('%s names files that are there, and titles that they have', (path) => {
    const places = placesIn(read(path)).filter((place) => !place.path.includes('*'))
    expect(places.length).toBeGreaterThan(2)
    const lost = places.filter(({ path: file, title }) => {
      if (!existsSync(join(ROOT, file))) return true
      return title !== undefined && !read(file).includes(title)
    })
    expect(lost).toEqual([])
  })

  it.each(chapters)('chapter %i has every point once, with a state, how, and where', (chapter) => {
    const rows = rowsOf(chapterPath(chapter), /^\d+\.\d+\.\d+$/)
    expect(rows.map(([point]) => point)).toEqual(pointsOf(chapter))
    for (const [point, state = '', how = '', where = ''] of rows) {
      expect(STATES, point).toContain(state)
      expect(how, point).not.toBe('')
      if (state !== 'does not apply') expect(placesIn(where), point).not.toEqual([])
    }
  })

  it('counts what it says of each chapter, and of all', () => {
    const told = rowsOf('docs/threats.md', /^\[V\d+/).map(([, ...counts]) => counts.map(Number))
    const counted = chapters.map((chapter) => {
      const states = rowsOf(chapterPath(chapter), /^\d+\.\d+\.\d+$/).map(([, state]) => state)
      return STATES.map((state) => states.filter((other) => other === state).length)
    })
    expect(told).toEqual(counted)
    expect(counted.flat().reduce((sum, count) => sum + count, 0)).toBe(246)
  })
})

describe('no source', () => {
  const sources = ['domain', 'server', 'web'].flatMap((name) =>
    readdirSync(join(ROOT, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|testing)\./.test(file)),
  )
  const having = (what: RegExp) => sources.filter((file) => what.test(read(file)))

  it.each([
    [
      'makes code or markup of a text',
      /\beval\(|new Function\(|dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(|shell: true|\bexecSync\(/,
    ],
    ['draws lots that can be guessed', /Math\.random\(/],
    ['trusts any certificate', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|insecureHTTPParser/],
  ])('%s', (_what, pattern) => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(having(pattern)).toEqual([])
  })
})
