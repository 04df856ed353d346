import type { Coordenada } from '@paco/domain/mapa/coordenada'
import type { PainelProcessos } from '@paco/domain/painel/painel'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { describe, expect, it } from 'vitest'
import { loginAs, openTestDatabase, startTestApp } from '../../test/harness.ts'
import { makeLanded } from '../../test/landed/landed.ts'
import { buildApp } from '../app.ts'
import { migrate } from '../db/migrate.ts'

let clock = '2026-03-10T15:00:00Z'
const test = await startTestApp(() => new Date(clock))
const { app, database } = test
const admin = await loginAs(test, { role: 'admin' })

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, headers: admin.headers, ...(payload ? { payload } : {}) })
const create = async (nomeprojeto: string, etapas: object, id_secretaria = 12): Promise<number> =>
  (
    await call('POST', '/api/createprojetocompleto', {
      nomeprojeto,
      id_secretaria,
      valor: 100,
      ano: 2026,
      situacaoetapa1: 'Concluído',
      datafimetapa6: '2026-12-20',
      ...etapas,
    })
  ).json().id
const list = async (query: string): Promise<string[]> =>
  (await call('GET', `/api/getprojetocompleto?${query}`))
    .json()
    .Result.map(({ nomeprojeto }: Projeto) => nomeprojeto)

const ponte = await create('Ponte', { datafimetapa2: '2026-03-09', situacaoetapa2: 'Em andamento' })
await create('Creche', { datafimetapa2: '2026-03-09', situacaoetapa2: 'Não iniciado' }, 7)
const both = { datafimetapa2: '2026-03-01', situacaoetapa2: 'Atrasado', datafimetapa3: '2026-03-09' }
const praca = await create('Praça', both)
await create('Em dia', { datafimetapa2: '2026-03-11', situacaoetapa2: 'Em andamento' })

describe('a project’s marks', () => {
  it('stand beside a status that stays as it was', async () => {
    const { Result } = (await call('GET', '/api/getprojetocompleto?ordem=id')).json()
    expect(
      Result.map(({ nomeprojeto, status, etapas_atrasadas, etapas_nao_iniciadas }: Projeto) => [
        nomeprojeto,
        status,
        etapas_atrasadas,
        etapas_nao_iniciadas,
      ]),
    ).toEqual([
      ['Ponte', 'Em andamento', [2], []],
      ['Creche', 'Em andamento', [], [2]],
      ['Praça', 'Em andamento', [2], [3]],
      ['Em dia', 'Em andamento', [], []],
    ])
    expect((await call('GET', '/api/getatrasado')).json()).toEqual([{ atrasado: 0 }])
  })

  it('narrow the lists, with the other filters, count and sum', async () => {
    expect(await list('marca=atrasada&ordem=id')).toEqual(['Ponte', 'Praça'])
    expect(await list('marca=nao_iniciada&ordem=id')).toEqual(['Creche', 'Praça'])
    expect(await list('marca=nao_iniciada&id_secretaria=7')).toEqual(['Creche'])
    expect(await list('marca=atrasada&status=Atrasado')).toEqual([])
    const { headers } = await call('GET', '/api/getprojetocompleto?marca=atrasada&limite=1')
    expect(headers).toMatchObject({ 'x-total-count': '2', 'x-somas': '{"valor" : 200.00}' })
  })

  it.each(['', 'ontem', 'atrasada,nao_iniciada', "atrasada'--"])('refuse the filter %o', async (value) => {
    const reply = await call('GET', `/api/getprojetocompleto?marca=${value}`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos.marca).toBe('Escolha atrasada ou nao_iniciada.')
  })

  it.each(['processos', 'relacao-processos', 'ficha-projetos'])(
    'are columns of the spreadsheet %s',
    async (name) => {
      const reply = await call('GET', `/api/exportar/${name}?formato=csv&marca=nao_iniciada&busca=pra%C3%A7a`)
      const [head, row] = reply.body.split('\r\n')
      expect(head).toMatch(/;Etapas atrasadas;Etapas não iniciadas no prazo;Paralisada desde;/)
      expect(row).toMatch(/Praça.*;2;3;;;;$/)
    },
  )

  it('are counted by the panel as the lists count them, whatever the filter', async () => {
    const panel = async (query = ''): Promise<PainelProcessos['por_marca']> =>
      (await call('GET', `/api/painel/processos${query}`)).json().Result[0].por_marca
    expect(await panel()).toEqual([
      { marca: 'atrasada', total: 2, total_valor: 200 },
      { marca: 'nao_iniciada', total: 2, total_valor: 200 },
    ])
    expect(await panel('?id_secretaria=7&ano=2026')).toEqual([
      { marca: 'atrasada', total: 0, total_valor: 0 },
      { marca: 'nao_iniciada', total: 1, total_valor: 100 },
    ])
    expect((await panel('?ano=2025')).map(({ total }) => total)).toEqual([0, 0])
  })

  it('are told by the map with the stages behind them', async () => {
    for (const id_projeto of [ponte, praca])
      await call('POST', '/api/coordenadas', { id_projeto, latitude: -22.8, longitude: -45.2 })
    const points: Coordenada[] = (await call('GET', '/api/coordenadas')).json()
    expect(points.map(({ etapas_marcadas }) => etapas_marcadas)).toEqual([
      [expect.objectContaining({ marca: 'atrasada', numero: 2, fim: '2026-03-09' })],
      [
        expect.objectContaining({ marca: 'atrasada', numero: 2, fim: '2026-03-01' }),
        { marca: 'nao_iniciada', numero: 3, nome: '3 - Processo licitatório', fim: '2026-03-09' },
      ],
    ])
    expect((await call('GET', '/api/mapa/geojson')).json().features[1].properties).toMatchObject({
      situacao: 'Em andamento',
      etapas_atrasadas: [2],
      etapas_nao_iniciadas: [3],
    })
  })

  it('come and go with the stages, and the audit trail tells only of these', async () => {
    const id = await create('Escola', {})
    await call('PUT', `/api/updateprojetocompleto/${id}`, { datafimetapa4: '2026-01-31' })
    expect(await list('marca=nao_iniciada&busca=escola')).toEqual(['Escola'])
    await call('PUT', `/api/updateprojetocompleto/${id}`, { situacaoetapa4: 'Concluído' })
    expect(await list('marca=nao_iniciada&busca=escola')).toEqual([])
    const { rows } = await database.pool.query(
      "select count(*) as n from auditoria where antes ? 'etapas_nao_iniciadas' or depois ? 'etapas_nao_iniciadas'",
    )
    expect(Number(rows[0].n)).toBe(0)
  })
})

