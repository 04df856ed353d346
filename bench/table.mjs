import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

const readme = new URL('./README.md', import.meta.url)
const [START, END] = ['<!-- last run -->', '<!-- end of last run -->']

/** @typedef {'postgres' | 'embedded'} Kind */
/** Requests per second. @typedef {{ size: number, workload: string, bare: number, postgres: number, embedded: number }} Result */

/** Ratios to the bare server that are aimed at. @type {Record<string, Record<Kind, number>>} */
const goals = {
  'page of 50': { postgres: 1, embedded: 0.4 },
  'search, 5% found': { postgres: 1, embedded: 0.5 },
  'search, 8 found': { postgres: 1, embedded: 0.5 },
  'one project': { postgres: 0.8, embedded: 0.45 },
  dashboard: { postgres: 0.7, embedded: 0.7 },
}
const MOST_TIMES_SLOWER = 3

export const workloads = Object.keys(goals)
/** @type {Kind[]} */
const kinds = ['postgres', 'embedded']

/** @param {number} value @param {boolean} met */
const mark = (value, met) => `${value.toFixed(2)}${met ? '' : ' ✗'}`
/** @param {(string | number)[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`

/** @param {Result} result */
function ratioLine(result) {
  const ratios = kinds.map((kind) => {
    const ratio = result[kind] / result.bare
    return mark(ratio, ratio >= (goals[result.workload]?.[kind] ?? 0))
  })
  const rates = [result.bare, result.postgres, result.embedded].map(Math.round)
  return line([result.size.toLocaleString('en'), result.workload, ...rates, ...ratios])
}

/** How many times longer a request takes with the most projects than with the fewest. @param {Result[]} results */
function growthLines(results) {
  const sizes = results.map(({ size }) => size)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  if (least === most) return []
  const at = (/** @type {number} */ size, /** @type {string} */ workload) =>
    results.find((result) => result.size === size && result.workload === workload)
  const lines = workloads.map((workload) => {
    const times = kinds.map((kind) => (at(least, workload)?.[kind] ?? 0) / (at(most, workload)?.[kind] ?? 1))
    return line([workload, ...times.map((value) => mark(value, value <= MOST_TIMES_SLOWER))])
  })
  const title = `Times longer with ${most.toLocaleString('en')} projects than with ${least.toLocaleString('en')} (goal: at most ${MOST_TIMES_SLOWER}):`
  return ['', title, '', line(['', 'PostgreSQL', 'embedded']), '|---|--:|--:|', ...lines]
}

/** @param {Result[]} results */
export function table(results) {
  const head = [
    'projects',
    'request',
    'bare/s',
    'PostgreSQL/s',
    'embedded/s',
    'PostgreSQL ratio',
    'embedded ratio',
  ]
  const goalLines = workloads.map((workload) =>
    line(['goal', workload, '', '', '', ...kinds.map((kind) => `≥ ${goals[workload]?.[kind]}`)]),
  )
  const rows = results.map(ratioLine)
  return [line(head), '|--:|---|--:|--:|--:|--:|--:|', ...rows, ...goalLines, ...growthLines(results)].join(
    '\n',
  )
}

/** Keeps the table, with the day and the kind of machine. @param {Result[]} results */
export function keep(results) {
  const machine = `${cpus().length} cores, ${process.arch}, Node ${process.versions.node}`
  const last = `${new Date().toISOString().slice(0, 10)}, ${machine}:\n\n${table(results)}`
  const [before = '', rest = ''] = readFileSync(readme, 'utf8').split(START)
  writeFileSync(readme, `${before}${START}\n\n${last}\n\n${END}${rest.split(END)[1] ?? ''}`)
}
