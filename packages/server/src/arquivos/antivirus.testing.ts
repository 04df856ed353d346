import { afterAll, expect } from 'vitest'
import type { TestApp } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { openAntivirus } from './antivirus.ts'
import { type Clamd, startClamd } from './clamd.testing.ts'
import { openStores } from './stores.ts'

/** Quick enough to be waited for where nothing answers, and slow enough for a busy machine. */
const HURRIED = { connect: 5_000, silence: 3_000, whole: 60_000 }

/** Another instance on the same database, with an antivirus. */
export async function withClamd({ database }: TestApp, now: () => Date, clamd?: Clamd) {
  const { db, pool } = database
  const there = clamd ?? (await startClamd())
  const stores = openStores(db)
  const antivirus = openAntivirus(db, stores, there.address, { log: () => {}, patience: HURRIED })
  const app = await buildApp({
    database,
    logLevel: 'silent',
    trustProxy: 1,
    checkReplies: true,
    now,
    stores,
    antivirus,
  })
  afterAll(async () => {
    await app.close()
    await antivirus.stop()
  })
  const rowOf = async (sha256: string) =>
    (await pool.query('select * from arquivos where sha256 = $1', [sha256])).rows[0]
  const becomes = (sha256: string, verificado: string) =>
    expect.poll(async () => (await rowOf(sha256))?.verificado).toBe(verificado)
  /** Its pause is over. */
  const due = async (sha256: string) => {
    await pool.query('update arquivos set verificacao_em = now() where sha256 = $1', [sha256])
    antivirus.wake()
  }
  return { app, antivirus, clamd: there, rowOf, becomes, due }
}
