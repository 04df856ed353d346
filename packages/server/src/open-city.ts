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
import { type Config, tileOrigin } from './config.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { grantApplication, refuseOneRole } from './db/roles.ts'
import { refuseDemoData } from './demo/refuse.ts'
import { say } from './http/logging.ts'
import { semEmergencia } from './identidades/porta.ts'
import type { Loop } from './metrics/loop.ts'
import { copyBefore } from './sistema/copias/antes.ts'
import { openCopias } from './sistema/copias/copias.ts'
import { openOficina } from './sistema/copias/processo.ts'
import { createFirstAdmin } from './sistema/first-admin.ts'
import { loadFirstCity } from './sistema/first-city.ts'
import { startMaintenance } from './sistema/maintenance.ts'
import { type Medida, openMedida } from './sistema/medidas.ts'

/** Beside the bundle: packages/web/dist from packages/server/dist. */
export const SCREENS = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** Where the built screens are; null where only calls are served. */
export type Screens = string | null
/** A database that no longer answers is not sealed at the end. */
const LAST_SEAL = 2_000
/** How often a start that takes long says that it is not done yet. */
const STILL = 10_000

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

const antivirusOf = ({ db }: Database, stores: Stores, { clamav }: Config): Antivirus =>
  clamav === undefined
    ? withoutAntivirus(db)
    : openAntivirus(db, stores, clamav, {
        log: (error) => say('warn', `${MESSAGES.antivirusSilent} ${error}`),
      })

/** What a city among several shares with the others of its process. */
export interface Among {
  readonly loop: Loop
  readonly inOrder: (work: () => Promise<void>) => Promise<void>
}

/** Said by the log of the application, once there is one. */
const copiasOf = (database: Database, config: Config, among?: Among) =>
  openCopias(
    database,
    {
      ...config.copias,
      frase: config.backupPassphrase,
      arquivos: config.arquivos,
      url: config.directUrl ?? config.databaseUrl,
      schema: config.schema,
    },
    { oficina: openOficina(), now: () => new Date(), say, ...(among ? { inOrder: among.inOrder } : {}) },
  )

/** A city's system, ready to answer. */
export interface OpenCity {
  readonly app: FastifyInstance
  readonly medida: Medida
  /** Begins what it does by itself, once it is there for everybody. */
  begin(): void
  /** Ends that, and comes back when what was under way has ended; who asks is still answered. */
  quiet(): Promise<void>
  /** Ends that, when it has stopped answering, and closes the database. */
  stop(): Promise<void>
}

/** Brings the database of a city up to date and builds its application, for itself or as one among several. */
export async function openCity(
  database: Database,
  config: Config,
  screens: Screens,
  among?: Among,
): Promise<OpenCity> {
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
  const copias = copiasOf(database, config, among)
  const medida = openMedida(database, {
    dataFolder,
    copia: async () => ultimaBoa((await copias.tell()).copias),
    now: () => new Date(),
    loop: among?.loop,
  })
  const selos = await startSelos(database.db, config.sealFolder, () => new Date())
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
    behindDoor: true,
    ...(config.porta ? { porta: config.porta } : {}),
    ...(screens ? { screens: { root: screens, tileOrigin: tileOrigin(config.mapTileUrl) } } : {}),
  })
  const correio =
    config.correio &&
    openCorreio(database.db, {
      ...config.correio,
      now: () => new Date(),
      log: app.log,
    })
  let stopMaintenance = async () => {}
  const end = () => Promise.all([correio?.stop(), copias.stop()])
  return {
    app,
    medida,
    begin() {
      stopMaintenance = startMaintenance(database, app.log, selos.round, { stores, antivirus })
      correio?.follow()
      copias.follow()
    },
    async quiet() {
      await Promise.all([app.quiet(), stopMaintenance(), end()])
      await antivirus.stop()
    },
    async stop() {
      void stopMaintenance()
      await end()
      await antivirus.stop()
      await Promise.race([selos.put(), sleep(LAST_SEAL)]).catch((error) =>
        app.log.error({ err: error }, 'no last seal'),
      )
      await database.close()
    },
  }
}
