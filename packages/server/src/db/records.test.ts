import { conflict, STALE_VERSION } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'
import { pcaSource } from '../pca/queries.ts'
import { readArray, readJson, readRecord, recordsOf, refuseStale } from './records.ts'
import { SYSTEM, transact } from './transact.ts'

const { db } = await openMigratedDatabase()

const items = recordsOf('pca', { missing: 'Não há este item.' })
const item = {
  requisitante: 'Obras',
  objeto: 'Cimento',
  justificativa: 'Obras do ano',
  expectativa_consumo_anual: 100,
  valor_preliminar: 1000.5,
  prioridade: 'Alta',
  data_pretendida: '2026-05-01',
}

const write = <T>(work: Parameters<typeof transact<T>>[2]) => transact(db, SYSTEM, work)
const insert = () => write((trx) => items.insert(trx, item))
const stored = async (id: number) =>
  JSON.parse(await readRecord(db, pcaSource(null), id, 'Não há este item.'))[0]

describe('a record', () => {
  it('is made, read in the wire’s form, changed and deleted', async () => {
    const id = await insert()
    expect(await stored(id)).toMatchObject({ ...item, id, versao: 1, indicacao_vinculacao_dependencia: null })
    await write((trx) => items.update(trx, id, { objeto: 'Areia', justificativa: undefined }, 1))
    expect(await stored(id)).toMatchObject({ ...item, objeto: 'Areia', versao: 2 })
    await write((trx) => items.delete(trx, id))
    await expect(stored(id)).rejects.toMatchObject({ status: 404, message: 'Não há este item.' })
  })

  it('goes together with others, or none of them goes', async () => {
    const ids = [await insert(), await insert()]
    const one = write((trx) => items.deleteMany(trx, [...ids, 2_147_483_647]))
    await expect(one).rejects.toMatchObject({ status: 404, message: 'Não há este item.' })
    expect(await stored(ids[0] ?? 0)).toMatchObject({ id: ids[0] })
    await write((trx) => items.deleteMany(trx, ids))
    await write((trx) => items.deleteMany(trx, []))
    await expect(stored(ids[1] ?? 0)).rejects.toMatchObject({ status: 404 })
  })

  it('is made together with others, numbered in their order', async () => {
    const objetos = Array.from({ length: 40 }, (_, place) => `Objeto ${(place * 17) % 40}`)
    const ids = await write((trx) =>
      items.insertMany(
        trx,
        objetos.map((objeto) => ({ ...item, objeto })),
      ),
    )
    const found = await Promise.all(ids.map(stored))
    expect(found.map(({ objeto, versao }) => `${objeto}/${versao}`)).toEqual(
      objetos.map((objeto) => `${objeto}/1`),
    )
  })

  it('stays as it is for an edit that began from another version; without one nobody asks', async () => {
    const id = await insert()
    const late = write((trx) => items.update(trx, id, { objeto: 'Areia' }, 2))
    await expect(late).rejects.toMatchObject({ status: 409, message: STALE_VERSION })
    expect(await stored(id)).toMatchObject({ objeto: 'Cimento', versao: 1 })
    await write((trx) => items.update(trx, id, { objeto: 'Areia' }))
    expect(await stored(id)).toMatchObject({ objeto: 'Areia', versao: 2 })
  })

  it('of several edits from one version takes one', async () => {
    const id = await insert()
    const edits = ['a', 'b', 'c'].map((objeto) => write((trx) => items.update(trx, id, { objeto }, 1)))
    const outcomes = (await Promise.allSettled(edits)).map(({ status }) => status).sort()
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await stored(id)).toMatchObject({ versao: 2 })
  })

  it.each(['update', 'delete'] as const)(
    'that is not there is refused in its word’s words: %s',
    async (how) => {
      const missing = 2_147_483_647
      const work = write((trx) =>
        how === 'update' ? items.update(trx, missing, { objeto: 'x' }, 1) : items.delete(trx, missing),
      )
      await expect(work).rejects.toMatchObject({ status: 404, message: 'Não há este item.' })
    },
  )

  it('that the database refuses is refused in words too', async () => {
    const refusals = { secretarias_nome: () => conflict('Já existe.') }
    const secretarias = recordsOf('secretarias', { missing: 'Não há.', refusals })
    const made = { nomesecretaria: 'Única' }
    await write((trx) => secretarias.insert(trx, made))
    const again = write((trx) => secretarias.insert(trx, made))
    await expect(again).rejects.toMatchObject({ status: 409, message: 'Já existe.' })
  })

  it('costs one statement each, of the same text for the same fields', async () => {
    const id = await insert()
    const texts = await write(async (trx) => {
      const sent = vi.spyOn(trx, 'executeQuery')
      await items.update(trx, id, { objeto: 'a' }, 1)
      await items.update(trx, id, { objeto: 'b' }, 2)
      await items.update(trx, id, { objeto: 'c' })
      await items.delete(trx, id)
      return sent.mock.calls.map(([query]) => ('sql' in query ? query.sql.replace(/\s+/g, ' ') : ''))
    })
    const update = 'update "pca" set "objeto" = $1, versao = versao + 1 where id = $2'
    expect(texts).toEqual([
      `${update} and versao = $3 returning id`,
      `${update} and versao = $3 returning id`,
      `${update} returning id`,
      'delete from "pca" where id = $1 returning id',
    ])
  })

  it('that is held is compared without asking again', () => {
    expect(() => refuseStale({ versao: 3 }, 2)).toThrow(STALE_VERSION)
    expect(() => refuseStale({ versao: 3 }, 3)).not.toThrow()
    expect(() => refuseStale({ versao: 3 }, undefined)).not.toThrow()
  })
})

describe('rows as JSON text', () => {
  it('are an array in their order, empty where there are none', async () => {
    const from = (where: boolean) =>
      sql`select n, null as nada from generate_series(1, 3) n where ${where} order by n desc`
    expect(JSON.parse(await readArray(db, from(true)))).toEqual([3, 2, 1].map((n) => ({ n, nada: null })))
    expect(await readArray(db, from(false))).toBe('[]')
  })

  it('are whatever document a statement makes of them', async () => {
    expect(JSON.parse(await readJson(db, sql`select json_build_object('total', 2)::text as json`))).toEqual({
      total: 2,
    })
  })
})
