import { afterEach, describe, expect, it } from 'vitest'
import { KINDS } from '../avisos/kinds.ts'
import { conveniosCalls } from '../convenios/contract.ts'
import { listOf } from '../convenios/convenio.ts'
import { FAMILIA_LABELS, FAMILIAS } from '../convenios/familias.ts'
import { familiasUsadas } from '../convenios/usadas.ts'
import { findArquivo } from '../dados/conjunto.ts'
import { CONJUNTOS } from '../dados/conjuntos.ts'
import { colunasOf } from '../dados/dicionario.ts'
import { ENTIDADE_LABELS } from '../documentos/donos.ts'
import { conveniosDescritores } from '../importacoes/descritores/convenios.ts'
import { validate } from '../shared/issues.ts'
import { TIPO_LABELS } from '../vinculos/vinculo.ts'
import { setCidade } from './atual.ts'
import { cidadeUpdate } from './cidade.ts'
import { MESSAGES } from './messages.ts'
import { MODULOS } from './modulos.ts'
import { FAMILIA_MODULOS } from './modulos-keys.ts'
import { SEM_CIDADE } from './padrao.ts'
import { ehDaqui, familiasDaCidade } from './rotulos.ts'

afterEach(() => setCidade(SEM_CIDADE))

const [dade] = FAMILIAS
const TURISMO = { chave: 'dade', nome: 'Turismo' } as const

/** Every table of words that names a family, as it reads now. */
const said = () => [
  dade.label,
  FAMILIA_LABELS.dade,
  listOf(dade).title,
  TIPO_LABELS.dade,
  ENTIDADE_LABELS.convenios_dade,
  KINDS.convenios_dade?.title,
  MODULOS.find(({ key }) => key === 'dade')?.nome,
  findArquivo(CONJUNTOS, 'convenios-dade.csv')?.conjunto.titulo,
  conveniosDescritores[0]?.titulo,
]

describe('what a city calls its families', () => {
  it('is as ever while it says nothing', () => {
    expect(familiasDaCidade().map(({ chave }) => chave)).toEqual([...FAMILIA_MODULOS])
    expect(familiasDaCidade().map(({ nome }) => nome)).toEqual(FAMILIAS.map(({ label }) => label))
    expect(new Set(said())).toEqual(new Set(['DADE', 'Convênios DADE', 'Convênio DADE']))
  })

  it('is said everywhere from then on, in tables that were made before too', () => {
    setCidade({ ...SEM_CIDADE, familias: [TURISMO] })
    expect(new Set(said())).toEqual(new Set(['Turismo', 'Convênios Turismo', 'Convênio Turismo']))
    expect(conveniosCalls.listConveniosDade.path).toBe('/api/conveniosdade')
  })

  it('stands in its order; those it does not speak of come last', () => {
    const familias = [{ chave: 'federal', nome: 'União' } as const, TURISMO]
    setCidade({ ...SEM_CIDADE, familias, modulos_desligados: ['finisa'] })
    expect(familiasUsadas().map(({ label }) => label)).toEqual(['União', 'Turismo', 'ESTADUAL', 'SEM PAPEL'])
  })
})

describe('saying it', () => {
  const campos = (familias: unknown) => {
    const held = validate(cidadeUpdate, { familias })
    return held.ok ? held.data.familias : held.campos
  }
  it.each([
    [[{ chave: 'dade', nome: '  Turismo ' }], [TURISMO]],
    [[], []],
    [[{ chave: 'dade', nome: '' }], { 'familias.0.nome': 'Campo obrigatório.' }],
    [[{ chave: 'obras', nome: 'Obras' }], { 'familias.0.chave': MESSAGES.badFamily }],
    [[TURISMO, { chave: 'dade', nome: 'Outro' }], { familias: MESSAGES.badFamily }],
    [[TURISMO, { chave: 'federal', nome: 'TURÍSMO' }], { familias: MESSAGES.sameLabel }],
    [[{ chave: 'dade', nome: 'Sem Papel' }], { familias: MESSAGES.sameLabel }],
    ['dade', { familias: MESSAGES.badFamily }],
  ])('%j', (sent, held) => {
    expect(campos(sent)).toEqual(held)
  })

  it('takes forty characters, no more', () => {
    expect(campos([{ chave: 'dade', nome: 'x'.repeat(40) }])).toHaveLength(1)
    expect(Object.keys(campos([{ chave: 'dade', nome: 'x'.repeat(41) }]) ?? {})).toEqual(['familias.0.nome'])
  })
})

describe('a programme of São Paulo', () => {
  const off = ['dade', 'sempapel'] as const
  const acre = { uf: 'AC', modulos_desligados: [...off], familias: [] } as const
  it.each([
    ['is not heard of in another state', acre, ['estadual', 'federal', 'finisa']],
    ['nor where no state was said', { ...acre, uf: null }, ['estadual', 'federal', 'finisa']],
    ['is where it is used', { ...acre, modulos_desligados: ['sempapel'] }, FAMILIA_MODULOS.slice(0, 4)],
    ['is where the city calls it otherwise', { ...acre, familias: [TURISMO] }, FAMILIA_MODULOS.slice(0, 4)],
    ['is in its own state, off or not', { ...acre, uf: 'SP' }, FAMILIA_MODULOS],
  ] as const)('%s', (_, cidade, keys) => {
    const { modulos_desligados, familias } = cidade
    const said = { ...cidade, modulos_desligados: [...modulos_desligados], familias: [...familias] }
    expect(FAMILIA_MODULOS.filter((key) => ehDaqui(key, said))).toEqual([...keys])
    setCidade({ ...SEM_CIDADE, ...said })
    const repasses = CONJUNTOS.find(({ nome }) => nome === 'repasses')
    const coded = repasses && colunasOf(repasses).find(({ nome }) => nome === 'familia')?.codigos
    expect(coded?.map(({ codigo }) => codigo)).toEqual([...keys])
    const told = JSON.stringify(CONJUNTOS.map(colunasOf))
    expect(['dade', 'sempapel'].map((key) => told.includes(`"convenios_${key}"`))).toEqual(
      ['dade', 'sempapel'].map((key) => keys.some((one) => one === key)),
    )
  })
})
