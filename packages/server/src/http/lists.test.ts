import { calls } from '@paco/domain/calls'
import type { Call } from '@paco/domain/http/call'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp } from '../../test/harness.ts'
import { noon } from '../convenios/convenios.testing.ts'
import { fillLists } from './lists.testing.ts'

const { call, admin, projeto, servico, importacao } = await fillLists(await startTestApp(noon))

type Named = [name: string, call: Call]
type Row = Record<string, unknown>

const PARAMETERS = { busca: 'a', pagina: '1', limite: '1', ordem: 'id' }

const has = ({ query }: Call, name: string) => query !== undefined && Object.hasOwn(query.shape, name)
const isFile = ({ reply }: Call) => 'kind' in reply
const reads = (Object.entries(calls) as Named[]).filter(([, { method }]) => method === 'GET')
const lists = reads.filter(([, read]) => has(read, 'limite'))
/** A spreadsheet takes what narrows and sorts its list, and has no pages. */
const isSheet = ([, read]: Named) => isFile(read) && has(read, 'ordem')

/** Records to look into, by the path that asks for them. */
const RECORDS: Record<string, string> = {
  '/api/dados/oc4ids/{obra}': '/api/dados/oc4ids/1.json',
  '/api/dados/{arquivo}': '/api/dados/projetos.csv',
  '/api/envios/{id}': `/api/envios/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`,
  '/api/verificar/{sha256}': `/api/verificar/${'0'.repeat(64)}`,
  '/api/pca/planos/{ano}': '/api/pca/planos/2026',
  '/api/pca/planos/{ano}/arquivo': '/api/pca/planos/2026/arquivo',
  '/api/pca/planos/{ano}/pncp': '/api/pca/planos/2026/pncp',
  '/api/pca/planos/{ano}/sem-execucao': '/api/pca/planos/2026/sem-execucao',
  '/api/pca/planos/{ano}/retificacao': '/api/pca/planos/2026/retificacao',
  '/api/prazos/projeto/{id}': `/api/prazos/projeto/${projeto}`,
  '/api/diario/projeto/{id}': `/api/diario/projeto/${projeto}`,
  '/api/diario/projeto/{id}/livro': `/api/diario/projeto/${projeto}/livro`,
  '/api/diario/projeto/{id}/registros': `/api/diario/projeto/${projeto}/registros`,
  '/api/importacoes/{id}': `/api/importacoes/${importacao}`,
  '/api/importacoes/{id}/linhas': `/api/importacoes/${importacao}/linhas`,
  '/api/importacoes/modelos/{lista}': '/api/importacoes/modelos/processos',
  '/api/importacoes/nomes/{busca}': '/api/importacoes/nomes/projetos',
  '/api/lote/{lista}': '/api/lote/processos',
  '/api/servicos/{id}': `/api/servicos/${projeto}`,
  '/api/parcelas/{id}': `/api/parcelas/${servico}`,
  '/api/aditivos/{id}': `/api/aditivos/${projeto}`,
  '/api/orcamentos/secretaria/{id_secretaria}': '/api/orcamentos/secretaria/12',
  '/api/fila/{chave}': `/api/fila/${'a'.repeat(32)}`,
  '/api/historico/{entidade}/{registro_id}': `/api/historico/projetos/${projeto}`,
  '/api/historico/{entidade}/{registro_id}/entradas': `/api/historico/projetos/${projeto}/entradas`,
}
const address = ({ path }: Call) => RECORDS[path] ?? path.replace(/\{\w+\}/g, '1')

async function read(list: Call, query: Record<string, string> = {}) {
  const reply = await call(admin, 'GET', `${address(list)}?${new URLSearchParams(query)}`)
  expect(reply.statusCode).toBe(200)
  const body = reply.json()
  const rows: Row[] = Array.isArray(body) ? body : body.Result
  return { rows, total: reply.headers['x-total-count'] }
}

function keysOf({ query }: Call): string[] {
  const { properties = {} } = z.toJSONSchema(query as z.ZodMiniType, { io: 'input', unrepresentable: 'any' })
  const ordem = properties.ordem as { enum: string[] }
  return ordem.enum.filter((key) => !key.startsWith('-'))
}

const values = (rows: readonly Row[], key: string) =>
  rows.map((row) => row[key]).filter((value) => value !== null && value !== undefined)

