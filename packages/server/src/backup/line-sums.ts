import { createHash } from 'node:crypto'

/** Before the first line of a table. */
export const START_SUM = '00000000'
const LENGTH = START_SUM.length

/** The sum of a table up to and with a line: of two files that differ, the first line whose sums differ was altered. */
export const nextSum = (before: string, line: string): string =>
  createHash('sha256').update(before).update(line).digest('hex').slice(0, LENGTH)

/** A line of the file as its sum and its row. */
export const splitSum = (line: string): { sum: string; row: string } => ({
  sum: line.slice(0, LENGTH),
  row: line.slice(LENGTH + 1),
})
