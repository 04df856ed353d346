import { dayOf } from '@paco/domain/shared/days'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './src/app.ts'
import { readConfig } from './src/config.ts'
import { type Database, openDatabase } from './src/db/database.ts'
import { migrate } from './src/db/migrate.ts'
import { fillDemo } from './src/demo/demo.ts'
import { refuseDemoData } from './src/demo/refuse.ts'
import { createFirstAdmin } from './src/sistema/first-admin.ts'
import { loadFirstCity } from './src/sistema/first-city.ts'

/** Loaded from the sources by scripts/dev.mjs, which loads it anew when one of them has changed. */

/** The developer's database, brought up to date; it stays open while the program around it changes. */
export async function openData(args: readonly string[]): Promise<Database> {
  const config = readConfig(process.env, args)
  const database = await openDatabase({ url: config.databaseUrl, folder: config.databaseFolder })
  await migrate(database.owner.pool, { emBranco: !config.demo })
  const { db } = database.patient
  if (config.demo) await fillDemo(db, dayOf(new Date()))
  else {
    await refuseDemoData(db)
    await loadFirstCity(db, config.cidade, new Date())
    const admin = await createFirstAdmin(db, config.admin)
    if (admin) console.log(`Primeiro administrador: ${admin.email} ${admin.generatedPassword ?? ''}`)
  }
  return database
}

/** The calls without the screens, which Vite serves; every reply is held against its contract. */
export function buildCalls(database: Database, args: readonly string[]): Promise<FastifyInstance> {
  const { logLevel, mapTileUrl, sealFolder } = readConfig(process.env, args)
  return buildApp({ database, logLevel, mapTileUrl, sealFolder, trustProxy: false, checkReplies: true })
}
