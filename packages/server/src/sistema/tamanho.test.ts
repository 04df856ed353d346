import { calls } from '@paco/domain/calls'
import type { Call, Calls } from '@paco/domain/http/call'
import { describe, expect, it } from 'vitest'
import { fillTamanho, part } from '../../../../bench/tamanho-dados.mjs'
import { asked, listsOf } from '../../../../bench/tamanho-listas.mjs'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { describeApi } from '../http/openapi.ts'

/** The quick form of `npm run bench:tamanho`, on both databases: what it fills adds up, and every list of it answers. */

const test = await startTestApp()
const { app, database } = test
const admin = await loginAs(test, { role: 'admin' })
await loginAs(test, { role: 'admin' })
const lists = listsOf(describeApi(calls) as Parameters<typeof listsOf>[0])

const client = await database.owner.pool.connect()
await fillTamanho((text, values) => client.query(text, values), part(1000))
client.release()

const one = async (text: string) => (await database.pool.query(text)).rows[0]

describe('a city of any size, filled in sets', () => {
  it('adds up as if it had been written by calls', async () => {
    expect(
      await one(`select count(*) as projetos, sum(gasto) = (select sum(valor_total) from servicos) as gasto,
        sum(valor) = (select sum(valor) from projetos_totais) as totais,
        (select count(*) from projeto_texto) as textos, sum(medido) > 0 as medido,
        (select count(*) from medicoes_itens) as linhas, (select count(*) from arquivos) as arquivos from projetos`),
    ).toEqual({
      projetos: 100,
      gasto: true,
      totais: true,
      textos: 100,
      medido: true,
      linhas: 500,
      arquivos: 200,
    })
  })

  it('has a trail whose every seal is the one the database gives', async () => {
    const reply = await app.inject({ url: '/api/auditoria/verificacao', headers: admin.headers })
    expect(reply.json().Result[0]).toMatchObject({ integra: true })
  })
})

it('knows every call that is a list', () => {
  const isList = ({ method, query }: Call) =>
    method === 'GET' && query !== undefined && 'limite' in query.shape && 'ordem' in query.shape
  expect(lists).toHaveLength(Object.values(calls as Calls).filter(isList).length)
})

it.each(asked(lists))('$as: $path answers its first page', async ({ path, as }) => {
  const reply = await app.inject({ url: path, ...(as === 'admin' ? { headers: admin.headers } : {}) })
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200)
  // Counted otherwise than it is read: by an index, in another table, without what is told of each row.
  const all = await app.inject({
    url: path.replace(/\?.*/, ''),
    ...(as === 'admin' ? { headers: admin.headers } : {}),
  })
  const told = all.json()
  expect(Number(reply.headers['x-total-count'])).toBe((told.Result ?? told).length)
})
