import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { dayOf } from '@paco/domain/shared/days'
import { ultimaBoa } from '@paco/domain/sistema/copia'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Antivirus, openAntivirus, withoutAntivirus } from './arquivos/antivirus.ts'
import { openStores, type Stores } from './arquivos/stores.ts'
import { startSelos } from './auditoria/selos.ts'
import { openCorreio } from './avisos/correio.ts'
import { type Config, readConfig, tileOrigin } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { assertSessions } from './db/pooler.ts'
import { grantApplication, refuseOneRole } from './db/roles.ts'
import { refuseDemoData } from './demo/refuse.ts'
import { say } from './http/logging.ts'
import { listenMetrics } from './http/scrape.ts'
import { semEmergencia } from './identidades/porta.ts'
import { OperatorError } from './operator-error.ts'
import { copyBefore } from './sistema/copias/antes.ts'
import { openCopias } from './sistema/copias/copias.ts'
import { openOficina } from './sistema/copias/processo.ts'
import { createFirstAdmin } from './sistema/first-admin.ts'
import { loadFirstCity } from './sistema/first-city.ts'
import { startMaintenance } from './sistema/maintenance.ts'
import { openMedida } from './sistema/medidas.ts'
import { explainDatabase, explainStart, mayComeBack, reachBy } from './start-errors.ts'

/** Beside the bundle: packages/web/dist from packages/server/dist. */
const SCREENS = fileURLToPath(new URL('../../web/dist', import.meta.url))
const GRACE = 15_000
/** Whatever hangs then, a database or a client, does not keep the process. */
const HARD_END = GRACE + 3_000
/** A database that no longer answers is not sealed at the end. */
const LAST_SEAL = 2_000
/** How long a start waits for a PostgreSQL that may be starting too, and how often it says that it is not done yet. */
const WAIT = 10_000
const RETRY = 500
const STILL = 10_000

/** Waits a little for a server that does not answer yet; what waiting cannot mend is said at once. */
async function awaitPostgres({ pool, patient }: Database, { directUrl }: Config, url: string): Promise<void> {
  const until = performance.now() + WAIT
  for (let told = false; ; told = true) {
    try {
      await reachBy(patient.pool, directUrl, 'DATABASE_DIRECT_URL')
      await pool.query('select 1')
      return
    } catch (error) {
      if (!mayComeBack(error) || performance.now() > until) throw error
      const why = error instanceof OperatorError ? error.message : explainDatabase(error, url)
      if (!told) say('warn', `${why} Tentando por mais ${WAIT / 1000} segundos.`)
      await sleep(RETRY)
    }
  }
}

async function prepareData(database: Database, config: Config): Promise<void> {
  await migrate(database.owner.pool, { emBranco: !config.demo, before: copyBefore(config) })
  await grantApplication(database)
  if (config.auditStrict) await refuseOneRole(database)
  const { db } = database.patient
  if (config.demo) {
    // A whole city of texts, which a real one does without.
    const { fillDemo } = await import('./demo/demo.ts')
    return fillDemo(db, dayOf(new Date()))
  }
  await refuseDemoData(db)
  const pacotes = await loadFirstCity(db, config.cidade, new Date())
  if (pacotes.length > 0) say('info', `Pacotes carregados: ${pacotes.join(', ')}`)
  const admin = await createFirstAdmin(db, config.admin)
  if (!admin) return
  say('info', `Primeiro administrador criado: ${admin.email}`)
  if (admin.generatedPassword) say('info', `Senha, mostrada só desta vez: ${admin.generatedPassword}`)
}

/** A start that takes long says so: a migration, another instance's, or a database that hangs. */
async function prepare(database: Database, config: Config): Promise<void> {
  if (config.databaseUrl) await awaitPostgres(database, config, config.databaseUrl)
  await reachBy(database.owner.pool, config.ownerUrl, 'DATABASE_OWNER_URL')
  if (config.databaseUrl) await assertSessions(database, config)
  const began = performance.now()
  const still = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1000)
    say('warn', `O banco de dados está sendo preparado há ${seconds} segundos, aqui ou por outra instância.`)
  }, STILL)
  try {
    await prepareData(database, config)
  } finally {
    clearInterval(still)
  }
}

