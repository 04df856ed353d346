import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls } from '../packages/domain/src/calls.ts'
import type { Call } from '../packages/domain/src/http/call.ts'
import { envelopeOf, fieldsOf, rowOf } from './contract-shapes.ts'
import { assertionsOf } from './test-source.ts'

/** docs/conformance.md says what proves each word of the specification; this holds it to that. */

const ROOT = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const document = read('docs/conformance.md')

const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '')

/** The rows of a section, as cells. */
function rowsOf(section: string): string[][] {
  const [, body = ''] = document.split(`\n## ${section}\n`)
  const lines = (body.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

const PROVEN_BY_TESTS = [
  'Messages',
  'Values',
  'Rules',
  'Validation',
  'Permissions',
  'Constants',
  'Stopped works',
  'Documents',
]
const BY_PATH = new Map<string, Call>(
  Object.values(calls).map((call) => [`${call.method} ${call.path}`, call]),
)

it('every part of the specification is listed, and what came after it', () => {
  const sections = [...document.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  expect(sections).toEqual(['Routes', 'Calls', 'Screens', ...PROVEN_BY_TESTS])
  const words = sections.flatMap((title) => rowsOf(title ?? '').map((row) => quoted(row.at(-1)).length + 1))
  expect(words.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400)
})

describe('the contract of', () => {
  it.each(rowsOf('Calls'))('%s', (name = '', sends, answers, token) => {
    const call = BY_PATH.get(name)
    const [envelope, ...fields] = quoted(answers)
    expect(call && { envelope: envelopeOf(call.reply), login: call.access.login }).toEqual({
      envelope,
      login: token === 'token',
    })
    expect(fieldsOf(call?.body ?? call?.query)).toEqual(expect.arrayContaining(quoted(sends)))
    expect(rowOf(call?.reply)).toEqual(expect.arrayContaining(fields))
  })
})

describe.each(PROVEN_BY_TESTS)('%s', (section) => {
  it.each(rowsOf(section))('%s in %s: %s', (words, cell, title = '') => {
    const [file = ''] = quoted(cell)
    expect(existsSync(join(ROOT, file))).toBe(true)
    const asserted = assertionsOf(read(file), title)
    expect(quoted(words).filter((word) => !asserted.includes(word))).toEqual([])
  })
})
