import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { changeDay } from './day-change.ts'

const test = await startTestApp()
const { app, database } = test
const { pool } = database
const admin = await loginAs(test, { role: 'admin' })

async function send(method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) {
  const reply = await app.inject({ method, url, headers: admin.headers, ...(payload ? { payload } : {}) })
  expect([url, reply.statusCode, reply.body.slice(0, 200)]).toMatchObject([url, 200, expect.anything()])
  return reply.json()
}

const create = async (more: object = {}): Promise<number> =>
  (await send('POST', '/api/createprojetocompleto', { id_secretaria: 12, nomeprojeto: 'Ponte', ...more })).id

const read = async (id: number) => (await send('GET', `/api/getprojetocompleto/${id}`)).Result[0]

/** Projects whose kept text is not what it would be, were it made now. */
async function stale(): Promise<number[]> {
  const { rows } = await pool.query(`
    select p.id from projeto_proprios p
      left join projeto_etapas e on e.projeto_id = p.id
      left join projeto_texto t on t.id = p.id
    where (t.proprios, t.reservado, t.etapas) is distinct from (p.proprios, p.reservado, coalesce(e.etapas, ''))`)
  return rows.map(({ id }) => id)
}

describe('the text kept of a project', () => {
  it('is there from the beginning, and goes with it', async () => {
    const id = await create({ situacaoetapa1: 'Em andamento', prazoetapa1: 12.5 })
    expect(await read(id)).toMatchObject({ nomeprojeto: 'Ponte', situacaoetapa1: 'Em andamento', versao: 1 })
    expect(await stale()).toEqual([])
    const reply = await app.inject({
      method: 'DELETE',
      url: `/api/deleteprojetocompleto/${id}`,
      headers: admin.headers,
    })
    expect(reply.statusCode).toBe(200)
    expect((await pool.query('select from projeto_texto where id = $1', [id])).rows).toEqual([])
  })

  it.each<[string, (id: number) => Promise<unknown>, object]>([
    [
      'a field',
      (id) => send('PUT', `/api/updateprojetocompleto/${id}`, { descricao: 'Nova "aspa"' }),
      { descricao: 'Nova "aspa"', versao: 2 },
    ],
    [
      'a stage',
      (id) => send('PUT', `/api/updateprojetocompleto/${id}`, { datafimetapa3: '2026-02-01' }),
      { datafimetapa3: '2026-02-01', datafimoriginal3: '2026-02-01' },
    ],
    [
      'a name taken back',
      (id) => send('PUT', `/api/updateprojetocompleto/${id}`, { etapa2: null }),
      { versao: 2 },
    ],
    [
      'a service',
      (id) => send('POST', '/api/servicos', { projeto_id: id, descricao: 'Obra', valor_total: 30.5 }),
      { gasto: 30.5 },
    ],
    [
      'the department',
      (id) => send('PUT', `/api/updateprojetocompleto/${id}`, { id_secretaria: 17 }),
      { secretaria_nome: 'Saúde' },
    ],
    [
      'its name',
      () => send('PUT', '/api/update/12', { nomesecretaria: 'Obras Novas' }),
      { secretaria_nome: 'Obras Novas' },
    ],
    [
      'the contract',
      (id) => send('PUT', `/api/updateprojetocompleto/${id}`, { situacaoetapa4: 'Concluído' }),
      { base_congelada_por: 'etapa4' },
    ],
    ['the day', () => changeDay(database.db, '2027-05-05'), {}],
  ])('follows %s', async (_what, change, expected) => {
    const id = await create({
      situacaoetapa1: 'Em andamento',
      datainicioetapa1: '2026-01-01',
      datafimetapa1: '2027-05-01',
    })
    await change(id)
    expect(await read(id)).toMatchObject(expected)
    expect(await stale()).toEqual([])
  })

  it('is the same whatever the zone and the style of dates of the session that writes', async () => {
    const id = await create({ situacaoetapa4: 'Concluído', datafimetapa4: '2026-02-01' })
    const before = await read(id)
    await pool.query(`begin; set local timezone = 'Asia/Tokyo'; set local datestyle = 'German';
      update projetos set descricao = 'À mão' where id = ${id};
      update etapas set prazo = 7 where projeto_id = ${id} and numero = 4; commit`)
    expect(await read(id)).toEqual({ ...before, descricao: 'À mão', prazoetapa4: 7 })
  })
})
