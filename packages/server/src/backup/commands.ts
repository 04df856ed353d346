import { readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { OperatorError } from '../operator-error.ts'
import { backup, type Counts } from './backup.ts'
import { restore } from './restore.ts'

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const config = readConfig(process.env, [])
  const database = await openDatabase({ url: config.databaseUrl, folder: config.databaseFolder })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

function report(title: string, counts: Counts): void {
  console.log(title)
  for (const [table, count] of Object.entries(counts)) console.log(`  ${table}: ${count}`)
}

const fileName = ([file]: string[], command: string): string => {
  if (!file) throw new OperatorError(`Diga o arquivo: npm run ${command} -- paco.backup.gz`)
  return file
}

export async function runBackup(args: string[]): Promise<void> {
  const file = fileName(args, 'backup')
  await withDatabase(async ({ db, pool }) => {
    await migrate(pool)
    report(`Backup gravado em ${file}`, await backup(db, file))
  })
}

export async function runRestore(args: string[]): Promise<void> {
  const file = fileName(args, 'restore')
  await withDatabase(async (database) => report(`Backup ${file} restaurado`, await restore(database, file)))
}