describe('when the day changes in São Paulo', () => {
  it('a mark appears the day after the end, not before, with its filter and its count', async () => {
    const id = await create('Vira a noite', { datafimetapa2: '2026-03-10', situacaoetapa2: 'Não iniciado' })
    clock = '2026-03-11T02:59:59Z'
    expect(await list('marca=nao_iniciada&busca=vira')).toEqual([])
    clock = '2026-03-11T03:00:00Z'
    expect(await list('marca=nao_iniciada&busca=vira')).toEqual(['Vira a noite'])
    expect((await call('GET', `/api/getprojetocompleto/${id}`)).json().Result).toMatchObject([
      { status: 'Em andamento', etapas_nao_iniciadas: [2], versao: 1 },
    ])
    const { por_marca } = (await call('GET', '/api/painel/processos')).json().Result[0]
    const marked = await list('marca=nao_iniciada')
    expect(marked).toContain('Creche')
    expect(por_marca).toContainEqual({
      marca: 'nao_iniciada',
      total: marked.length,
      total_valor: marked.length * 100,
    })
  })
})

describe('a database from before the marks', () => {
  it('has them with the first answer after migrating, on the same day', async () => {
    const old = await openTestDatabase()
    await makeLanded(old.pool)
    await old.pool.query(`
      insert into projetos (id_secretaria, nomeprojeto) values (12, 'Antigo');
      insert into etapas (projeto_id, numero, nome, fim)
        select 1, n, 'Etapa', case n when 4 then date '2026-03-01' end from generate_series(1, 6) n;
      insert into configuracao (chave, valor) values ('dia-calculado', '"2026-03-10"')
        on conflict (chave) do update set valor = excluded.valor`)
    await migrate(old.pool)
    const again = await buildApp({
      database: old,
      logLevel: 'silent',
      trustProxy: 1,
      checkReplies: true,
      now: () => new Date('2026-03-10T15:00:00Z'),
    })
    const reply = await again.inject('/api/getprojetocompleto?marca=nao_iniciada')
    expect(reply.json().Result).toMatchObject([{ nomeprojeto: 'Antigo', etapas_nao_iniciadas: [4] }])
    await again.close()
  })
})
