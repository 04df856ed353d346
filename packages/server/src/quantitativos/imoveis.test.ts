import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openQuantitativos } from './quantitativos.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const { read, rowsOf, remove, newRua, newAprovada } = await openQuantitativos(test)
const { pool } = test.database

const FROZEN = { code: 'PA002' }

describe('an approved sheet, by whatever SQL', () => {
  it.each([
    'update quantitativos_revisoes set total = 1 where id = $1',
    "update quantitativos_revisoes set situacao = 'rascunho', aprovada_em = null where id = $1",
    'update quantitativos_revisoes set vigente_de = vigente_de + 1 where id = $1',
    'delete from quantitativos_revisoes where id = $1',
    'update quantitativos_itens set quantidade = quantidade + 1 where revisao_id = $1',
    "update quantitativos_itens set descricao = 'outra' where revisao_id = $1 and codigo = '2.2'",
    'delete from quantitativos_itens where revisao_id = $1',
    "delete from quantitativos_itens where revisao_id = $1 and codigo = '3.1'",
    `insert into quantitativos_itens (revisao_id, ordem, codigo, tipo, descricao) values ($1, 99, '9', 'grupo', 'Outro')`,
    `with outra as (select id from quantitativos_revisoes where id = $1)
      update quantitativos_itens set preco_unitario = 0 where revisao_id in (select id from outra)`,
  ])('refuses: %s', async (statement) => {
    const { id } = await newAprovada()
    const before = await read(id)
    await expect(pool.query(statement, [id])).rejects.toMatchObject(FROZEN)
    expect(await read(id)).toEqual(before)
  })

  it('refuses to take a row from it into a draft, and one of a draft into it', async () => {
    const [approved, draft] = [await newAprovada(), await newRua()]
    const move =
      'update quantitativos_itens set revisao_id = $2, codigo = $3 where revisao_id = $1 and codigo = $4'
    for (const [from, to] of [
      [approved.id, draft.id],
      [draft.id, approved.id],
    ])
      await expect(pool.query(move, [from, to, '3.9', '3.1'])).rejects.toMatchObject(FROZEN)
    await expect(pool.query('truncate quantitativos_itens')).rejects.toMatchObject(FROZEN)
    await expect(pool.query('truncate quantitativos_revisoes cascade')).rejects.toMatchObject(FROZEN)
  })

  it('is as frozen where SQL approved it', async () => {
    const { id } = await newRua()
    await pool.query(
      "update quantitativos_revisoes set situacao = 'aprovada', aprovada_em = now() where id = $1",
      [id],
    )
    await expect(
      pool.query('update quantitativos_itens set valor = 1 where revisao_id = $1', [id]),
    ).rejects.toMatchObject(FROZEN)
  })

  it('while a draft, changes and goes with its rows', async () => {
    const { id } = await newRua()
    await pool.query("update quantitativos_itens set descricao = 'Outra' where revisao_id = $1", [id])
    expect((await rowsOf(id)).length).toBe(8)
    expect((await remove(id)).statusCode).toBe(200)
    const { rows } = await pool.query('select count(*) from quantitativos_itens where revisao_id = $1', [id])
    expect(rows).toEqual([{ count: 0 }])
  })
})
