import { describe, expect, it } from 'vitest'
import { onPostgres, openTestDatabase } from '../../test/harness.ts'
import { openDatabase } from './database.ts'
import { migrate, migrations } from './migrate.ts'

const names = migrations.map(({ name }) => name)

describe('migrations', () => {
  it('are numbered without gaps', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
  })

  it('run once, even when two instances start at once', async () => {
    const first = await openTestDatabase()
    const second = onPostgres ? await openDatabase({ url: first.pool.options.connectionString ?? '' }) : first
    const done = await Promise.all([migrate(first.pool), migrate(second.pool)])
    expect(done.flat().sort()).toEqual(names)
    expect(await migrate(first.pool)).toEqual([])
    if (second !== first) await second.close()
  })

  it('stop where asked and go on from there', async () => {
    const { pool } = await openTestDatabase()
    expect(await migrate(pool, names[0])).toEqual(names.slice(0, 1))
    expect(await migrate(pool)).toEqual(names.slice(1))
  })

  it('refuse a database of a newer program or of an altered past', async () => {
    const { pool } = await openTestDatabase()
    await migrate(pool)
    await pool.query("insert into migracoes (nome, resumo) values ('9999_futuro', 'x')")
    await expect(migrate(pool)).rejects.toThrow('versão mais nova')
    await pool.query("delete from migracoes where nome = '9999_futuro'")
    await pool.query("update migracoes set resumo = 'x' where nome = $1", [names[0]])
    await expect(migrate(pool)).rejects.toThrow('mudou depois de aplicada')
  })
})

describe('text in the database', () => {
  it('folds as the screens fold it, and sorts as people read', async () => {
    const { pool } = await openTestDatabase()
    await migrate(pool)
    const { rows } = await pool.query("select dobrar('Ação ÚNICA, ç') as folded")
    expect(rows[0].folded).toBe('acao unica, c')
  })
})
