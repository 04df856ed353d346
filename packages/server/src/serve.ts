import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, readConfig } from './config.ts'
import { readConsorcio } from './consorcio/arquivo.ts'
import { type Database, openDatabase } from './db/database.ts'
import { readMoved } from './db/embedded/moved.ts'
import { assertSessions } from './db/pooler.ts'
import { openHouse } from './house.ts'
import { say } from './http/logging.ts'
import { limitConnections } from './http/open-files.ts'
import { listenMetrics } from './http/scrape.ts'
import { openCanal } from './mudanca/canal.ts'
import { copiaEm, settle } from './mudanca/mudar.ts'
import { SCREENS } from './open-city.ts'
import { avisosDaPartida, refuseMisspelt } from './sistema/partida.ts'
import { awaitPostgres, explainStart, reachBy } from './start-errors.ts'
import { GRACE, logBy, stopOnSignal } from './stop.ts'
import { giveBackAtRest } from './work/rest.ts'

/** On a server, each address leads where it should. */
async function reach({ pool, patient, owner }: Database, config: Config, url: string): Promise<void> {
  const ask = async () => {
    await reachBy(patient.pool, config.directUrl, 'DATABASE_DIRECT_URL')
    await pool.query('select 1')
  }
  await awaitPostgres(ask, url, say)
  await reachBy(owner.pool, config.ownerUrl, 'DATABASE_OWNER_URL')
  await assertSessions({ pool, patient, owner }, config)
}

const open = (config: Config): Promise<Database> =>
  openDatabase({
    url: config.databaseUrl,
    ownerUrl: config.ownerUrl,
    directUrl: config.directUrl,
    readUrl: config.readUrl,
    folder: config.databaseFolder,
    slowMs: config.slowMs,
    onConnectionLost: (error) => say('warn', `Conexão com o banco perdida: ${error.message}`),
    onReplica: (text) => say('info', text),
    onWaiting: (text) => say('warn', text),
    onFailure: (error) => {
      say('fatal', error.message)
      process.exit(1)
    },
  })

/** The settings of the same installation once its city is on a server: what a start there would read. */
export const configOn =
  (config: Config, args: readonly string[]) => (url: string, ownerUrl: string | undefined) =>
    readConfig(
      { ...process.env, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, SEAL_DIR: config.sealFolder },
      args,
    )

async function listen(server: Server, { port, host }: Config): Promise<string> {
  limitConnections(server, (text) => say('warn', text))
  const failed = once(server, 'error').then(([error]) => Promise.reject(error))
  server.listen(port, host)
  await Promise.race([once(server, 'listening'), failed])
  const { address, family, port: given } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${given}`
}

/** Commands are then not heard: a folder on a disk of the network, for one, has no sockets. */
function unheard(error: Error): () => void {
  say('warn', `O comando mudar não alcança este processo: ${error.message}`)
  return () => {}
}

async function serveFrom(database: Database, config: Config, args: readonly string[]): Promise<void> {
  if (config.databaseUrl) {
    await reach(database, config, config.databaseUrl)
    await settle(database, readMoved(config.databaseFolder))
  } else {
    // A process that was killed while it moved left there as much as the database takes.
    await rm(copiaEm(config.databaseFolder), { recursive: true, force: true })
  }
  const house = await openHouse(database, config, {
    screens: SCREENS,
    configFor: configOn(config, args),
    open,
  })
  const { server } = house.front
  // Why it does not start is the last that is said.
  const unserved = async (error: unknown): Promise<never> => {
    await house.quiet()
    throw error
  }
  const address = await listen(server, config).catch(unserved)
  const { apart } = config.metrics
  const metrics = apart && (await listenMetrics(house.metrics, apart).catch(unserved))
  const hangUp = config.databaseUrl
    ? () => {}
    : await openCanal(config.databaseFolder, house.move).catch(unheard)
  house.begin()
  stopOnSignal(server, logBy(house.log()), async () => {
    hangUp()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await closed
    metrics?.close()
    metrics?.closeAllConnections()
    await house.close()
  })
  say('info', `Paço no ar em ${address}${config.demo ? ' (demonstração)' : ''}`)
}

/** Opens the database, brings it up to date and serves until told to stop. */
async function serveOne(config: Config, args: readonly string[]): Promise<void> {
  try {
    const database = await open(config)
    await serveFrom(database, config, args).catch(async (error) => {
      await Promise.race([database.close(), sleep(GRACE, undefined, { ref: false })])
      throw error
    })
  } catch (error) {
    throw explainStart(error, config)
  }
}

const warn = (configs: readonly Config[]) => {
  for (const text of avisosDaPartida(process.env, configs)) say('warn', text)
}

/** Serves the city of this installation, or all that the environment names a file of. */
export async function serve(args: readonly string[]): Promise<void> {
  giveBackAtRest()
  const consorcio = readConsorcio(process.env, args)
  if (consorcio === null) {
    const config = readConfig(process.env, args)
    warn([config])
    refuseMisspelt(process.env, config)
    return serveOne(config, args)
  }
  warn(consorcio.cidades)
  // What many cities need, one does without.
  const { serveMany } = await import('./serve-many.ts')
  await serveMany(consorcio).catch((error) => {
    throw explainStart(error, consorcio.config)
  })
}
