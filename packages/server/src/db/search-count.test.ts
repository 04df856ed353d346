import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'

const { app, database } = await startTestApp()
const { pool } = database
const LIST = '/api/projetosbairros'

beforeAll(async () => {
  await pool.query('alter table lancamentos_bairros disable trigger auditar_criados')
  await pool.query(
    `insert into lancamentos_bairros (bairro, zona, descricao, tipo, fonte, valor)
     select 'Centro', 'Norte', 'item ' || to_hex(n) || case when n % 500 = 0 then ' raríssimo' else '' end, 'Obra', '01', n % 7 + 0.1
     from generate_series(1, 20000) n`,
  )
  await pool.query('alter table lancamentos_bairros enable trigger auditar_criados')
  await pool.query('analyze lancamentos_bairros')
})

describe('a search in many rows', () => {
  it.each([
    ['a', 'one letter'],
    ['a e i c', 'letters'],
    ['centro obra', 'words that all rows have'],
    ['rarissimo', 'a word that few have'],
    ['q%', 'what none has'],
  ])('counts and sums them all: %s (%s)', async (busca) => {
    const reply = await app.inject(`${LIST}?limite=20&busca=${encodeURIComponent(busca)}`)
    const words = busca.split(' ').map((word) => `%${word.replaceAll('%', '\\%')}%`)
    const { rows } = await pool.query(
      'select count(*)::int as total, coalesce(sum(valor), 0)::float as soma from lancamentos_bairros where busca like all ($1)',
      [words],
    )
    const [{ total, soma }] = rows
    expect(Number(reply.headers['x-total-count'])).toBe(total)
    expect(JSON.parse(String(reply.headers['x-somas']))).toEqual({ Valor: soma })
    expect(reply.json().Result).toHaveLength(Math.min(20, total))
  })

  it('lets others have their turn before it is done', async () => {
    const answered: string[] = []
    const ask = async (name: string, url: string) => {
      expect((await app.inject(url)).statusCode).toBe(200)
      answered.push(name)
    }
    const { id } = (await pool.query('select min(id) as id from lancamentos_bairros')).rows[0]
    const search = ask('search', `${LIST}?limite=20&busca=a+e`)
    await Promise.all([search, ask('one', `${LIST}/${id}`), ask('other', `${LIST}/${id}`)])
    expect(answered).toEqual(['one', 'other', 'search'])
  })
})
