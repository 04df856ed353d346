import { arquivoPath, formatosOf, PADROES } from '@paco/domain/dados/conjunto'
import { CONJUNTOS } from '@paco/domain/dados/conjuntos'
import { describe, expect, it } from 'vitest'
import { schemaErrors, unknownFields } from '../../../../test/oc4ids/validar.ts'
import { problemsOf, yetToCome } from '../../../domain/src/dados/oc4ids/conferir.testing.ts'
import type { Oc4idsProject } from '../../../domain/src/dados/oc4ids/tipos.ts'
import { startTestApp } from '../../test/harness.ts'
import { fillDemo } from '../demo/demo.ts'
import { readOpenCalls } from './abertas.testing.ts'
import { openReader } from './dados.testing.ts'
import { textOf } from './lido.testing.ts'
import { markAll, marksIn } from './marcas.testing.ts'
import { PRIVATE, PUBLIC_ANYWHERE, PUBLIC_IN_DADOS } from './publico.testing.ts'

interface Etapa {
  readonly projeto_id: number
  readonly numero: number
  readonly situacao: string
  readonly fim_real: string | null
}

const TODAY = '2026-11-15'
const city = await startTestApp(() => new Date(`${TODAY}T15:00:00Z`))
await fillDemo(city.database.patient.db, TODAY)
const get = openReader(city)

const { rows: works } = await city.database.pool.query<{ id: number }>(
  'select id from obras_breves order by id',
)
// Read before anything is marked.
const pacote = (await get('/api/dados/oc4ids.json?natureza=todas')).json()
const obras = (await get('/api/dados/oc4ids.json')).body
const proprios = await Promise.all(
  works.map(async ({ id }) => (await get(`/api/dados/oc4ids/${id}.json`)).json()),
)
const { rows: etapas } = await city.database.pool.query<Etapa>(
  'select projeto_id, numero, situacao, fim_real::text from etapas',
)
const [{ valor }] = (await get('/api/valorprojeto')).json()

// The programmes of the demo city do not say what they are for.
await city.database.pool.query(
  `update opcoes_orcamento set objetivo = 'Água para todos' where lista = 'programa'`,
)
const marked = await markAll(city.database)
const arquivos = CONJUNTOS.flatMap((conjunto) => [
  ...formatosOf(conjunto).map((formato) => arquivoPath(conjunto, formato)),
  ...PADROES.map((padrao) => arquivoPath(conjunto, 'csv', padrao)),
])
const paths = ['', '/datapackage.json', '/oc4ids.json?natureza=todas'].map((path) => `/api/dados${path}`)
const told = marksIn(await toldBy([...paths, ...arquivos]))
const toldOfWorks = marksIn(
  await toldBy([
    ...['', '/rss'].map((path) => `/api/obras${path}`),
    ...works.flatMap(({ id }) => ['', '/planilha', '/rss'].map((path) => `/api/obras/${id}${path}`)),
  ]),
)

/** All that these addresses answer, each of which must. */
async function toldBy(addresses: readonly string[]): Promise<string> {
  const texts: string[] = []
  for (const address of addresses) {
    const reply = await get(address)
    if (reply.statusCode !== 200) throw new Error(`${address} answers ${reply.statusCode}: ${reply.body}`)
    texts.push(await textOf(reply))
  }
  return texts.join('\n')
}

it('every project of the demo city validates, and refers to nothing that is not there', () => {
  expect(pacote.projects.length).toBeGreaterThan(170)
  expect(schemaErrors(pacote)).toEqual([])
  expect(problemsOf(pacote.projects, unknownFields)).toEqual([])
})

it('every work is a package by itself too, which validates and says what the whole one says', () => {
  expect(proprios.length).toBeGreaterThan(50)
  expect(proprios.flatMap((proprio) => schemaErrors(proprio))).toEqual([])
  const alone: Oc4idsProject[] = proprios.flatMap(({ projects }) => projects)
  expect(problemsOf(alone, unknownFields)).toEqual([])
  const byId = (one: Oc4idsProject, other: Oc4idsProject) => one.id.localeCompare(other.id)
  expect(alone.sort(byId)).toEqual(JSON.parse(obras).projects.sort(byId))
})

