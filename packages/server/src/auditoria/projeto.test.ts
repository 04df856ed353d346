import type { Registro } from '@paco/domain/auditoria/registro'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openTestDatabase, startTestApp } from '../../test/harness.ts'
import { makeLanded } from '../../test/landed/landed.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { migrate } from '../db/migrate.ts'
import { isSaidIn } from './queries.ts'

const test = await startTestApp()
const bench = await openBench(test)
const { call, admin, auditor } = bench

const trail = async (query: string): Promise<Registro[]> =>
  (await call(auditor, 'GET', `/api/auditoria?${query}`)).json().Result
const count = async (query: string) =>
  Number((await call(auditor, 'GET', `/api/auditoria?${query}`)).headers['x-total-count'])
const entities = (lines: readonly Registro[]) => [...new Set(lines.map(({ entidade }) => entidade))].sort()

/** A project with everything that can be part of one. */
async function wholeProjeto(nomeprojeto: string): Promise<number> {
  const projeto_id = await bench.newProjeto({ nomeprojeto })
  await call(admin, 'POST', '/api/servicos', {
    projeto_id,
    descricao: 'Fundação',
    valor_total: 100,
    parcelas: [{ mes: 1, valor: 50 }],
  })
  await bench.ask(bench.prazoRequest(projeto_id))
  await call(admin, 'POST', '/api/coordenadas', { id_projeto: projeto_id, latitude: -22.8, longitude: -45.2 })
  return projeto_id
}

const PARTS = ['aditivos', 'coordenadas', 'etapas', 'parcelas', 'projetos', 'servicos']

describe('a line of the trail', () => {
  it('names the project it is about, whatever part of it changed', async () => {
    const id = await wholeProjeto('Pavimentação da Vila Paraíba')
    const lines = await trail(`projeto_id=${id}`)
    expect(entities(lines)).toEqual(PARTS)
    expect(lines).toHaveLength(11)
    for (const line of lines) {
      expect(line).toMatchObject({
        projeto_id: id,
        projeto_nome: 'Pavimentação da Vila Paraíba',
        projeto_excluido: false,
      })
    }
    const history = (await call(auditor, 'GET', `/api/historico/projetos/${id}`)).json().Result
    expect(history.map((line: Registro) => line.projeto_nome)).toEqual(lines.map((line) => line.projeto_nome))
  })

  it('of anything else names none', async () => {
    const [line] = await trail('entidade=orcamento&limite=1')
    expect(line).toMatchObject({ projeto_id: null, projeto_nome: null, projeto_excluido: false })
  })

  it('is found by the name of its project, without case and accents, with other words beside it', async () => {
    const id = await wholeProjeto('Creche São José')
    const found = await trail(`busca=${encodeURIComponent('CRECHE sao')}`)
    expect(found.every(({ projeto_id }) => projeto_id === id)).toBe(true)
    expect(entities(found)).toEqual(PARTS)
    expect(await count(`busca=${encodeURIComponent('creche sao')}`)).toBe(11)
    expect(entities(await trail(`busca=${encodeURIComponent('parcelas são josé')}`))).toEqual(['parcelas'])
    expect(await trail(`busca=${encodeURIComponent('creche%')}`)).toEqual([])
  })

  it('follows a new name, and is found by the old one too', async () => {
    const id = await bench.newProjeto({ nomeprojeto: 'Quadra antiga' })
    await call(admin, 'PUT', `/api/updateprojetocompleto/${id}`, { nomeprojeto: 'Ginásio novo' })
    for (const name of ['quadra', 'ginasio']) {
      const lines = await trail(`busca=${name}`)
      expect(lines).toHaveLength(8)
      expect(new Set(lines.map((line) => line.projeto_nome))).toEqual(new Set(['Ginásio novo']))
    }
  })

  it('keeps the name of a project that is gone, and says that it is', async () => {
    const id = await wholeProjeto('Mercado do Cruzeiro')
    await call(admin, 'DELETE', `/api/deleteprojetocompleto/${id}`)
    const lines = await trail('busca=mercado+cruzeiro')
    expect(entities(lines)).toEqual(PARTS)
    expect(lines.filter(({ acao }) => acao === 'excluiu')).toHaveLength(11)
    expect(lines.every((line) => line.projeto_excluido && line.projeto_nome === 'Mercado do Cruzeiro')).toBe(
      true,
    )
  })

  it('carries number and name into the spreadsheet', async () => {
    const id = await bench.newProjeto({ nomeprojeto: 'Praça da Árvore' })
    const reply = await call(
      auditor,
      'GET',
      '/api/exportar/auditoria?formato=csv&busca=praca+arvore&entidade=etapas',
    )
    const [head, ...rows] = reply.body.replace('\ufeff', '').trim().split('\r\n')
    expect(head).toBe('Id;Quando;Quem;Ação;O quê;Registro;Projeto nº;Projeto;Origem')
    expect(rows).toHaveLength(6)
    expect(rows.every((row) => row.includes(`;${id};Praça da Árvore;`))).toBe(true)
  })

  it('is sealed as before', async () => {
    const { Result } = (await call(auditor, 'GET', '/api/auditoria/verificacao')).json()
    expect(Result[0]).toMatchObject({ integra: true })
    expect(await count('limite=1')).toBe(Result[0].registros)
  })
})

