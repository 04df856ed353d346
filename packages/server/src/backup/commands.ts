import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { OperatorError } from '../operator-error.ts'
import { replaceSecret } from '../usuarios/sessao-queries.ts'
import { drawSecret } from '../usuarios/tokens.ts'
import { backup, type Counts } from './backup.ts'
import { restore } from './restore.ts'

type Work = (database: Database, config: Config) => Promise<void>

async function withDatabase(work: Work): Promise<void> {
  const config = readConfig(process.env, [])
  const database = await openDatabase({ url: config.databaseUrl, folder: config.databaseFolder })
  try {
    await work(database, config)
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
  await withDatabase(async ({ db, pool }, { backupPassphrase }) => {
    await migrate(pool)
    report(`Backup gravado em ${file}`, await backup(db, file, backupPassphrase))
  })
}

export async function runRestore(args: string[]): Promise<void> {
  const file = fileName(args, 'restore')
  await withDatabase(async (database, { backupPassphrase }) =>
    report(`Backup ${file} restaurado`, await restore(database, file, backupPassphrase)),
  )
}

/** After a leak: nobody can sign in anyone's name any more, and everybody logs in again. */
export async function runRotateSecret(): Promise<void> {
  await withDatabase(async ({ db, pool }) => {
    await migrate(pool)
    await transact(db, SYSTEM, (trx) => replaceSecret(trx, drawSecret()))
    console.log('Segredo trocado. Todas as sessões foram encerradas.')
  })
}
