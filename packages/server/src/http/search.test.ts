import { calls } from '@paco/domain/calls'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { fillLists } from './lists.testing.ts'

const test = await startTestApp()
const { app, database } = test
const bench = await openBench(test)
const { admin } = await fillLists(test)

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const hundred = Array.from({ length: 100 }, (_, place) => LETTERS[place % LETTERS.length]).join(' ')

const searched = Object.entries(calls).flatMap(([name, call]) =>
  call.method === 'GET' && 'query' in call && 'busca' in call.query.shape ? [[name, call.path] as const] : [],
)

describe('a search of a hundred words', () => {
  it.each(searched)('is refused by %s', async (_name, path) => {
    const url = path.replace(/\{\w+\}/g, '1')
    const { headers } = admin
    const formato = path.startsWith('/api/exportar') ? '&formato=csv' : ''
    const reply = await app.inject({ url: `${url}?busca=${encodeURIComponent(hundred)}${formato}`, headers })
    expect([reply.statusCode, reply.json().Campos.busca]).toEqual([400, 'Pesquise com no máximo 8 palavras.'])
  })

  it('is refused by the search over everything', async () => {
    const reply = await app.inject(`/api/pesquisa?termo=${encodeURIComponent(hundred)}`)
    expect(reply.json().Campos).toEqual({ termo: 'Pesquise com no máximo 8 palavras.' })
  })
})

describe('what is searched', () => {
  it('is stored: no list folds text row by row', async () => {
    const { rows } = await database.pool.query<{ viewname: string }>(
      `select viewname from pg_views where schemaname = current_schema() and definition ~ '(dobrar|unaccent)\\('`,
    )
    expect(rows).toEqual([])
    const queries = import.meta.glob<string>('../*/*queries.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const folding = Object.entries(queries).filter(([, text]) => /dobrar\([^)]*\) as busca/.test(text))
    expect(folding.map(([path]) => path)).toEqual([])
  })

  it('has an index where the table grows', async () => {
    const { rows } = await database.pool.query<{ tablename: string }>(
      `select distinct tablename from pg_indexes where schemaname = current_schema() and indexdef like '%gin_trgm_ops%'`,
    )
    expect(rows.map(({ tablename }) => tablename)).toEqual(
      expect.arrayContaining([
        'aditivos_busca',
        'auditoria_nomes',
        'convenios_dade',
        'convenios_sempapel',
        'lancamentos_bairros',
        'orcamento',
        'pca',
        'projetos',
        'usuarios',
      ]),
    )
  })
})

describe('the stored text follows the names in it', () => {
  const { call } = bench
  const found = async (path: string, busca: string) => {
    const reply = await call(bench.auditor, 'GET', `${path}?busca=${encodeURIComponent(busca)}`)
    return Number(reply.headers['x-total-count'])
  }
  const put = async (url: string, payload: object) =>
    expect((await call(admin, 'PUT', url, payload)).statusCode).toBe(200)

  it('of departments, in projects, people, budget lines and amendments, decided ones too', async () => {
    const projeto = await bench.newProjeto({ nomeprojeto: 'Viaduto' })
    const asked = await bench.ask(bench.prazoRequest(projeto))
    await bench.decide(bench.auditor, asked, 'aprovar')
    await put('/api/update/12', { nomesecretaria: 'Infraestrutura Urbana' })
    for (const path of ['/api/getprojetocompleto', '/api/orcamento', '/api/aditivos']) {
      expect([path, await found(path, 'INFRAESTRUTURA urbâna')]).toEqual([path, await found(path, 'infra')])
      expect([path, await found(path, 'infra')]).not.toEqual([path, 0])
    }
    const people = await call(admin, 'GET', '/api/usuarios?busca=infraestrutura')
    expect(people.json().Result.map(({ id }: { id: number }) => id)).toContain(bench.obras.id)

    expect(await found('/api/aditivos', 'viaduto')).toBe(1)
    await put(`/api/updateprojetocompleto/${projeto}`, { nomeprojeto: 'Passarela' })
    expect(await found('/api/aditivos', 'viaduto')).toBe(0)
    expect(await found('/api/aditivos', 'passarela infra')).toBe(1)
    await put(`/api/usuarios/${bench.obras.id}`, { name: 'Zuleide Prado' })
    expect(await found('/api/aditivos', 'passarela zuleide')).toBe(1)
  })

  it('of the codes of budget lines', async () => {
    const opcao = { lista: 'aplicacao', codigo: '999.99', descricao: 'Ciclovias' }
    await bench.newLancamento({ aplicacao: '999.99', ficha: '4711' })
    expect(await found('/api/orcamento', '4711')).toBe(1)
    expect(await found('/api/orcamento', 'ciclovias')).toBe(0)
    const { id } = (await call(admin, 'POST', '/api/opcoes', opcao)).json()
    expect(await found('/api/orcamento', 'ciclovias 4711')).toBe(1)
    await put(`/api/opcoes/${id}`, { descricao: 'Bicicletários' })
    expect(await found('/api/orcamento', 'ciclovias')).toBe(0)
    expect(await found('/api/orcamento', 'bicicletarios')).toBe(1)
  })
})
