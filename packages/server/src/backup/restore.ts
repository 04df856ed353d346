import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Database, Trx } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { OperatorError } from '../operator-error.ts'
import { type Counts, FORMAT } from './backup.ts'
import {
  emptyTables,
  isVacant,
  listTables,
  refreshStatistics,
  reviveTables,
  type Table,
  writeRows,
} from './queries.ts'

const BATCH = 500

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file).on('error', (error) => unzipped.destroy(error))
  const unzipped = source.pipe(createGunzip())
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })
    if (unzipped.errored) throw unzipped.errored
  } catch (cause) {
    throw new OperatorError(`Não foi possível ler ${file}: o arquivo falta ou está danificado.`, { cause })
  }
}

async function readHead(lines: AsyncIterator<string>): Promise<string> {
  const head = parse((await lines.next()).value ?? '') as { formato?: string; migracoes?: string[] }
  const last = head.migracoes?.at(-1)
  if (head.formato !== FORMAT || last === undefined)
    throw new OperatorError('O arquivo não é um backup do Paço.')
  return last
}

function parse(line: string): object {
  try {
    return JSON.parse(line) as object
  } catch {
    throw new OperatorError('O arquivo de backup está incompleto ou danificado.')
  }
}

/** Loads table by table until the closing line, whose counts must agree with what was loaded. */
async function load(trx: Trx, lines: AsyncIterator<string>, known: readonly Table[]): Promise<Counts> {
  const counts: Counts = {}
  let table: Table | undefined
  let rows: string[] = []
  const flush = async () => {
    if (table && rows.length > 0) await writeRows(trx, table, rows)
    rows = []
  }
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line: string = next.value
    if (line.startsWith('{"tabela":') || line.startsWith('{"fim":')) {
      await flush()
      const mark = parse(line) as { tabela?: string; colunas?: string[]; fim?: Counts }
      if (mark.fim) return agree(counts, mark.fim)
      if (!known.some(({ name }) => name === mark.tabela))
        throw new OperatorError(`Tabela desconhecida: ${mark.tabela}.`)
      table = { name: mark.tabela ?? '', columns: mark.colunas ?? [] }
      counts[table.name] = 0
    } else if (table) {
      counts[table.name] = (counts[table.name] ?? 0) + 1
      if (rows.push(line) >= BATCH) await flush()
    }
  }
  throw new OperatorError('O arquivo de backup está incompleto: falta o fim.')
}

function agree(counts: Counts, expected: Counts): Counts {
  for (const [name, count] of Object.entries(expected)) {
    if (counts[name] !== count)
      throw new OperatorError(`A tabela ${name} deveria ter ${count} linhas e tem ${counts[name]}.`)
  }
  return counts
}

/** Brings a backup into an empty database, of either kind, and then up to this program's form. All or nothing. */
export async function restore({ db, pool }: Database, file: string): Promise<Counts> {
  if (!(await isVacant(db)))
    throw new OperatorError('O banco de destino já tem dados. Restaure em um banco vazio.')
  const lines = readLines(file)
  await migrate(pool, await readHead(lines))
  const counts = await db.transaction().execute(async (trx) => {
    const tables = await listTables(trx)
    await emptyTables(trx, tables)
    const loaded = await load(trx, lines, tables)
    await reviveTables(trx, tables)
    return loaded
  })
  await migrate(pool)
  await refreshStatistics(db)
  return counts
}
