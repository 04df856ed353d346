import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '../packages/server/src/config.ts'

/** What the manual of operation lists is what the program measures, logs and is told: no more, and nothing is left out. */

const ROOT = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const SRC = 'packages/server/src'
const code = readdirSync(join(ROOT, SRC), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(file))
  .map((file) => read(join(SRC, file)))
  .join('\n')

/** The rows of the tables below a heading, up to the next one of its rank. */
function rowsOf(path: string, heading: string): string[][] {
  const [, below = ''] = read(path).split(`\n${heading}\n`)
  const [, marks = ''] = /^(#+) /.exec(heading) ?? []
  const [section = ''] = below.split(RegExp(`\n#{1,${marks.length}} `))
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `') || line.startsWith('| ['))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

describe('the measures', () => {
  const told = rowsOf('docs/operations.md', '### Measures').map(([name, kind]) => [quoted(name)[0], kind])
  const made = [...code.matchAll(/\.(gauge|counter|histogram)\(\s*'([a-z_]+)'/g)].map(([, kind, name]) => [
    name,
    kind,
  ])
  // Counted by whoever asks all the others.
  made.push(['paco_metrics_unread', 'gauge'])

  it('are those of the code, each with its kind', () => {
    expect(made.length).toBeGreaterThan(25)
    expect(told.toSorted()).toEqual(made.toSorted())
  })
})

/** `Conexão … perdida: …`: what is filled in is left out. */
const shapeOf = (literal: string) => literal.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '…')
const fieldsOf = (object = '') => [...object.matchAll(/(?<=[{,]\s*)(\w+)(?=\s*[,:}])/g)].map(([name]) => name)

describe('the events of the log', () => {
  const LITERAL = /(`[^`]*`|'[^']*'|"[^"]*")/.source
  const logged = code.matchAll(
    RegExp(`\\b\\w*log\\.(error|warn|info)\\(\\s*(\\{[^}]*\\}),\\s*${LITERAL}`, 'gi'),
  )
  const passed = code.matchAll(RegExp(`\\blog\\('(error|warn|info)',\\s*(\\{[^}]*\\}),\\s*${LITERAL}`, 'g'))
  const spoken = code.matchAll(
    RegExp(`\\bsay\\(\\s*'(info|warn|fatal)',\\s*${LITERAL}(?:,\\s*(\\{[^}]*\\}))?`, 'g'),
  )
  const events = [
    ...[...logged, ...passed].map(([, level = '', fields, text = '']) => ({ level, fields, text })),
    ...[...spoken].map(([, level = '', text = '', fields]) => ({ level, fields, text })),
  ]
    .map(({ level, fields, text }) => ({ level, fields: fieldsOf(fields), text: shapeOf(text) }))
    // Words that come from elsewhere are told by what they are about.
    .filter(({ text }) => /[a-z]{3}/i.test(text))
  const rows = rowsOf('docs/operations.md', '### Logs')
  const told = rows.flatMap(([names, level = '', fields]) =>
    quoted(names).map((text) => ({ text, level, fields: quoted(fields) })),
  )

  it('are all told, and no other is', () => {
    expect(events.length).toBeGreaterThan(30)
    const names = (all: readonly { text: string; level: string }[]) =>
      [...new Set(all.map(({ text, level }) => `${level}: ${text}`))].toSorted()
    expect(names(told)).toEqual(names(events))
  })

  it('have the fields that they are told to have, and something to do', () => {
    const lost = events.flatMap(({ text, fields }) => {
      const row = told.find((one) => one.text === text)
      return fields.filter((name) => !row?.fields.includes(name)).map((name) => `${text}: ${name}`)
    })
    expect(lost).toEqual([])
    for (const [name, , , meaning = ''] of rows) expect(meaning, name).not.toBe('')
  })
})

it('the example of settings names none that nobody hears', () => {
  const names = [...read('ops/paco.env.exemplo').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !SETTINGS.includes(name))).toEqual([])
})

it('every backup of an earlier version that is kept is told of, and no other', () => {
  const kept = readdirSync(join(ROOT, 'packages/server/test/landed/copias'))
    .filter((name) => name.endsWith('.gz'))
    .map((name) => name.slice(0, 4))
  const [, told = ''] =
    /tested by [a-z]+ backups of theirs\*\* \(([^)]*)\)/.exec(read('docs/decisions/0042-entrega.md')) ?? []
  expect(told.split(', ')).toEqual(kept.toSorted())
})

describe.each([
  ['README.md', '## Settings'],
  ['README.pt-BR.md', '## Configuração'],
])('the settings in %s', (path, heading) => {
  const rows = rowsOf(path, heading)

  it('are all told once, with a default and a meaning', () => {
    const names = rows.flatMap(([name]) => quoted(name))
    expect(names.toSorted()).toEqual([...SETTINGS].toSorted())
    for (const [name, standard = '', meaning = ''] of rows) {
      expect(standard, name).not.toBe('')
      expect(meaning, name).not.toBe('')
    }
  })

  it('have the defaults of the program', () => {
    const source = read('packages/server/src/config.ts') + read('packages/server/src/config-fields.ts')
    const [, fields = ''] = /z\.object\(\{([\s\S]*?)\n\}\)/.exec(source) ?? []
    // Each field by its lines; what ends one is the last argument of its default.
    const given = [...fields.matchAll(/^ {2}[A-Z]\w*: z\._default\([\s\S]*?\n(?= {2}[A-Z]|$)/gm)]
    expect(given.length).toBeGreaterThan(12)
    for (const [field] of given) {
      const [, name = ''] = /^ {2}(\w+):/.exec(field) ?? []
      const [, standard = ''] = /,\s*('[^']*'|\d+|true|false|[A-Z_]+),?\s*\),\s*$/.exec(field) ?? []
      const row = rows.find(([names]) => quoted(names).includes(name))
      const at = quoted(row?.[0]).indexOf(name)
      const told = (row?.[1] ?? '').split(', ')[quoted(row?.[0]).length > 1 ? at : 0] ?? ''
      expect(standard, name).not.toBe('')
      if (/^['\d]/.test(standard)) expect(told.replaceAll('`', ''), name).toBe(standard.replaceAll("'", ''))
      if (standard === 'false') expect(told, name).toBe('0')
    }
  })
})
