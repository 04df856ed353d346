import { describe, expect, it } from 'vitest'
import { setCidade } from '../../cidade/atual.ts'
import { GUARATINGUETA } from '../../cidade/cidade.testing.ts'
import { sectorOf, statusOf, typeOf } from './classificar.ts'
import { metodoOf } from './contratos.ts'
import type { ObraFatos } from './fatos.ts'
import { brl, instantOf, lean, periodOf, uriOf } from './formas.ts'
import { CONTRATO, VAZIA } from './obra.testing.ts'

setCidade(GUARATINGUETA)

const obra = (own: Partial<ObraFatos>): ObraFatos => ({ ...VAZIA, ...own })
const RECEBIDO = { ...CONTRATO, recebido_definitivo_em: '2027-02-01' }

describe('where a work stands', () => {
  it.each([
    ['identification', { etapa_atual: 1 }],
    ['preparation', { etapa_atual: 2 }],
    ['implementation', { etapa_atual: 3 }],
    ['implementation', { etapa_atual: 4 }],
    ['implementation', { etapa_atual: 5, status: 'Atrasado' }],
    ['completion', { etapa_atual: 6 }],
    ['completion', { etapa_atual: 6, status: 'Concluído' }],
    ['completion', { etapa_atual: 6, contratos: [RECEBIDO, CONTRATO] }],
    ['maintenance', { etapa_atual: 6, contratos: [RECEBIDO] }],
    [
      'maintenance',
      { etapa_atual: 5, contratos: [RECEBIDO, { ...CONTRATO, situacao: 'Rescindido com sanção' }] },
    ],
    // A design that was received before anything was built.
    ['implementation', { etapa_atual: 3, contratos: [RECEBIDO] }],
  ] as const)('%s: %j', (status, own) => {
    expect(statusOf(obra(own))).toBe(status)
  })
})

describe('what a work is', () => {
  it.each([
    ['Construção de creche', 'construction'],
    ['REFORMA e ampliação da escola', 'rehabilitation'],
    ['Ampliação e reforma da escola', 'expansion'],
    ['Substituição de pontes', 'replacement'],
    ['Recapeamento e drenagem', 'rehabilitation'],
    ['Plataforma de dados', null],
    ['Reformatório', null],
  ])('%s', (nomeprojeto, type) => {
    expect(typeOf(obra({ nomeprojeto }))).toBe(type)
  })

  it('is what its contract says where its name does not', () => {
    expect(typeOf(obra({ contratos: [{ ...CONTRATO, reforma: true }] }))).toBe('rehabilitation')
  })

  it.each([
    ['12.361.0005.2.003', ['education']],
    ['10 301', ['health']],
    ['17.512', ['waterAndWaste']],
    ['15.451', ['transport.urban']],
    ['26.782', ['transport.road']],
    ['13.392', ['cultureSportsAndRecreation']],
    ['27.812', ['cultureSportsAndRecreation']],
    ['16.482', ['socialHousing']],
    ['04.122', ['governance']],
    ['sem código', []],
    ['1236', []],
  ])('serves by the function of %s', (funcional, sector) => {
    const dotacao = { id: 1, funcional, fonte: '01', ficha: '1', valor: null }
    expect(sectorOf(obra({ dotacoes: [dotacao, { ...dotacao, id: 2 }] }))).toEqual(sector)
  })

  it.each([
    ['CP 3/2026', 'open'],
    ['pe-12', 'open'],
    ['TP', 'open'],
    ['CE 1', 'open'],
    ['DL 9/2026', 'direct'],
    ['IN 2', 'direct'],
    ['Convite', null],
    [null, null],
  ])('was contracted as %s', (modalidade, metodo) => {
    expect(metodoOf(modalidade)).toBe(metodo)
  })
})

describe('how it is written', () => {
  it('has an hour for a day, a number for an amount, and nothing for nothing', () => {
    expect(instantOf('2026-01-01')).toBe('2026-01-01T00:00:00-03:00')
    expect([brl(0.1), brl(0), brl(null)]).toEqual([
      { amount: 0.1, currency: 'BRL' },
      { amount: 0, currency: 'BRL' },
      null,
    ])
    expect(lean(periodOf(null, null))).toEqual({})
  })

  it.each([
    [{ a: null, b: '', c: [], d: {}, e: undefined, f: '  ' }, {}],
    [
      { a: [{ b: [null, ''] }], c: 0, d: false },
      { c: 0, d: false },
    ],
    [[{}, 1, [null]], [1]],
    ['x', 'x'],
  ])('leaves out what is empty in %j', (value, kept) => {
    expect(lean(value)).toEqual(kept)
  })

  it.each([
    ['https://a.gov.br/x?y=1#z', 'https://a.gov.br/x?y=1#z'],
    ['https://a.gov.br/já%20foi', 'https://a.gov.br/j%C3%A1%20foi'],
    ['http://a.gov.br:8080', 'http://a.gov.br:8080'],
    ['https://a.gov.br/50%', 'https://a.gov.br/50%25'],
    ['https://a.gov.br/##', null],
    ['https://prefeitura.são.br', null],
    ['1234/2026', null],
    ['javascript:alert(1)', null],
  ])('takes the address %s', (link, uri) => {
    expect(uriOf(link)).toBe(uri)
  })
})
