import { describe, expect, it } from 'vitest'
import { calls } from '../calls.ts'
import { anyone } from '../http/access.ts'
import type { Call } from '../http/call.ts'
import { arquivoPath, findArquivo, formatosOf } from './conjunto.ts'
import { CONJUNTOS } from './conjuntos.ts'
import { colunasOf, datapackageOf } from './dicionario.ts'
import { PUBLICACAO } from './oc4ids/obra.testing.ts'

/** The open list of whose rows a set is; approved amendments have none of their own. */
const LISTAS: Readonly<Record<string, string>> = {
  obras: '/api/getprojetocompleto',
  projetos: '/api/getprojetocompleto',
  contratos: '/api/contratos',
  medicoes: '/api/medicoes',
  paralisacoes: '/api/paralisacoes',
  pca: '/api/transparencia/pca',
  dotacoes: '/api/orcamento',
  'convenios-dade': '/api/conveniosdade',
  'convenios-estadual': '/api/conveniosestadual',
  'convenios-federal': '/api/conveniosfederal',
  'convenios-finisa': '/api/conveniosfinisa',
  'convenios-sempapel': '/api/conveniossempapel',
  repasses: '/api/repasses',
  emendas: '/api/emendas',
  bairros: '/api/projetosbairros',
  documentos: '/api/documentos',
  fotos: '/api/diario/fotos',
  secretarias: '/api/getSecretaria',
  feriados: '/api/feriados',
}

describe('every set', () => {
  it('is of a list that everyone may read', () => {
    const all = Object.values(calls as Record<string, Call>)
    for (const path of Object.values(LISTAS))
      expect(all.find((call) => call.method === 'GET' && call.path === path)?.access).toBe(anyone)
    const others = CONJUNTOS.filter(({ nome }) => LISTAS[nome] === undefined)
    expect(others.map(({ nome }) => nome)).toEqual(['aditivos'])
  })

  it.each(CONJUNTOS.map((conjunto) => [conjunto.nome, conjunto] as const))(
    '%s names each of its columns once, and none that is private',
    (_, conjunto) => {
      const keys = colunasOf(conjunto).map(({ nome }) => nome)
      expect(keys).toEqual([...new Set(keys)])
      for (const key of ['conta_bancaria', 'descricao', 'fora_do_pca', 'descricao_pedido', 'criado_por_nome'])
        expect(keys).not.toContain(key)
      expect(keys.includes('latitude')).toBe(formatosOf(conjunto).includes('geojson'))
    },
  )
})

describe('a file', () => {
  it.each([
    ['obras.csv', 'obras', 'csv'],
    ['convenios-dade.json', 'convenios-dade', 'json'],
    ['projetos.geojson', 'projetos', 'geojson'],
  ])('%s is found by its name', (arquivo, nome, formato) => {
    expect(findArquivo(CONJUNTOS, arquivo)).toMatchObject({ conjunto: { nome }, formato })
  })

  it.each([
    'obras',
    'obras.',
    '.csv',
    'obras.xlsx',
    'contratos.geojson',
    'obras.csv.csv',
    'OBRAS.CSV',
    '../obras.csv',
  ])('%s is none', (arquivo) => expect(findArquivo(CONJUNTOS, arquivo)).toBeNull())

  it('says how it is written', () => {
    expect(arquivoPath({ nome: 'obras' }, 'csv', 'internacional')).toBe(
      '/api/dados/obras.csv?padrao=internacional',
    )
  })
})

describe('the data package', () => {
  const pacote = datapackageOf(CONJUNTOS, PUBLICACAO, null)
  const fieldsOf = (name: string) =>
    pacote.resources.flatMap((one) => (one.name === name && 'schema' in one ? one.schema.fields : []))

  it('names each file once, under its licence', () => {
    const names = pacote.resources.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    expect(pacote.licenses[0]?.name).toBe('CC-BY-4.0')
  })

  it('tells codes where they are codes, and commas where there are some', () => {
    const field = (of: string, name: string) => fieldsOf(of).find((one) => one.name === name)
    expect(field('obras', 'natureza')).toMatchObject({
      type: 'string',
      categories: expect.arrayContaining([{ value: 'obra', label: 'Obra' }]),
    })
    expect(field('obras-brasil', 'natureza')).not.toHaveProperty('categories')
    expect(field('obras', 'valor')).toMatchObject({ type: 'number', title: 'Valor (R$)' })
    expect(field('obras-brasil', 'valor')).toMatchObject({ decimalChar: ',' })
    expect(field('obras-brasil', 'datafimetapa6')).toMatchObject({ type: 'date', format: '%d/%m/%Y' })
  })
})