describe('a trail from before', () => {
  it('learns the names its lines tell, and those of projects that have no line', async () => {
    const { pool } = await openTestDatabase()
    await makeLanded(pool)
    const insert = 'insert into projetos (id_secretaria, nomeprojeto) values (12, $1) returning id'
    const made = []
    for (const name of ['Um', 'Dois', 'Três']) made.push((await pool.query(insert, [name])).rows[0].id)
    const [renamed, deleted, kept] = made
    await pool.query('update projetos set nomeprojeto = $1 where id = $2', ['Um de novo', renamed])
    await pool.query('delete from projetos where id = $1', [deleted])
    await pool.query('alter table projetos disable trigger auditar')
    const silent = (await pool.query(insert, ['Sem linha'])).rows[0].id
    await pool.query('alter table projetos enable trigger auditar')
    const seals = 'select string_agg(hash, $1 order by id) as seals from auditoria'
    const before = await pool.query(seals, [' '])
    await migrate(pool)
    expect((await pool.query(seals, [' '])).rows).toEqual(before.rows)
    const { rows } = await pool.query(
      "select registro, nome, busca, excluido from auditoria_nomes where registro like 'projetos/%' order by registro",
    )
    const told = (id: number, nome: string, busca: string, excluido = false) => ({
      registro: `projetos/${id}`,
      nome,
      busca,
      excluido,
    })
    expect(rows).toEqual([
      told(renamed, 'Um de novo', expect.stringContaining('um')),
      told(deleted, 'Dois', 'dois', true),
      told(kept, 'Três', 'tres'),
      told(silent, 'Sem linha', 'sem linha'),
    ])
  })
})

describe('however long the trail', () => {
  it('a search by project goes by index, and a page counts nothing', async () => {
    const { pool, db } = test.database
    const plan = async (statement: RawBuilder<unknown>) => {
      const { sql: text, parameters } = statement.compile(db)
      const client = await pool.connect()
      try {
        await client.query('set enable_seqscan = off')
        const { rows } = await client.query(`explain ${text}`, [...parameters])
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      } finally {
        await client.query('reset enable_seqscan')
        client.release()
      }
    }
    const searched = await plan(
      sql`select count(*) from lista_auditoria where ${isSaidIn(sql`${'%creche%'}`)}`,
    )
    for (const index of ['sobre', 'usuario', 'registro'])
      expect(searched).toContain(`Bitmap Index Scan on auditoria_${index}`)
    expect(searched).not.toContain('Seq Scan')
    expect(await plan(sql`select quantidade from auditoria_totais`)).toContain('Index Only Scan Backward')
  })
})
