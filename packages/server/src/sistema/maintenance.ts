import { setTimeout as sleep } from 'node:timers/promises'
import { conselhoDoPorte } from '@paco/domain/sistema/porte'
import type { FastifyBaseLogger } from 'fastify'
import { type Antivirus, withoutAntivirus } from '../arquivos/antivirus.ts'
import { sweepArquivos } from '../arquivos/queries.ts'
import { openStores, type Stores, sweepRestos } from '../arquivos/stores.ts'
import type { Database, Trx } from '../db/database.ts'
import { sweepPedidos } from '../db/pedidos.ts'
import { type Care, listOurTables, takeCare } from '../db/table-care.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { sweepEntradas } from '../identidades/codigo-queries.ts'
import { sweepLixeira } from '../lixeira/queries.ts'
import { sweepExpired } from '../usuarios/sessao-queries.ts'
import { careDue, listWornTables, noteCare, readBanco, readPorte, sweepFotos } from './queries.ts'

const HOUR = 3_600_000
/** How often worn tables are looked for, and how often somebody in line is let by before one is taken all the same. */
const TIDY = 300_000
const MOMENT = 1000
const MOST_MOMENTS = 60

/** Comes back when nobody waits for the one session, or has waited long enough for such an instant. */
async function quiet({ pool }: Database): Promise<void> {
  for (let moment = 0; moment < MOST_MOMENTS && pool.waitingCount > 0; moment++) await sleep(MOMENT)
}

/**
 * Takes dead rows out of the embedded database's worn tables, in quiet moments, so that what is updated all day does not
 * make its files grow all day. The server looks after its own.
 */
export async function tidy(database: Database): Promise<string[]> {
  const { owner, kind, isDiskFull } = database
  if (kind !== 'embedded' || isDiskFull()) return []
  const worn = await listWornTables(owner.db)
  for (const table of worn) {
    await quiet(database)
    await takeCare(owner.db, 'vacuum analyze', table)
  }
  return worn
}

/**
 * Keeps the embedded database in shape once a day, as nobody else does it: table by table, so that requests get their
 * turn in between. When it last was is kept: a server that is stopped every night is looked after too. One that never
 * was is at least made known to the planner, which takes less.
 */
async function lookAfterTables({ owner: { db }, kind, isDiskFull }: Database): Promise<Care | null> {
  if (kind !== 'embedded' || isDiskFull()) return null
  const care = await careDue(db)
  if (care === null) return null
  for (const table of await listOurTables(db)) await takeCare(db, care, table)
  await transact(db, SYSTEM, noteCare)
  return care
}

/** As they are where nothing is set. */
const filesOf = ({ db }: Database): { stores: Stores; antivirus: Pick<Antivirus, 'round'> } => ({
  stores: openStores(db),
  antivirus: withoutAntivirus(db),
})

interface Done {
  lixeira: number
  fotos: number
  arquivos: number
  tabelas: Care | null
  /** What is advised where the city has outgrown the embedded database: told with the daily care of its tables. */
  conselho: string | null
  /** What of the round failed, and why. */
  falhas: unknown[]
}

/** One round: what has run out, pictures and files that nobody shows, the shape of the tables. */
export async function maintain(
  database: Database,
  now: Date,
  { stores, antivirus } = filesOf(database),
): Promise<Done> {
  const { db } = database
  const falhas: unknown[] = []
  /** What is refused or fails keeps nothing else from being done. */
  const each = async <T>(step: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await step()
    } catch (error) {
      falhas.push(error)
      return otherwise
    }
  }
  const sweep = (step: (trx: Trx) => Promise<number>) => each(() => transact(db, SYSTEM, step), 0)
  await each(() => sweepExpired(db), undefined)
  await each(() => sweepEntradas(db), undefined)
  await each(() => sweepPedidos(db), undefined)
  const lixeira = await sweep((trx) => sweepLixeira(trx, now))
  const fotos = await sweep(sweepFotos)
  const arquivos = await sweep(sweepArquivos)
  const tabelas = await each(() => lookAfterTables(database), null)
  const advise = async () =>
    tabelas && conselhoDoPorte({ ...(await readBanco(db)), ...(await readPorte(db)) })
  const conselho = await each(advise, null)
  await each(() => antivirus.round(), undefined)
  await each(() => sweepRestos(db, stores), undefined)
  return { lixeira, fotos, arquivos, tabelas, conselho, falhas }
}

/**
 * Maintains at the start and every hour, tidies in between; the trail is sealed every hour too. Returns the way to stop,
 * which comes back when what is under way has ended.
 */
export function startMaintenance(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
  seal: () => Promise<void>,
  files = filesOf(database),
): () => Promise<void> {
  const round = async () => {
    const began = performance.now()
    try {
      const { conselho, falhas, ...done } = await maintain(database, new Date(), files)
      for (const err of falhas) log.error({ err }, 'maintenance failed')
      if (conselho) log.warn({}, conselho)
      log.info({ ...done, ms: Math.round(performance.now() - began) }, 'maintenance')
    } catch (error) {
      log.error({ err: error }, 'maintenance failed')
    }
  }
  const sealing = () => seal().catch((error) => log.error({ err: error }, 'sealing failed'))
  const tidying = async () => {
    try {
      const tabelas = await tidy(database)
      if (tabelas.length > 0) log.info({ tabelas }, 'tidied')
    } catch (error) {
      log.error({ err: error }, 'tidying failed')
    }
  }
  let hourly: Promise<unknown> = round()
  let tidied: Promise<void> | undefined
  const timers = [
    setInterval(() => {
      hourly = Promise.all([sealing(), round()])
    }, HOUR),
    setInterval(() => {
      tidied ??= tidying().finally(() => {
        tidied = undefined
      })
    }, TIDY),
  ]
  for (const timer of timers) timer.unref()
  return async () => {
    timers.forEach(clearInterval)
    await Promise.all([hourly, tidied])
  }
}
