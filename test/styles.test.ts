import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../packages/web')

const filesIn = (folder: string, ending: RegExp) =>
  new Map(
    readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path))
      .map((path) => [path, readFileSync(join(web, folder, path), 'utf8')]),
  )

const sheets = filesIn('src', /\.css$/)
const sources = filesIn('src', /(?<!\.test)\.tsx?$/)
/** Those of the page itself stand beside src, and the server says some of them. */
const all = [
  ...sources.values(),
  ...filesIn('.', /^[\w-]+\.(html|ts)$/).values(),
  ...filesIn('../server/src/http', /^pagina\.ts$/).values(),
].join('\n')

/** Without comments and texts, in which a dot begins no class. */
const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '')

const classesOf = (css: string) =>
  new Set(
    [
      ...bare(css)
        .replace(/:global\([^)]*\)+/g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)/g),
    ].map(([, name]) => name ?? ''),
  )

/** Every import of a style sheet: who imports, by which name, from where. */
const imports = [...sources].flatMap(([path, text]) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', from = '']) => ({
    path,
    name,
    text,
    sheet: join(dirname(path), from),
  })),
)

/** What a source calls by name, `classes.card`. */
const named = ({ name, text }: { name: string; text: string }) =>
  [...text.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
    ([, word]) => word ?? '',
  )

/** A word that stands as a value or a key somewhere, for `tones[tone]`; or but for its number, for `looks[look]`. */
const isSpoken = (word: string) =>
  new RegExp(`'${word}'|\\b${word}:|\`${word.replace(/\d+$/, '')}\\$\\{`).test(all)

test('every class of a style sheet is named by a source', () => {
  const idle = [...sheets].flatMap(([sheet, css]) => {
    const importers = imports.filter((one) => one.sheet === sheet)
    const computed = importers.some(({ name, text }) => text.includes(`${name}[`))
    const called = new Set(importers.flatMap(named))
    const isNamed = (word: string) =>
      sheet.endsWith('.module.css')
        ? called.has(word) ||
          new RegExp(`composes: [\\w ]*\\b${word}\\b`).test(css) ||
          (computed && isSpoken(word))
        : new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(all)
    return [...classesOf(css)]
      .filter((word) => !word.startsWith('mantine-') && !isNamed(word))
      .map((word) => `${sheet} .${word}`)
  })
  expect(idle).toEqual([])
})

test('every class a source names is in the style sheet', () => {
  const unknown = imports.flatMap((one) => {
    const known = classesOf(sheets.get(one.sheet) ?? '')
    return named(one)
      .filter((word) => !known.has(word))
      .map((word) => `${one.path} ${one.name}.${word}`)
  })
  expect(unknown).toEqual([])
})

test('a style sheet is imported as a module by somebody, and composes nothing of another', () => {
  const orphans = [...sheets.keys()].filter(
    (sheet) => sheet.endsWith('.module.css') && !imports.some((one) => one.sheet === sheet),
  )
  expect(orphans).toEqual([])
  // The bundler would write the other sheet's rules once more, into every chunk that composes of it.
  expect([...sheets].filter(([, css]) => /composes: [^;]* from /.test(css)).map(([sheet]) => sheet)).toEqual(
    [],
  )
})

/** The widths of window at which screens change: a phone, a narrow window, a window without room for the menu. */
const WIDTHS = ['640px', '900px', '1200px']

test('windows change at three widths', () => {
  const widths = [...sheets].flatMap(([sheet, css]) =>
    [...bare(css).matchAll(/@media ([^{]*)/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/width\s*[:<>=]+\s*([\d.]+\w+)/g)].map(([, width = '']) => ({ sheet, width })),
    ),
  )
  expect(widths.length).toBeGreaterThan(0)
  expect(widths.filter(({ width }) => !WIDTHS.includes(width))).toEqual([])
})
