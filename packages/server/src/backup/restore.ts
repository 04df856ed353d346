import type { Database, Trx } from '../db/database.ts'
import { advance, LOCK, makeTables, migrationNames } from '../db/migrate.ts'
import { onTransaction } from '../db/runner.ts'
import { careForAll } from '../db/table-care.ts'
import { OperatorError } from '../operator-error.ts'
import { type Counts, FORMAT } from './backup.ts'
import { bringContents, type Contents, MISSING, type OpenContents, WHOLE } from './contents.ts'
import { nextSum, START_SUM, splitSum } from './line-sums.ts'
import { readLines } from './lines.ts'
import {
  awaitBytes,
  batchOf,
  emptyTables,
  firstBrokenSeal,
  forgetSecrets,
  isVacant,
  listTables,
  noteMissing,
  reviveSequences,
  type Table,
} from './queries.ts'
import { assertRow, writeBatch } from './rows.ts'

/** Without sums; then with the parts of files as a table, of those in the database alone. */
const [FIRST_FORMAT, SECOND_FORMAT] = ['paco-backup/1', 'paco-backup/2']

export interface Head {
  readonly last: string
  /** When it was made; earlier ones do not say. */
  readonly made: string | null
  readonly summed: boolean
  /** Whether the bytes of files follow the tables. */
  readonly carries: boolean
}

/** The migrations a file was written with; earlier formats are read too. */
export async function readHead(lines: AsyncIterator<string>): Promise<Head> {
  const head = parse((await lines.next()).value ?? '') as {
    formato?: string
    feito_em?: string
    migracoes?: string[]
  }
  const last = head.migracoes?.at(-1)
  const known = [FORMAT, SECOND_FORMAT, FIRST_FORMAT].includes(head.formato ?? '')
  if (!known || last === undefined) throw new OperatorError('O arquivo não é um backup do Paço.')
  const unknown = head.migracoes?.find((name) => !migrationNames().includes(name))
  if (unknown !== undefined) {
    throw new OperatorError(
      `O backup foi feito por uma versão mais nova do Paço (${unknown}). Atualize o Paço e restaure de novo.`,
    )
  }
  return {
    last,
    made: head.feito_em ?? null,
    summed: head.formato !== FIRST_FORMAT,
    carries: head.formato === FORMAT,
  }
}

export function parse(line: string): object {
  try {
    return JSON.parse(line) as object
  } catch {
    throw new OperatorError('O arquivo de backup está incompleto ou danificado.')
  }
}

/** Loads table by table until the closing line, whose counts must agree with what was loaded. */
async function load(
  trx: Trx,
  lines: AsyncIterator<string>,
  known: readonly Table[],
  summed: boolean,
): Promise<Counts> {
  const counts: Counts = {}
  let table: Table | undefined
  let sum = START_SUM
  let rows: string[] = []
  const flush = async () => {
    if (table && rows.length > 0)
      await writeBatch(trx, table, rows, (counts[table.name] ?? 0) - rows.length + 1)
    rows = []
  }
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line: string = next.value
    if (line.startsWith('{"tabela":') || line.startsWith('{"fim":')) {
      await flush()
      const mark = parse(line) as { tabela?: string; colunas?: string[]; fim?: Counts }
      if (mark.fim) return agree(counts, mark.fim)
      table = knownTable(known, mark)
      counts[table.name] = 0
      sum = START_SUM
    } else if (table) {
      const number = (counts[table.name] ?? 0) + 1
      counts[table.name] = number
      const { sum: told, row } = summed ? splitSum(line) : { sum: '', row: line }
      if (summed) sum = nextSum(sum, row)
      if (summed && told !== sum) {
        throw new OperatorError(`A linha ${number} da tabela ${table.name} do backup foi alterada.`)
      }
      assertRow(table, row, number)
      if (rows.push(row) >= batchOf(table)) await flush()
    }
  }
  throw new OperatorError('O arquivo de backup está incompleto: falta o fim.')
}

function knownTable(
  known: readonly Table[],
  { tabela, colunas = [] }: { tabela?: string; colunas?: string[] },
): Table {
  const table = known.find(({ name }) => name === tabela)
  if (!table) throw new OperatorError(`Tabela desconhecida: ${tabela}.`)
  const strange = colunas.find((column) => !table.columns.includes(column))
  if (strange !== undefined)
    throw new OperatorError(`Coluna desconhecida na tabela ${tabela} do backup: ${strange}.`)
  return { ...table, columns: colunas }
}

export function agree(counts: Counts, expected: Counts): Counts {
  for (const [name, count] of Object.entries(expected)) {
    if (counts[name] !== count)
      throw new OperatorError(`A tabela ${name} deveria ter ${count} linhas e tem ${counts[name]}.`)
  }
  return counts
}

/**
 * Brings a backup into an empty database, of either kind, and then up to this program's form. All or nothing: every
 * line must fit its sum, and every line of the trail its seal. Files that come without their bytes, or damaged, say so.
 */
export async function restore(
  { db }: Database,
  file: string,
  passphrase?: string,
  open?: OpenContents,
): Promise<Counts> {
  if (!(await isVacant(db)))
    throw new OperatorError('O banco de destino já tem dados. Restaure em um banco vazio.')
  const lines = readLines(file, passphrase)
  const { last, summed, carries } = await readHead(lines)
  let contents: Contents | undefined
  const restoring = db.transaction().execute(async (trx) => {
    const on = onTransaction(trx)
    await on.query(`select pg_advisory_xact_lock(${LOCK})`)
    await makeTables(on, last)
    // No trigger is there yet: what is restored was audited and sealed when it was written.
    const tables = await listTables(trx)
    await emptyTables(trx, tables)
    const loaded = await load(trx, lines, tables, summed)
    await forgetSecrets(trx, tables)
    await reviveSequences(trx, tables)
    await advance(on)
    contents = open?.(trx)
    if (carries) await awaitBytes(trx)
    const whole = carries ? await bringContents(lines, parse, contents) : 0
    if (whole > 0) loaded[WHOLE] = whole
    const missing = await noteMissing(trx)
    if (missing > 0) loaded[MISSING] = missing
    const broken = await firstBrokenSeal(trx)
    if (broken !== null) {
      throw new OperatorError(`A linha ${broken} da trilha de auditoria do backup foi alterada.`)
    }
    return loaded
  })
  const counts = await restoring.catch(async (error: unknown) => {
    await contents?.undo()
    throw error
  })
  await careForAll(db, 'vacuum analyze')
  return counts
}
