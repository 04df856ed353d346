import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { calls } from '@paco/domain/calls'
import { expect, inject, it } from 'vitest'
import { workloads } from '../../../../bench/table.mjs'
import { asked, listsOf } from '../../../../bench/tamanho-listas.mjs'
import { WORKLOADS } from '../../../../bench/yardstick-work.mjs'
import { describeApi } from '../http/openapi.ts'

/** The benchmarks themselves, run to their end as small as can be, so that none rots between one measurement and the next. Nothing is timed. */

const ROOT = join(import.meta.dirname, '../../../..')

/** What it prints; it fails where the program does not end well. The product is built first where it is not. */
async function bench(name: string): Promise<string> {
  const env = { ...process.env, TEST_DATABASE_URL: inject('postgresUrl') }
  const { stdout } = await promisify(execFile)(process.execPath, [`bench/${name}.mjs`, '--once'], {
    cwd: ROOT,
    env,
  })
  return stdout
}

/** The rows of all its tables, without their heads. */
const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const NUMBER = /^[\d.,]+( (MB|s))?( ✗)?$/

it('bench:tamanho measures all it says, and asks every list', async () => {
  const text = await bench('tamanho')
  const rows = rowsIn(text)
  const lists = asked(listsOf(describeApi(calls) as Parameters<typeof listsOf>[0]))
  expect(text).toContain(`First pages: ${lists.length} asked`)
  const figures = rows.filter(([what]) => !what?.startsWith('`'))
  expect(figures.map(([what]) => what)).toEqual([
    'what',
    'start, until it answers',
    'change of day',
    'longest wait of a reader meanwhile',
    'memory of a backup, at most',
    'a backup takes',
    'its file',
    'list',
  ])
  for (const [, tenth, whole] of figures.slice(1, -1)) {
    expect(tenth).toMatch(NUMBER)
    expect(whole).toMatch(NUMBER)
  }
  const pages = rows.filter(([what]) => what?.startsWith('`'))
  expect(pages).toHaveLength(25)
  for (const [, , ...numbers] of pages) for (const number of numbers) expect(number).toMatch(NUMBER)
})

it('bench:yardstick measures each kind of request', async () => {
  const text = await bench('yardstick')
  const rows = rowsIn(text).slice(1)
  expect(rows.map(([what]) => what)).toEqual(WORKLOADS)
  for (const [, bare, postgres, , embedded] of rows)
    for (const number of [bare, postgres, embedded]) expect(number).toMatch(NUMBER)
  expect(text).toMatch(/Memory of the idle server on PostgreSQL: \d+ MB/)
})

it('bench measures each kind of request', async () => {
  const rows = rowsIn(await bench('run')).filter(([projects]) => projects === '200')
  expect(rows.map(([, what]) => what)).toEqual(workloads)
  for (const [, , ...numbers] of rows) for (const number of numbers) expect(number).toMatch(NUMBER)
})
