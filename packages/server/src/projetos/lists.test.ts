import type { Projeto } from '@paco/domain/projetos/projeto'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { ponte } from './ponte.testing.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const { app, database } = test
const admin = await loginAs(test, { role: 'admin' })

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, headers: admin.headers, ...(payload ? { payload } : {}) })
const create = async (more: object): Promise<number> =>
  (await call('POST', '/api/createprojetocompleto', { ...ponte, ...more })).json().id

// One of each kind beside those the tests make.
await create({ situacaoetapa1: '', situacaoetapa2: '', situacaoetapa3: '' })
await create({ datafimetapa6: '2026-03-09' })
await create(Object.fromEntries([1, 2, 3, 4, 5, 6].map((numero) => [`situacaoetapa${numero}`, 'Concluído'])))

describe('lists and counters', () => {
  it('search, filter, order, count and sum exactly', async () => {
    const base = { ...ponte, id_secretaria: 5, ano: 2023 }
    for (const [nomeprojeto, valor] of [
      ['Estrada vicinal A', 0.1],
      ['Estrada vicinal B', 0.2],
      ['Açude', 1000.7],
    ] as const) {
      await create({ ...base, nomeprojeto, valor })
    }
    const reply = await call('GET', '/api/getprojetocompleto?id_secretaria=5&ano=2023&ordem=-valor&limite=2')
    expect(reply.json().Result.map(({ nomeprojeto }: Projeto) => nomeprojeto)).toEqual([
      'Açude',
      'Estrada vicinal B',
    ])
    expect(reply.headers).toMatchObject({ 'x-total-count': '3', 'x-somas': '{"valor" : 1001.00}' })
    const searched = await call(
      'GET',
      '/api/getprojetocompleto?secretaria=5&busca=ESTRADA%20agricultura&ordem=nomeprojeto',
    )
    expect(searched.json().Result.map(({ nomeprojeto }: Projeto) => nomeprojeto)).toEqual([
      'Estrada vicinal A',
      'Estrada vicinal B',
    ])
    expect(JSON.parse(String(searched.headers['x-somas']))).toEqual({ valor: 0.3 })
  })

  it('find a renamed department at once', async () => {
    const id = await create({ id_secretaria: 13, nomeprojeto: 'Feira livre' })
    await call('PUT', '/api/update/13', { nomesecretaria: 'Desenvolvimento Econômico' })
    expect((await call('GET', '/api/getprojetocompleto?busca=desenvolvimento')).json().Result).toMatchObject([
      { id },
    ])
  })

  it('agree, whatever asks', async () => {
    const all: Projeto[] = (await call('GET', '/api/getprojetocompleto')).json().Result
    const calls = {
      concluido: 'Concluído',
      emandamento: 'Em andamento',
      naoiniciado: 'Não iniciado',
      atrasado: 'Atrasado',
    }
    for (const [key, status] of Object.entries(calls)) {
      const expected = all.filter((projeto) => projeto.status === status).length
      expect((await call('GET', `/api/get${key}`)).json()).toEqual([{ [key]: expected }])
      const filtered = await call(
        'GET',
        `/api/getprojetocompleto?status=${encodeURIComponent(status)}&limite=1`,
      )
      expect(filtered.headers['x-total-count']).toBe(String(expected))
    }
    const { rows } = await database.pool.query(
      'select count(*) as n, sum(valor)::text as valor from projetos',
    )
    const kept = await database.pool.query(
      'select sum(quantidade) as n, sum(valor)::text as valor from projetos_totais',
    )
    expect(kept.rows).toEqual(rows)
  })

  it('export what is filtered', async () => {
    const reply = await call(
      'GET',
      '/api/exportar/relacao-processos?formato=csv&id_secretaria=5&ordem=nomeprojeto',
    )
    const [head, first] = reply.body.split('\r\n')
    expect(head).toMatch(/^\ufeffId;Secretaria;Nome do projeto;Situação;Valor \(R\$\);Gestor;Ano;/)
    expect(head).toMatch(
      /;Etapas atrasadas;Etapas não iniciadas no prazo;Paralisada desde;Motivo da paralisação;Reinício previsto;Sem evolução$/,
    )
    expect(first).toMatch(/;Agricultura;Açude;Em andamento;1000,70;/)
  })
})