/** Lets requests in flight finish, then closes the database; nothing that hangs holds it up for ever. */
function stopOnSignal(app: FastifyInstance, close: () => Promise<void>): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref()
    setTimeout(() => {
      app.log.error({ signal }, 'the database did not close in time')
      process.exit(1)
    }, HARD_END).unref()
    await app.close()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const antivirusOf = ({ db }: Database, stores: Stores, { clamav }: Config): Antivirus =>
  clamav === undefined
    ? withoutAntivirus(db)
    : openAntivirus(db, stores, clamav, {
        log: (error) => say('warn', `${MESSAGES.antivirusSilent} ${error}`),
      })

/** Said by the log of the application, once there is one. */
const copiasOf = (database: Database, config: Config) =>
  openCopias(
    database,
    {
      ...config.copias,
      frase: config.backupPassphrase,
      arquivos: config.arquivos,
      url: config.directUrl ?? config.databaseUrl,
    },
    { oficina: openOficina(), now: () => new Date(), say },
  )

async function serveFrom(database: Database, config: Config): Promise<void> {
  await prepare(database, config)
  for (const email of config.porta ? await semEmergencia(database.db, config.porta) : [])
    say(
      'warn',
      `OIDC_PROVEDORES: a conta de emergência ${email} não é de um administrador ativo. Crie-a antes que faça falta.`,
    )
  const stores = openStores(database.db, config.arquivos)
  const antivirus = antivirusOf(database, stores, config)
  // What is to be let go where there is none any more is, before anyone asks.
  await antivirus.round()
  const dataFolder = dirname(config.databaseFolder)
  const copias = copiasOf(database, config)
  const medida = openMedida(database, {
    dataFolder,
    copia: async () => ultimaBoa((await copias.tell()).copias),
    now: () => new Date(),
  })
  const app = await buildApp({
    database,
    medida,
    metricsToken: config.metrics.token,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    checkReplies: false,
    mapTileUrl: config.mapTileUrl,
    publicUrl: config.publicUrl,
    dados: config.dados,
    contatos: config.contatos,
    dataFolder,
    sealFolder: config.sealFolder,
    stores,
    antivirus,
    copias,
    email: config.correio !== undefined,
    pncp: config.pncp,
    ...(config.porta ? { porta: config.porta } : {}),
    screens: { root: SCREENS, tileOrigin: tileOrigin(config.mapTileUrl) },
  })
  const selos = await startSelos(database.db, config.sealFolder, () => new Date())
  const address = await app.listen({ port: config.port, host: config.host })
  const metrics = config.metrics.apart && (await listenMetrics(medida.metrics, config.metrics.apart))
  const stopMaintenance = startMaintenance(database, app.log, selos.round, { stores, antivirus })
  const correio =
    config.correio &&
    openCorreio(database.db, {
      ...config.correio,
      now: () => new Date(),
      log: (error) => app.log.error({ err: error }, 'e-mails wait'),
    })
  correio?.follow()
  copias.follow()
  stopOnSignal(app, async () => {
    stopMaintenance()
    metrics?.close()
    metrics?.closeAllConnections()
    await Promise.all([correio?.stop(), copias.stop()])
    await antivirus.stop()
    await Promise.race([selos.put(), sleep(LAST_SEAL)]).catch((error) =>
      app.log.error({ err: error }, 'no last seal'),
    )
    await database.close()
  })
  say('info', `Paço no ar em ${address}${config.demo ? ' (demonstração)' : ''}`)
}

/** Opens the database, brings it up to date and serves until told to stop. */
export async function serve(args: readonly string[]): Promise<void> {
  const config = readConfig(process.env, args)
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
