import { CompiledQuery, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'
import type { Trx } from './database.ts'
import { unread } from './prepared.ts'
import { SYSTEM, transact } from './transact.ts'

const { db } = await openMigratedDatabase()

const DIVISION_BY_ZERO = '22012'
const FAILS = 'select 1 / (0 * $1::int)'
unread.add(FAILS)
const fail = (trx: Trx) => trx.executeQuery(CompiledQuery.raw(FAILS, [1]))

const note = (trx: Trx, chave: string) =>
  trx.insertInto('configuracao').values({ chave, valor: '1' }).execute()
const noted = async (chave: string) =>
  (await db.selectFrom('configuracao').select('chave').where('chave', '=', chave).execute()).length

describe('a statement whose answer nobody reads', () => {
  it('fails the next one with its own error', async () => {
    const work = transact(db, SYSTEM, async (trx) => {
      await fail(trx)
      await sql`select 1`.execute(trx)
    })
    await expect(work).rejects.toMatchObject({ code: DIVISION_BY_ZERO })
  })

  it('fails the transaction when it is the last, and nothing of it stays', async () => {
    const work = transact(db, SYSTEM, async (trx) => {
      await note(trx, 'perdida')
      await fail(trx)
    })
    await expect(work).rejects.toMatchObject({ code: DIVISION_BY_ZERO })
    expect(await noted('perdida')).toBe(0)
  })

  it('leaves the connection good for the next', async () => {
    const work = transact(db, SYSTEM, async (trx) => {
      await fail(trx)
    })
    await expect(work).rejects.toMatchObject({ code: DIVISION_BY_ZERO })
    expect(await noted('nenhuma')).toBe(0)
    for (let time = 0; time < 12; time++) await transact(db, SYSTEM, (trx) => note(trx, `boa ${time}`))
    expect(await noted('boa 11')).toBe(1)
  })
})
