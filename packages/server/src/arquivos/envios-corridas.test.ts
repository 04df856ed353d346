import { PARTE } from '@paco/domain/arquivos/envio'
import { afterAll, describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { enviosOf, sha256, unique } from './envios.testing.ts'
import { sweepArquivos } from './queries.ts'
import type { Guarda } from './store.ts'
import { temporaryFolder } from './stores.testing.ts'
import { openStores, sweepRestos } from './stores.ts'

const test = await startTestApp()
const { database } = test
const { db, pool } = database
const pasta = await temporaryFolder()
const obras = await loginAs(test, { id_secretaria: 12 })
const keysOf = async (...keys: string[]): Promise<string[]> => {
  const { rows } = await pool.query('select sha256 from arquivo_partes where sha256 = any($1)', [keys])
  return rows.map((row) => row.sha256)
}

/** Two instances, which know of each other only by what they store. */
const startTwo = (guarda: Guarda) =>
  Promise.all(
    [1, 2].map(() =>
      buildApp({
        database,
        logLevel: 'silent',
        trustProxy: 1,
        checkReplies: true,
        stores: openStores(database.db, { guarda, pasta }),
      }),
    ),
  )

describe.each<Guarda>(['banco', 'disco'])(
  'what happens at once to a file on its way to %s',
  async (guarda) => {
    const apps = await startTwo(guarda)
    afterAll(() => Promise.all(apps.map((app) => app.close())))
    const sides = apps.map((app) => enviosOf({ app })) as [
      ReturnType<typeof enviosOf>,
      ReturnType<typeof enviosOf>,
    ]
    const [here, there] = sides

    it('finished from two sides it is one file, whole', async () => {
      const bytes = unique(1.5 * PARTE)
      const sha = sha256(bytes)
      const id = await here.open(obras, bytes)
      await here.put(obras, id, 0, bytes.subarray(0, PARTE))
      const last = bytes.subarray(PARTE)
      const replies = await Promise.all(
        [here, there, here, there].map((side) => side.put(obras, id, PARTE, last)),
      )
      // Who finds the other in the midst of it is told to come back, and then learns what the file is kept as.
      for (const { statusCode } of replies) expect([200, 503]).toContain(statusCode)
      expect(replies.map(({ statusCode }) => statusCode)).toContain(200)
      for (const side of sides)
        expect((await side.put(obras, id, PARTE, last)).json()).toMatchObject({ pronto: true, arquivo: sha })
      const { rows } = await pool.query('select tamanho, guarda from arquivos where sha256 = $1', [sha])
      expect(rows).toEqual([{ tamanho: bytes.length, guarda }])
      expect(await keysOf(id, sha)).toEqual(guarda === 'banco' ? [sha, sha] : [])
      expect(await openStores(db, { guarda, pasta }).target.has(sha)).toBe(true)
    })

    it.each([
      ['the first', 0],
      ['a later one', 1],
      ['the last one', 2],
    ])('given up while a part is on its way, %s, it leaves nothing', async (_, before) => {
      const bytes = unique(2.5 * PARTE)
      const sha = sha256(bytes)
      const id = await here.open(obras, bytes)
      for (let n = 0; n < before; n++)
        await here.put(obras, id, n * PARTE, bytes.subarray(n * PARTE, (n + 1) * PARTE))
      const de = before * PARTE
      const part = bytes.subarray(de, de + PARTE)
      const [sent, given] = await Promise.all([here.put(obras, id, de, part), there.ask(obras, 'DELETE', id)])
      expect([200, 404, 503]).toContain(sent.statusCode)
      expect(given.statusCode).toBe(200)
      expect((await here.ask(obras, 'GET', id)).statusCode).toBe(404)
      expect((await here.put(obras, id, de, part)).statusCode).toBe(404)
      expect(await keysOf(id)).toEqual([])

      // One that was whole before it was given up is a file that nobody uses, and goes as those do.
      await pool.query("update arquivos set criado_em = now() - interval '2 hours'")
      await pool.query("update arquivo_restos set criado_em = now() - interval '2 hours'")
      await transact(db, SYSTEM, sweepArquivos)
      const stores = openStores(db, { guarda, pasta })
      await sweepRestos(db, stores)
      expect([await keysOf(sha), await stores.target.has(sha)]).toEqual([[], false])
    })
  },
)
