import { fileURLToPath } from 'node:url'
import { dayOf } from '@paco/domain/shared/days'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig, tileOrigin } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { fillDemo, refuseDemoData } from './demo/demo.ts'
import { createFirstAdmin } from './sistema/first-admin.ts'
import { startMaintenance } from './sistema/maintenance.ts'

/** Beside the bundle: packages/web/dist from packages/server/dist. */
const SCREENS = fileURLToPath(new URL('../../web/dist', import.meta.url))
const GRACE = 15_000

async function prepareData({ db, pool }: Database, config: Config): Promise<void> {
  await migrate(pool)
  if (config.demo) return fillDemo(db, dayOf(new Date()))
  await refuseDemoData(db)
  const admin = await createFirstAdmin(db, config.admin)
  if (!admin) return
  console.log(`Primeiro administrador criado: ${admin.email}`)
  if (admin.generatedPassword) console.log(`Senha, mostrada só desta vez: ${admin.generatedPassword}`)
}

/** Lets requests in flight finish, then closes the database; a client that hangs on does not hold it up for ever. */
function stopOnSignal(app: FastifyInstance, close: () => Promise<void>): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref()
    await app.close()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Opens the database, brings it up to date and serves until told to stop. */
export async function serve(args: readonly string[]): Promise<void> {
  const config = readConfig(process.env, args)
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: config.databaseFolder,
    onConnectionLost: (error) => console.error(`Conexão com o banco perdida: ${error.message}`),
    onFailure: (error) => {
      console.error(error.message)
      process.exit(1)
    },
  })
  try {
    await prepareData(database, config)
    const app = await buildApp({
      database,
      logLevel: config.logLevel,
      trustProxy: config.trustProxy,
      checkReplies: false,
      mapTileUrl: config.mapTileUrl,
      screens: { root: SCREENS, tileOrigin: tileOrigin(config.mapTileUrl) },
    })
    const stopMaintenance = startMaintenance(database, app.log)
    stopOnSignal(app, async () => {
      stopMaintenance()
      await database.close()
    })
    const address = await app.listen({ port: config.port, host: config.host })
    console.log(`Paço no ar em ${address}${config.demo ? ' (demonstração)' : ''}`)
  } catch (error) {
    await database.close()
    throw error
  }
}