describe('every list', () => {
  it('is among these', () => {
    expect(lists.map(([, { path }]) => path).sort()).toEqual(
      [
        '/api/aditivos',
        '/api/aditivos/{id}',
        '/api/aplicacao',
        '/api/auditoria',
        '/api/auditoria/entradas',
        '/api/auditoria/pessoas',
        '/api/bairros',
        '/api/checklist/regras',
        '/api/contratos',
        '/api/documentos',
        '/api/emendas',
        '/api/vinculos',
        '/api/diario/fotos',
        '/api/etapas/semana',
        '/api/diario/projeto/{id}/registros',
        '/api/importacoes',
        '/api/importacoes/{id}/linhas',
        '/api/lixeira',
        '/api/programa',
        '/api/paralisacoes',
        '/api/medicoes',
        '/api/classificacao',
        '/api/contaelemento',
        '/api/conveniosdade',
        '/api/conveniosestadual',
        '/api/conveniosfederal',
        '/api/conveniosfinisa',
        '/api/conveniossempapel',
        '/api/coordenadas',
        '/api/feriados',
        '/api/fontederecurso',
        '/api/funcionais',
        '/api/remessas',
        '/api/repasses',
        '/api/getEmployee',
        '/api/getSecretaria',
        '/api/getnomeprojeto',
        '/api/getnomesecretaria',
        '/api/getprojetocompleto',
        '/api/historico/{entidade}/{registro_id}',
        '/api/historico/{entidade}/{registro_id}/entradas',
        '/api/opcoes',
        '/api/orcamento',
        '/api/orcamentos/secretaria/{id_secretaria}',
        '/api/parcelas/{id}',
        '/api/pca',
        '/api/prazos',
        '/api/projetosbairros',
        '/api/quantidade-por-secretaria',
        '/api/secretaria',
        '/api/servicos/{id}',
        '/api/transparencia/contratos',
        '/api/transparencia/convenios',
        '/api/transparencia/emendas',
        '/api/transparencia/fiscais',
        '/api/transparencia/obras',
        '/api/transparencia/pca',
        '/api/unidade',
        '/api/usuarios',
        '/api/valores-por-secretaria',
      ].sort(),
    )
  })

  it.each(lists)('%s pages, and tells how many there are', async (_name, list) => {
    const whole = await read(list)
    expect(whole.rows.length).toBeGreaterThan(1)
    expect(whole.total).toBe(String(whole.rows.length))
    for (const [index, pagina] of ['1', '2'].entries()) {
      const page = await read(list, { limite: '1', pagina })
      expect(page.rows).toEqual([whole.rows[index]])
      expect(page.total).toBe(whole.total)
    }
    expect((await read(list, { limite: '1', pagina: '100000' })).rows).toEqual([])
  })

  it.each(lists)('%s sorts by each of its columns, both ways', async (_name, list) => {
    let turned = false
    for (const key of keysOf(list)) {
      const up = values((await read(list, { ordem: key })).rows, key)
      const down = values((await read(list, { ordem: `-${key}` })).rows, key)
      expect(down).toEqual(up.toReversed())
      turned ||= JSON.stringify(up) !== JSON.stringify(down)
    }
    expect(turned).toBe(true)
  })

  it.each(lists)('%s is searched, in capitals too', async (_name, list) => {
    expect(await read(list, { busca: 'zzqx' })).toEqual({ rows: [], total: '0' })
    const { rows } = await read(list)
    const texts = Object.values(rows[0] ?? {}).filter((value) => typeof value === 'string' && value !== '')
    const words = list.path === '/api/parcelas/{id}' ? ['m1'] : (texts as string[])
    const found = await Promise.all(words.map(async (busca) => (await read(list, { busca })).rows))
    const best = words[found.findIndex((those) => those.length > 0)] ?? ''
    expect(best).not.toBe('')
    const loud = await read(list, { busca: best.toUpperCase() })
    expect(loud.rows).toContainEqual(rows[0])
    expect(loud.total).toBe(String(loud.rows.length))
  })

  it.each(lists)('%s refuses an order it does not have, and a page that is none', async (_name, list) => {
    for (const [name, value] of [
      ['ordem', 'senha_hash'],
      ['limite', '0'],
      ['limite', 'x'],
      ['pagina', '-1'],
      ['pagina', '2'],
    ] as const) {
      const reply = await call(admin, 'GET', `${address(list)}?${name}=${value}`)
      expect(reply.statusCode).toBe(400)
      expect(Object.keys(reply.json().Campos)).toEqual([name])
    }
  })
})

/** Figures over the rows of a list take what narrows it. */
const SUMMARIES = ['/api/pca/resumo', '/api/projetosbairros/resumo', '/api/transparencia/dotacoes']
const taken = ({ path }: Call) => (SUMMARIES.includes(path) ? ['busca'] : [])
/** Calendar programs add to the address what they like. */
const OPEN = ['/api/agenda/{segredo}']

describe('a reading call', () => {
  const others = reads.filter(([, read]) => !has(read, 'limite') && !OPEN.includes(read.path))

  it.each(others)('%s refuses the parameters of lists', async (name, other) => {
    const known = Object.keys(PARAMETERS).filter((parameter) => has(other, parameter))
    expect(known).toEqual(isSheet([name, other]) ? ['busca', 'ordem'] : taken(other))
    for (const [parameter, value] of Object.entries(PARAMETERS)) {
      if (has(other, parameter)) continue
      const reply = await call(admin, 'GET', `${address(other)}?${parameter}=${value}`)
      expect(reply.statusCode).toBe(400)
      expect(reply.json().Campos).toMatchObject({ [parameter]: 'Esta chamada não tem este parâmetro.' })
    }
  })

  it.each(reads.filter(([, read]) => !OPEN.includes(read.path)))(
    '%s refuses a parameter nobody described, and names each',
    async (_name, any) => {
      const reply = await call(admin, 'GET', `${address(any)}?_=1&constructor=2&Limite=3`)
      expect(reply.statusCode).toBe(400)
      expect(Object.keys(reply.json().Campos)).toEqual(expect.arrayContaining(['_', 'constructor', 'Limite']))
    },
  )

  it('of a calendar takes whatever stands behind its address', async () => {
    const { endereco } = (await call(admin, 'POST', '/api/prazos/agenda')).json().Result[0]
    expect((await call(null, 'GET', `${endereco}?nocache=1`)).statusCode).toBe(200)
  })

  it('asks who it is before it looks at the parameters', async () => {
    expect((await call(null, 'GET', '/api/auditoria?x=1')).statusCode).toBe(401)
  })

  it('tells its parameters and its total in the description of the interface', async () => {
    const { paths } = (await call(null, 'GET', '/api/openapi.json')).json()
    for (const [, list] of lists) {
      const { parameters, responses } = paths[list.path].get
      const names = parameters.map((parameter: { name: string }) => parameter.name)
      expect(names).toEqual(expect.arrayContaining(['busca', 'pagina', 'limite', 'ordem']))
      expect(responses[200].headers).toHaveProperty('X-Total-Count')
    }
    for (const [, any] of reads) expect(paths[any.path].get.responses).toHaveProperty('400')
  })
})