it('nothing planned is sold as done: a stage is met on the day it really ended, and no day to come is', () => {
  const projects: Oc4idsProject[] = pacote.projects
  expect(yetToCome(projects, TODAY)).toEqual([])
  const ended = new Map(etapas.map((etapa) => [`${etapa.projeto_id}/etapa-${etapa.numero}`, etapa]))
  const told = projects.flatMap(({ id, milestones = [] }) =>
    milestones.map((one) => ({ ...one, etapa: ended.get(`${id.split('-').at(-1)}/${one.id}`) })),
  )
  const wrong = told.filter(
    ({ status, dateMet, etapa }) =>
      (status === 'met') !== (etapa?.situacao === 'Concluído') ||
      (dateMet?.slice(0, 10) ?? null) !== (status === 'met' ? (etapa?.fim_real ?? null) : null),
  )
  expect(wrong).toEqual([])
  expect(told.filter(({ dateMet }) => dateMet !== undefined).length).toBeGreaterThan(50)
})

it('the works among them have contracts, amendments, payments, documents and points', () => {
  for (const part of [
    'suppliers',
    'modifications',
    'transactions',
    'documents',
    'coordinates',
    'forecasts',
    'budgetBreakdowns',
  ])
    expect(obras).toContain(`"${part}":`)
  expect(obras).toMatch(/"id":"emenda-\d+"/)
})

it('their budgets add up to what the dashboards say', () => {
  const cents = pacote.projects.reduce(
    (sum: number, { budget }: { budget?: { amount?: { amount: number } } }) =>
      sum + Math.round((budget?.amount?.amount ?? 0) * 100),
    0,
  )
  expect(cents / 100).toBe(valor)
})

describe('with a mark in every text of every table', () => {
  const missing = (found: Iterable<string>, known: ReadonlySet<string>) =>
    [...found].filter((column) => !known.has(column))

  it('the private ones are among those that were marked', () => {
    expect(missing(PRIVATE, new Set(marked))).toEqual([])
  })

  it('open data tells what is public, all of it and nothing else', () => {
    expect(missing(told.keys(), PUBLIC_IN_DADOS)).toEqual([])
    expect(missing(PUBLIC_IN_DADOS, new Set(told.keys()))).toEqual([])
  })

  it('the pages of works tell nothing that is private', () => {
    expect(works.length).toBeGreaterThan(50)
    expect(missing(toldOfWorks.keys(), PUBLIC_ANYWHERE)).toEqual([])
    expect(toldOfWorks.has('projetos.descricao_publica')).toBe(true)
    expect(
      ['projetos.descricao', 'projetos.fora_do_pca'].filter((column) => toldOfWorks.has(column)),
    ).toEqual([])
  })

  it('no other open call tells what is private, and together they tell all that is public', async () => {
    const found = new Set([...told.keys(), ...toldOfWorks.keys()])
    const unanswered = await readOpenCalls(city.database, get, (text) => {
      for (const column of marksIn(text).keys()) found.add(column)
    })
    expect(unanswered).toEqual([])
    expect(missing(found, PUBLIC_ANYWHERE)).toEqual([])
    expect(missing(PUBLIC_ANYWHERE, found)).toEqual([])
  })

  it.each([
    ['projetos.nomeprojeto', 'select id from projetos where arquivado'],
    ['contratos.empresa', "select id from contratos where situacao = 'Em preparação' or assinatura is null"],
    ['aditivos.numero_termo', "select id from aditivos where status <> 'aprovado'"],
    ['diario.texto', "select id from diario where tipo = 'ocorrencia' or situacao = 'sem_efeito'"],
    [
      'documentos.titulo',
      `select id from documentos where restrito_ate >= '${TODAY}' or situacao = 'sem_efeito'
        or codigo in (select codigo from checklist_regras where acesso = 'restrito')`,
    ],
    [
      'usuarios.name',
      `select u.id from usuarios u where not exists (select from contratos c
        where u.id in (c.fiscal_titular_id, c.fiscal_substituto_id, c.gestor_id))`,
    ],
  ])('%s is told of the right rows only', async (column, kept) => {
    const { rows } = await city.database.pool.query<{ id: number }>(kept)
    const held = rows.map(({ id }) => id)
    expect(held.length).toBeGreaterThan(0)
    expect(held.filter((id) => told.get(column)?.has(id))).toEqual([])
    expect(held.filter((id) => toldOfWorks.get(column)?.has(id))).toEqual([])
  })
})
