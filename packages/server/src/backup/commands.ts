import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { grantApplication } from '../db/roles.ts'
import { OperatorError } from '../operator-error.ts'
import { explainStart, reachOwner } from '../start-errors.ts'
import { backup, type Counts } from './backup.ts'
import type { OpenContents } from './contents.ts'
import { isMade } from './queries.ts'
import { restore } from './restore.ts'

type Work = (database: Database, config: Config) => Promise<void>

/** For a command: the configured database, closed when the work is done. */
async function withDatabase(work: Work): Promise<void> {
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

const nowhere = (where: string) =>
  new OperatorError(`Não há sistema instalado em ${where}: nada foi feito. Confira DATABASE_URL ou DATA_DIR.`)

/** For a command about what a city has: one that is not there, a misspelled folder for one, is told and not made. */
export async function withCity(work: Work): Promise<void> {
  const { databaseUrl, databaseFolder } = readConfig(process.env, [])
  if (!databaseUrl && databaseFolder && !existsSync(databaseFolder)) throw nowhere(databaseFolder)
  await withDatabase(async (database, config) => {
    if (!(await isMade(database.db))) throw nowhere('um banco de dados vazio')
    await migrate(database.owner.pool)
    await work(database, config)
  })
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

/** How the bytes of files are reached, by the city's settings; this floor knows of no store. */
type Reach = (settings: Config['arquivos']) => OpenContents

const contentsOf = (args: string[], { arquivos }: Config, reach: Reach) =>
  args.includes(SEM_ARQUIVOS) ? {} : { contents: reach(arquivos) }

const tellMissing = (sha256: string) =>
  console.warn(`O conteúdo de um arquivo falta ou está danificado onde é guardado: ${sha256}`)

export async function runBackup(args: string[], reach: Reach): Promise<void> {
  const file = fileName(args, 'backup')
  await withCity(async (database, config) => {
    await grantApplication(database)
    const carriage = { ...contentsOf(args, config, reach), onMissing: tellMissing }
    const counts = await backup(database.db, file, config.backupPassphrase, carriage)
    report(`Backup gravado em ${file}`, counts)
  })
}

/** Their secrets are locked with the signing secret, which a backup does not carry either. */
const SEM_FATORES =
  'A verificação em duas etapas não vem no backup: quem a usava entra só com a senha e a liga de novo em Minha conta.'

export async function runRestore(args: string[], reach: Reach): Promise<void> {
  const file = fileName(args, 'restore')
  await withDatabase(async (database, config) => {
    const { contents } = contentsOf(args, config, reach)
    // Only the owner of the tables makes them, and what stands on them, anew.
    const owned = { ...database, ...database.owner }
    const restored = await restore(owned, file, config.backupPassphrase, contents)
    await grantApplication(database)
    report(`Backup ${file} restaurado`, restored)
    console.log(SEM_FATORES)
  })
}
