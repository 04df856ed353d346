import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

const readme = new URL('./README.md', import.meta.url)
const [START, END] = ['<!-- tamanho -->', '<!-- end of tamanho -->']

/** @typedef {{ tenth: number, full: number }} Times */
/** A list's first page in milliseconds, and the one after a write. @typedef {Times & { path: string, as: string, counted: Times }} Row */
/** @typedef {{ what: string, tenth: string, full: string, goal: string, met: boolean }} Figure */
/** @typedef {{ sizes: string, rows: Row[], figures: Figure[] }} Results */

/** How many times longer a first page may take with ten times as much, and from how many milliseconds on that is noticed. */
const MOST_TIMES = 1.5
const NOTICED = 5

/** @param {Times} times */
export const missed = ({ tenth, full }) => full > MOST_TIMES * tenth && full - tenth > NOTICED

/** @param {(string | number)[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`
/** @param {number} time */
const ms = (time) => (Number.isFinite(time) ? time.toFixed(1) : 'gave up')
/** @param {Times} times */
const said = ({ tenth, full }) => [
  ms(tenth),
  ms(full),
  `${(full / tenth).toFixed(2)}${missed({ tenth, full }) ? ' ✗' : ''}`,
]

/** @param {Results} results */
export function table({ sizes, rows, figures }) {
  /** @param {Row} row */
  const growth = ({ counted }) => counted.full - counted.tenth
  const slowest = [...rows].sort((a, b) => growth(b) - growth(a))
  const over = rows.filter((row) => missed(row))
  const counting = rows.filter(({ counted }) => missed(counted))
  return [
    sizes,
    '',
    line(['what', 'a tenth', 'whole', 'goal']),
    '|---|--:|--:|--:|',
    ...figures.map(({ what, tenth, full, goal, met }) =>
      line([what, tenth, `${full}${met ? '' : ' ✗'}`, goal]),
    ),
    '',
    `First pages: ${rows.length} asked (every list, as administrator and, where it is open, as a stranger), ${over.length} over ${MOST_TIMES}×`,
    `by more than ${NOTICED} ms. The first page after a write counts what it finds anew: ${counting.length} over. By what these grow:`,
    '',
    line(['list', 'asked by', 'a tenth, ms', 'whole, ms', 'times', 'after a write', 'whole', 'times']),
    '|---|---|--:|--:|--:|--:|--:|--:|',
    ...slowest
      .slice(0, 25)
      .map((row) =>
        line([`\`${row.path.replace(/\?.*/, '')}\``, row.as, ...said(row), ...said(row.counted)]),
      ),
  ].join('\n')
}

/** Keeps the table, with the day and the kind of machine. @param {Results} results */
export function keep(results) {
  const machine = `${cpus().length} cores, ${process.arch}, Node ${process.versions.node}`
  const last = `${new Date().toISOString().slice(0, 10)}, ${machine}. ${table(results)}`
  const [before = '', rest = ''] = readFileSync(readme, 'utf8').split(START)
  writeFileSync(readme, `${before}${START}\n\n${last}\n\n${END}${rest.split(END)[1] ?? ''}`)
}
