import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { grantApplication } from '../db/roles.ts'
import { OperatorError } from '../operator-error.ts'
import { explainStart, reachOwner } from '../start-errors.ts'
import { backup, type Counts } from './backup.ts'
import { restore } from './restore.ts'

type Work = (database: Database, config: Config) => Promise<void>

/** For a command: the configured database, closed when the work is done. */
export async function withDatabase(work: Work): Promise<void> {
  const config = readConfig(process.env, [])
  try {
    const database = await openDatabase({
      url: config.databaseUrl,
      ownerUrl: config.ownerUrl,
      folder: config.databaseFolder,
    })
    // Nobody waits for a command: nothing it does is cut short.
    await reachOwner(database.owner.pool, config)
      .then(() => work({ ...database, ...database.patient }, config))
      .finally(() => database.close())
  } catch (error) {
    throw explainStart(error, config)
  }
}

function report(title: string, counts: Counts): void {
  console.log(title)
  for (const [table, count] of Object.entries(counts)) console.log(`  ${table}: ${count}`)
}

const SEM_ARQUIVOS = '--sem-arquivos'

const fileName = (args: string[], command: string): string => {
  const file = args.find((arg) => arg !== SEM_ARQUIVOS)
  if (!file) throw new OperatorError(`Diga o arquivo: npm run ${command} -- paco.backup.gz`)
  return file
}

export async function runBackup(args: string[]): Promise<void> {
  const file = fileName(args, 'backup')
  await withDatabase(async (database, { backupPassphrase }) => {
    await migrate(database.owner.pool)
    await grantApplication(database)
    const how = { semArquivos: args.includes(SEM_ARQUIVOS) }
    report(`Backup gravado em ${file}`, await backup(database.db, file, backupPassphrase, how))
  })
}

export async function runRestore(args: string[]): Promise<void> {
  const file = fileName(args, 'restore')
  await withDatabase(async (database, { backupPassphrase }) => {
    // Only the owner of the tables makes them, and what stands on them, anew.
    const restored = await restore({ ...database, ...database.owner }, file, backupPassphrase)
    await grantApplication(database)
    report(`Backup ${file} restaurado`, restored)
  })
}
