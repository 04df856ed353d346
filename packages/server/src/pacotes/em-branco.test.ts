import { describe, expect, it } from 'vitest'
import { openMigratedDatabase, openTestDatabase } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createFirstAdmin } from '../sistema/first-admin.ts'
import { loadFirstCity } from '../sistema/first-city.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const blank = await openTestDatabase()
await migrate(blank.pool, { emBranco: true })

const rows = async ({ pool }: Database, statement: string) => (await pool.query(statement)).rows
const count = async (database: Database, table: string) =>
  Number((await rows(database, `select count(*) as n from ${table}`))[0].n)

describe('a blank city', () => {
  it('knows nothing of any other, and its trail tells of nothing', async () => {
    expect(await count(blank, 'secretarias')).toBe(0)
    expect(await count(blank, 'bairros')).toBe(0)
    expect(await count(blank, 'tribunais')).toBe(0)
    expect(await count(blank, 'auditoria')).toBe(0)
    expect(await rows(blank, 'select nome, uf, ibge, tribunal from cidade')).toEqual([
      { nome: null, uf: null, ibge: null, tribunal: null },
    ])
    expect(await rows(blank, 'select distinct lista from opcoes_orcamento order by lista')).toEqual([
      { lista: 'contaelemento' },
      { lista: 'fontederecurso' },
    ])
    expect(await count(blank, 'criterios')).toBe(25)
    expect(await rows(blank, 'select distinct nivel from feriados order by nivel')).toEqual([
      { nivel: 'facultativo' },
      { nivel: 'nacional' },
    ])
    const traces = await rows(blank, "select registro from auditoria_nomes where nome like '%Guaratinguetá%'")
    expect(traces).toEqual([])
  })

  it('answers every open list, empty, and the dashboards', async () => {
    const app = await buildApp({ database: blank, logLevel: 'silent', trustProxy: 1, checkReplies: true })
    for (const url of ['/api/secretaria', '/api/getSecretaria', '/api/bairros', '/api/projetosbairros'])
      expect((await app.inject(url)).json().Result).toEqual([])
    const painel = await app.inject('/api/painel')
    expect(painel.json().Result[0]).toMatchObject({ secretarias: 0, numero: 0, por_secretaria: [] })
    for (const url of ['/api/unidade', '/api/classificacao', '/api/aplicacao', '/api/funcionais'])
      expect((await app.inject(url)).json()).toEqual([])
    await app.close()
  })

  it('with the packs of the first is the city of the migrations, in one entry each, and no more the next time', async () => {
    const seeded = await openMigratedDatabase()
    expect(await loadFirstCity(blank.db, '3518404', NOW)).toEqual([
      'Brasil',
      'Estado de São Paulo',
      'Guaratinguetá',
    ])
    for (const statement of [
      'select id, nomesecretaria, secretario, tipo, nome_curto, nome_oficial, ordem_grafico, ativo from secretarias order by id',
      'select id, bairro, zona, ativo from bairros order by id',
      'select lista, codigo, descricao, grupo, id_secretaria, ativo from opcoes_orcamento order by lista, codigo, id_secretaria',
      'select nome, nivel, regra, mes, dia_do_mes, deslocamento, dia, ativo from feriados order by nome',
      'select ciclo, codigo, dimensao, titulo, pede, classificacao, peso, verificacoes from criterios order by codigo',
      'select codigo, sigla, nome, site, sistema, leiaute, semestre, prazo_dias from tribunais order by codigo',
      'select nome, uf, ibge, nome_orgao, fuso, tribunal, centro_latitude, centro_longitude, zoom, raio_km from cidade',
    ])
      expect(await rows(blank, statement)).toEqual(await rows(seeded, statement))
    expect(await rows(blank, 'select chave from pacotes_cargas order by id')).toEqual([
      // The country's are there from the start.
      { chave: 'SP' },
      { chave: '3518404' },
    ])

    const lines = await count(blank, 'auditoria')
    expect(await loadFirstCity(blank.db, '3518404', NOW)).toHaveLength(3)
    expect(await count(blank, 'auditoria')).toBe(lines)
  })

  it('that has people is left as it is, as is one of which there is no pack', async () => {
    expect(await loadFirstCity(blank.db, undefined, NOW)).toEqual([])
    expect(await loadFirstCity(blank.db, '1200401', NOW)).toEqual(['Brasil', 'Estado do Acre'])
    await createFirstAdmin(blank.db, { email: 'a@b.c', password: 'uma senha qualquer' })
    expect(await loadFirstCity(blank.db, '3518404', NOW)).toEqual([])
  })
})

it('a database that somebody uses keeps all it has', async () => {
  const old = await openMigratedDatabase()
  await migrate(old.pool, { emBranco: true })
  expect(await count(old, 'secretarias')).toBe(27)
  expect(await count(old, 'bairros')).toBe(125)
})
