import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, readConfig } from './config.ts'
import { readConsorcio } from './consorcio/arquivo.ts'
import { type Database, openDatabase } from './db/database.ts'
import { assertSessions } from './db/pooler.ts'
import { say } from './http/logging.ts'
import { listenMetrics } from './http/scrape.ts'
import { openCity, SCREENS } from './open-city.ts'
import { awaitPostgres, explainStart, reachBy } from './start-errors.ts'
import { GRACE, logBy, stopOnSignal } from './stop.ts'

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

async function serveFrom(database: Database, config: Config): Promise<void> {
  if (config.databaseUrl) await reach(database, config, config.databaseUrl)
  const { app, medida, begin, stop } = await openCity(database, config, SCREENS)
  const address = await app.listen({ port: config.port, host: config.host })
  const metrics = config.metrics.apart && (await listenMetrics(medida.metrics, config.metrics.apart))
  begin()
  stopOnSignal(app.server, logBy(app.log), async () => {
    await app.close()
    metrics?.close()
    metrics?.closeAllConnections()
    await stop()
  })
  say('info', `Paço no ar em ${address}${config.demo ? ' (demonstração)' : ''}`)
}

/** Opens the database, brings it up to date and serves until told to stop. */
async function serveOne(config: Config): Promise<void> {
  try {
    const database = await openDatabase({
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
    await serveFrom(database, config).catch(async (error) => {
      await Promise.race([database.close(), sleep(GRACE, undefined, { ref: false })])
      throw error
    })
  } catch (error) {
    throw explainStart(error, config)
  }
}

/** Serves the city of this installation, or all that the environment names a file of. */
export async function serve(args: readonly string[]): Promise<void> {
  const consorcio = readConsorcio(process.env, args)
  if (consorcio === null) return serveOne(readConfig(process.env, args))
  // What many cities need, one does without.
  const { serveMany } = await import('./serve-many.ts')
  await serveMany(consorcio).catch((error) => {
    throw explainStart(error, consorcio.config)
  })
}
