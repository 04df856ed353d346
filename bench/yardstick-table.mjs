import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

const readme = new URL('./README.md', import.meta.url)
const [START, END] = ['<!-- yardstick -->', '<!-- end of yardstick -->']

/** Ratios to the bare server that are aimed at on PostgreSQL; the embedded database at 0.45 of each. @type {Record<string, number>} */
const goals = {
  'one project': 0.7,
  'page of 50': 1,
  'search with total': 1,
  'whole list': 0.9,
  'budget line created': 0.35,
  'project updated': 0.3,
}
const EMBEDDED = 0.45
const IDLE_MB = 130

/** @typedef {{ workload: string, bare: number, postgres: number, embedded: number }} Result */

/** @param {number} value @param {boolean} met */
const mark = (value, met) => `${value.toFixed(2)}${met ? '' : ' ✗'}`

/** @param {Result[]} results @param {number} idle memory of the idle server on PostgreSQL, in MB */
export function table(results, idle) {
  const rows = results.map(({ workload, bare, postgres, embedded }) => {
    const goal = goals[workload]
    const cells = [
      workload,
      bare.toFixed(bare < 100 ? 1 : 0),
      mark(postgres, postgres >= (goal ?? 0)),
      goal ?? '',
      mark(embedded, embedded >= (goal ?? 0) * EMBEDDED),
      goal === undefined ? '' : (goal * EMBEDDED).toFixed(2),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| request | bare/s | PostgreSQL ratio | goal ≥ | embedded ratio | goal ≥ |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
    '',
    `Memory of the idle server on PostgreSQL: ${Math.round(idle)} MB${idle <= IDLE_MB ? '' : ' ✗'} (goal: at most ${IDLE_MB}).`,
  ].join('\n')
}

/** Keeps the table, with the day and the kind of machine. @param {Result[]} results @param {number} idle */
export function keep(results, idle) {
  const machine = `${cpus().length} cores, ${process.arch}, Node ${process.versions.node}`
  const last = `${new Date().toISOString().slice(0, 10)}, ${machine}:\n\n${table(results, idle)}`
  const [before = '', rest = ''] = readFileSync(readme, 'utf8').split(START)
  writeFileSync(readme, `${before}${START}\n\n${last}\n\n${END}${rest.split(END)[1] ?? ''}`)
}
