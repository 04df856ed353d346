import { OperatorError } from '../operator-error.ts'
import type { Counts } from './backup.ts'
import { bringContents, WHOLE } from './contents.ts'
import { nextSum, START_SUM, splitSum } from './line-sums.ts'
import { readLines } from './lines.ts'
import { agree, type Head, parse, readHead } from './restore.ts'
import { isLocked } from './sealed-file.ts'
import { weigh } from './weigh.ts'

/** What a backup holds, as far as it tells without being restored. */
export interface Examined extends Pick<Head, 'last' | 'made'> {
  readonly locked: boolean
  readonly counts: Counts
}

/** Reads the tables up to the closing line: every row against its sum, every count against what is said at the end. */
async function countTables(lines: AsyncIterator<string>, summed: boolean): Promise<Counts> {
  const counts: Counts = {}
  let [table, sum] = ['', START_SUM]
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line: string = next.value
    if (line.startsWith('{"tabela":') || line.startsWith('{"fim":')) {
      const mark = parse(line) as { tabela?: string; fim?: Counts }
      if (mark.fim) return agree(counts, mark.fim)
      ;[table, sum] = [mark.tabela ?? '', START_SUM]
      counts[table] = 0
    } else {
      const number = (counts[table] ?? 0) + 1
      counts[table] = number
      const { sum: told, row } = summed ? splitSum(line) : { sum: '', row: line }
      if (summed) sum = nextSum(sum, row)
      if (summed && told !== sum)
        throw new OperatorError(`A linha ${number} da tabela ${table} do backup foi alterada.`)
    }
  }
  throw new OperatorError('O arquivo de backup está incompleto: falta o fim.')
}

/** Reads a backup from beginning to end and keeps nothing of it: what is damaged, altered or cut off is refused. */
export async function examine(file: string, passphrase: string | undefined): Promise<Examined> {
  const lines = readLines(file, passphrase)
  const { last, made, summed, carries } = await readHead(lines)
  const counts = await countTables(lines, summed)
  const whole = carries ? await bringContents(lines, parse, weigh) : 0
  if (whole > 0) counts[WHOLE] = whole
  // What follows the last line is part of the file too: its tag is held against all of it.
  for (let next = await lines.next(); !next.done; next = await lines.next());
  return { last, made, locked: await isLocked(file), counts }
}
