import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What is said once is read from there: labels of fields, limits of texts, the ceiling of the law. */

const PACKAGES = resolve(import.meta.dirname, '../packages')
const sourcesOf = (pkg: string) =>
  readdirSync(join(PACKAGES, pkg, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|sql|typ|mjs)$/.test(file) && !/\.(test|testing)\./.test(file))
    .map((file) => ({ file, text: readFileSync(join(PACKAGES, pkg, 'src', file), 'utf8') }))

const described = sourcesOf('domain').flatMap(({ file, text }) => {
  const words = /const LABELS = \{\n([\s\S]*?)\n\}/.exec(text)?.[1]
  return words === undefined ? [] : [{ file, text, words }]
})

describe('a column that is called like its field', () => {
  it.each(described)('reads it there: $file', ({ text, words }) => {
    const labels = new Map(
      [...words.matchAll(/^ {2}(\w+): '([^']*)',$/gm)].map(([, key, word]) => [key, word]),
    )
    const typed = [...text.matchAll(/\{ key: '(\w+)', label: '([^']*)'/g)]
    expect(labels.size).toBeGreaterThan(0)
    expect(typed.filter(([, key, word]) => labels.get(key) === word).map(([line]) => line)).toEqual([])
  })
})

describe('forms', () => {
  const screens = sourcesOf('web').filter(({ file }) => !file.startsWith('ui/'))

  it('are all held against their schemas', () => {
    const held = readFileSync(join(PACKAGES, 'web/src/app/form-fields.test.ts'), 'utf8')
    const forms = screens.filter(({ text }) => text.includes('<EntityForm')).map(({ file }) => file)
    expect(forms.length).toBeGreaterThan(10)
    expect(
      forms.filter((file) => !held.includes(`  '${file}': [`) && !held.includes(`  '${file}': FAMILIAS`)),
    ).toEqual([])
  })

  it('leave to the schema how long a text may be', () => {
    const typed = screens.filter(({ text }) => /entity-form\//.test(text) && /\bmaxLength\b/.test(text))
    expect(typed.map(({ file }) => file)).toEqual([])
  })
})

it('the ceiling of amendments is printed from its constant', () => {
  const typed = ['domain', 'server', 'web'].flatMap((pkg) =>
    sourcesOf(pkg).flatMap(({ file, text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(/\b25\s?%/g)].map(
        () => `${pkg}/${file}`,
      ),
    ),
  )
  expect(typed).toEqual([])
})
