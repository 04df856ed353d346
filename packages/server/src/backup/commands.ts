import { existsSync } from 'node:fs'
import { formatInstant } from '@paco/domain/shared/days'
import type { Config } from '../config.ts'
import { readOneCity } from '../consorcio/arquivo.ts'
import { makeSchema } from '../db/city-schema.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { readMoved } from '../db/embedded/moved.ts'
import { type BeforeMigrating, migrate } from '../db/migrate.ts'
import { assertSessions } from '../db/pooler.ts'
import { grantApplication } from '../db/roles.ts'
import { settle } from '../mudanca/mudar.ts'
import { OperatorError } from '../operator-error.ts'
import { explainStart, reachBy } from '../start-errors.ts'
import { backup, type Counts } from './backup.ts'
import type { OpenContents } from './contents.ts'
import { examine } from './examine.ts'
import { fileName, refusedFile } from './named-file.ts'
import { isMade, isVacant } from './queries.ts'
import { restore } from './restore.ts'

type Work = (database: Database, config: Config) => Promise<void>

/** For a command: the configured database, closed when the work is done. */
async function withDatabase(work: Work): Promise<void> {
  const config = readOneCity(process.env)
  try {
    const database = await openDatabase({
      url: config.databaseUrl,
      ownerUrl: config.ownerUrl,
      directUrl: config.directUrl,
      schema: config.schema,
      folder: config.databaseFolder,
    })
    // Nobody waits for a command: nothing it does is cut short.
    await reachBy(database.owner.pool, config.ownerUrl, 'DATABASE_OWNER_URL')
      .then(() => reachBy(database.patient.pool, config.directUrl, 'DATABASE_DIRECT_URL'))
      .then(() => (config.databaseUrl ? assertSessions(database, config) : undefined))
      .then(() => (config.databaseUrl ? settle(database, readMoved(config.databaseFolder)) : undefined))
      .then(() => (config.schema ? makeSchema(database.owner.pool, config.schema) : undefined))
      .then(() => work({ ...database, ...database.patient }, config))
      .finally(() => database.close())
  } catch (error) {
    throw explainStart(error, config)
  }
}

const nowhere = (where: string) =>
  new OperatorError(`Não há sistema instalado em ${where}: nada foi feito. Confira DATABASE_URL ou DATA_DIR.`)

/** What is done before the tables change, by the city's settings; this floor knows of no store. */
export type Before = (config: Config) => BeforeMigrating | undefined

/** For a command about what a city has: one that is not there, a misspelled folder for one, is told and not made. */
export async function withCity(work: Work, before: Before): Promise<void> {
  const { databaseUrl, databaseFolder } = readOneCity(process.env)
  if (!databaseUrl && databaseFolder && !existsSync(databaseFolder)) throw nowhere(databaseFolder)
  await withDatabase(async (database, config) => {
    if (!(await isMade(database.db))) throw nowhere('um banco de dados vazio')
    await migrate(database.owner.pool, { before: before(config) })
    await work(database, config)
  })
}

function report(title: string, counts: Counts): void {
  console.log(title)
  for (const [table, count] of Object.entries(counts)) console.log(`  ${table}: ${count}`)
}

const SEM_ARQUIVOS = '--sem-arquivos'
const SIMULAR = '--simular'

/** How the bytes of files are reached, by the city's settings; this floor knows of no store. */
type Reach = (settings: Config['arquivos']) => OpenContents

const contentsOf = (args: string[], { arquivos }: Config, reach: Reach) =>
  args.includes(SEM_ARQUIVOS) ? {} : { contents: reach(arquivos) }

const tellMissing = (sha256: string) =>
  console.warn(`O conteúdo de um arquivo falta ou está danificado onde é guardado: ${sha256}`)

export async function runBackup(args: string[], reach: Reach, before: Before): Promise<void> {
  const file = fileName(args, 'backup', [SEM_ARQUIVOS])
  await withCity(async (database, config) => {
    await grantApplication(database)
    const carriage = { ...contentsOf(args, config, reach), onMissing: tellMissing }
    const counts = await backup(database.db, file, config.backupPassphrase, carriage).catch((error) => {
      throw refusedFile(file, error) ?? error
    })
    report(`Backup gravado em ${file}`, counts)
  }, before)
}

/** Their secrets are locked with the signing secret, which a backup does not carry either. */
const SEM_FATORES =
  'A verificação em duas etapas não vem no backup: quem a usava entra só com a senha e a liga de novo em Minha conta.'

/** Whether the configured database could take a restore; one that is not there yet is not made to be asked. */
async function isTargetVacant(): Promise<boolean> {
  const { databaseUrl, databaseFolder } = readOneCity(process.env)
  if (!databaseUrl && !existsSync(databaseFolder)) return true
  let vacant = false
  await withDatabase(async ({ db }) => {
    vacant = await isVacant(db)
  })
  return vacant
}

/** Says what a backup holds and whether it could be restored here; writes nothing. */
async function simulate(file: string): Promise<void> {
  const { backupPassphrase } = readOneCity(process.env)
  const { last, made, locked, counts } = await examine(file, backupPassphrase)
  console.log(`Backup ${file}`)
  console.log(`  feito em: ${made === null ? 'não diz' : formatInstant(made)}`)
  console.log(`  versão dos dados: ${last}`)
  console.log(`  cifrado: ${locked ? 'sim, e a frase-senha é esta' : 'não'}`)
  report('Conteúdo, com todas as somas certas:', counts)
  if (!(await isTargetVacant()))
    throw new OperatorError('O banco de destino já tem dados: a restauração seria recusada. Nada foi feito.')
  console.log('O banco de destino está vazio: a restauração pode ser feita. Nada foi gravado.')
}

export async function runRestore(args: string[], reach: Reach): Promise<void> {
  const file = fileName(args, 'restore', [SEM_ARQUIVOS, SIMULAR])
  if (args.includes(SIMULAR)) return simulate(file)
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
