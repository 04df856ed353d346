import { describe, expect, it } from 'vitest'
import { SEM_CIDADE } from '../cidade/padrao.ts'
import { validate } from '../shared/issues.ts'
import { compararSecao, homelessIn, repeatedIn } from './comparar.ts'
import { chavesDaCidade } from './estado.ts'
import { type Pacote, pacote, servesCidade } from './pacote.ts'

const base = { chave: 'vale', nivel: 'cidade', nome: 'Vale', descricao: 'x' }
const read = (more: object): Pacote => {
  const result = validate(pacote, { ...base, ...more })
  if (!result.ok) throw new Error(JSON.stringify(result.campos))
  return result.data
}

describe('comparing a section', () => {
  const existentes = [
    { id: 1, versao: 3, valores: { bairro: 'São José', zona: null } },
    { id: 2, versao: 1, valores: { bairro: 'Porto', zona: 'Sul' } },
  ]
  it('tells what is new, equal and different, accents and case aside', () => {
    const { novos, iguais, diferentes } = compararSecao(
      'bairros',
      [{ bairro: 'PORTO', zona: 'Sul' }, { bairro: 'Sao Jose', zona: 'Norte' }, { bairro: 'Novo' }],
      existentes,
    )
    expect(novos).toEqual([{ bairro: 'Novo' }])
    expect(iguais).toBe(1)
    expect(diferentes).toMatchObject([
      { existente: { id: 1 }, campos: [{ campo: 'Zona', aqui: '', pacote: 'Norte' }] },
    ])
  })

  it('knows a holiday by its day, whatever it is called', () => {
    const natal = { nome: 'Natal', nivel: 'nacional', regra: 'fixo', mes: 12, dia_do_mes: 25 }
    const here = { ...natal, nome: 'Dia de Natal', deslocamento: null, dia: null }
    const { novos, diferentes } = compararSecao('feriados', [natal], [{ id: 1, versao: 1, valores: here }])
    expect(novos).toEqual([])
    expect(diferentes[0]?.campos).toEqual([{ campo: 'Nome', aqui: 'Dia de Natal', pacote: 'Natal' }])
  })
})

describe('a pack', () => {
  it('says each record once, and names departments that are there', () => {
    const opcao = { lista: 'unidade', codigo: '1', descricao: 'x' }
    const one = read({
      secretarias: [{ nomesecretaria: 'Obras' }],
      opcoes: [
        { ...opcao, secretaria: 'OBRAS' },
        { ...opcao, secretaria: 'Saúde' },
        { ...opcao, secretaria: 'Pesca' },
        { ...opcao, secretaria: 'pesca' },
      ],
    })
    expect(repeatedIn(one)).toEqual(['opcoes.3'])
    expect(homelessIn(one, ['Saude'])).toEqual(['opcoes.2', 'opcoes.3'])
  })

  it('may say a programme of one code in each plan', () => {
    const programa = { lista: 'programa', codigo: '0030', descricao: 'x' }
    const plans = [2022, 2026, 2026, null].map((ppa) => ({ ...programa, ppa }))
    expect(repeatedIn(read({ opcoes: plans }))).toEqual(['opcoes.2'])
  })

  it.each([
    [{ chave: '' }, { chave: 'Use letras, números e hífens, de 2 a 40.' }],
    [{ uf: 'São Paulo' }, { uf: 'Informe a sigla do estado.' }],
    [
      { opcoes: [{ lista: 'x', codigo: '1', descricao: 'y' }] },
      { 'opcoes.0.lista': 'Escolha uma das listas.' },
    ],
    [
      { feriados: [{ nome: 'x', nivel: 'nacional', regra: 'fixo', mes: 2, dia_do_mes: 30 }] },
      { 'feriados.0.dia_do_mes': expect.any(String) },
    ],
  ])('is refused with %o', (more, campos) => {
    expect(validate(pacote, { ...base, ...more })).toEqual({ ok: false, campos })
  })
})

it.each([
  ['3518404', ['brasil', 'SP', '3518404']],
  ['1200401', ['brasil', 'AC', '1200401']],
  ['9900000', ['brasil', '9900000']],
])('%s begins with %j', (ibge, chaves) => expect(chavesDaCidade(ibge)).toEqual(chaves))

describe('a pack of the system is offered', () => {
  const packs = [
    { nivel: 'brasil', chave: 'brasil' },
    { nivel: 'estado', chave: 'SP' },
    { nivel: 'cidade', chave: '3518404' },
  ] as const
  it.each([
    ['a city without a name', {}, ['brasil']],
    ['one of another state', { uf: 'AC', ibge: '1200401' }, ['brasil']],
    ['another one of the state', { uf: 'SP', ibge: '3550308' }, ['brasil', 'SP']],
    ['its own city', { uf: 'SP', ibge: '3518404' }, ['brasil', 'SP', '3518404']],
  ] as const)('to %s', (_, own, offered) => {
    const cidade = { ...SEM_CIDADE, ...own }
    expect(packs.filter((pack) => servesCidade(pack, cidade)).map(({ chave }) => chave)).toEqual(offered)
  })
})
