import { describe, expect, it } from 'vitest'
import type { Declaracao } from '../declaracoes/declaracao.ts'
import { CRITERIOS } from './criterios.testing.ts'
import { type Caso, luzesOf } from './luzes.ts'
import { type Codigo, PUBLICACOES, type Publicacao } from './publicacao.ts'
import { type Fatos, NENHUM } from './registros.ts'

const TODAY = '2026-11-17'
const CHEIOS: Fatos = {
  registros: 12,
  incompletos: 0,
  anos: [2022, 2023, 2024, 2025, 2026],
  mudou_em: '2026-11-10T12:00:00Z',
  duvidas: 0,
}
const DECLARADA: Declaracao = {
  id: 1,
  codigo: '10.4',
  texto: 'Não há obras paralisadas',
  declarado_por: 'Obras',
  feita_em: '2026-11-15',
  valida_ate: '2026-12-15',
}

function lit(codigo: Codigo, own: Partial<Omit<Caso, 'criterio'>> = {}): Record<string, string> {
  const criterio = CRITERIOS.find((one) => one.codigo === codigo) as Caso['criterio']
  const caso = { criterio, publicacao: PUBLICACOES[codigo], fatos: CHEIOS, declaracao: null, ...own }
  return Object.fromEntries(luzesOf(caso, TODAY).map(({ verificacao, estado }) => [verificacao, estado]))
}
const textOf = (codigo: Codigo, own: Partial<Omit<Caso, 'criterio'>> = {}, place = 0) => {
  const criterio = CRITERIOS.find((one) => one.codigo === codigo) as Caso['criterio']
  const caso = { criterio, publicacao: PUBLICACOES[codigo], fatos: CHEIOS, declaracao: null, ...own }
  return luzesOf(caso, TODAY)[place]?.texto
}

const TUDO = { disponibilidade: 'sim', atualidade: 'sim', historico: 'sim', gravacao: 'sim', filtro: 'sim' }
const all = (estado: string) => Object.fromEntries(Object.keys(TUDO).map((name) => [name, estado]))
const fatos = (own: Partial<Fatos>) => ({ fatos: { ...CHEIOS, ...own } })
const publicacao = (own: Partial<Publicacao>) => ({ publicacao: { ...PUBLICACOES['9.1'], ...own } })

describe('the lights of contracts (9.1)', () => {
  it.each<[string, Partial<Omit<Caso, 'criterio'>>, Record<string, string>]>([
    ['all there', {}, TUDO],
    ['changed thirty days ago', fatos({ mudou_em: '2026-10-18T12:00:00Z' }), TUDO],
    ['late on that day, in São Paulo', fatos({ mudou_em: '2026-10-19T02:30:00Z' }), TUDO],
    ['changed a day earlier', fatos({ mudou_em: '2026-10-17T12:00:00Z' }), { ...TUDO, atualidade: 'nao' }],
    ['never changed', fatos({ mudou_em: null }), { ...TUDO, atualidade: 'nao' }],
    ['a year is missing', fatos({ anos: [2023, 2025, 2026] }), { ...TUDO, historico: 'nao' }],
    ['this year need not be there', fatos({ anos: [2023, 2024, 2025] }), TUDO],
    ['no file', publicacao({ arquivo: null }), { ...TUDO, gravacao: 'nao' }],
    ['no filter', publicacao({ filtro: null }), { ...TUDO, filtro: 'nao' }],
    ['one is incomplete', fatos({ incompletos: 1 }), all('nao')],
    ['none at all', { fatos: NENHUM }, all('nao')],
    ['no page', publicacao({ pagina: null }), all('nao')],
  ])('%s', (_, own, lights) => {
    expect(lit('9.1', own)).toEqual(lights)
  })
})

describe('what does not apply is not there', () => {
  it.each<[Codigo, string[]]>([
    ['10.1', ['disponibilidade', 'atualidade', 'gravacao', 'filtro']],
    ['10.2', ['disponibilidade', 'atualidade', 'gravacao']],
    ['8.6', ['disponibilidade', 'atualidade']],
    ['9.2', ['disponibilidade', 'atualidade', 'historico', 'filtro']],
    ['13.1', ['disponibilidade']],
  ])('%s', (codigo, lights) => {
    expect(Object.keys(lit(codigo))).toEqual(lights)
  })
})

describe('what is declared', () => {
  const declared = { fatos: NENHUM, declaracao: DECLARADA }
  const DE_OBRAS = { disponibilidade: 'sim', atualidade: 'sim', gravacao: 'sim', filtro: 'sim' }
  it.each<[string, Partial<Omit<Caso, 'criterio'>>, Record<string, string>]>([
    ['holds for every check', declared, DE_OBRAS],
    [
      'but not where no page says it',
      { ...declared, publicacao: { ...PUBLICACOES['10.4'], pagina: null } },
      { disponibilidade: 'nao', atualidade: 'nao', gravacao: 'nao', filtro: 'nao' },
    ],
    [
      'and nothing where it is not',
      { fatos: NENHUM },
      { disponibilidade: 'nao', atualidade: 'nao', gravacao: 'nao', filtro: 'nao' },
    ],
  ])('%s', (_, own, lights) => {
    expect(lit('10.4', own)).toEqual(lights)
  })
})

describe('what no table knows', () => {
  it('of expenses is what was spent; that no budget is here at all is known', () => {
    expect(lit('4.2')).toEqual(all('fora'))
    expect(lit('4.2', { fatos: NENHUM })).toEqual(all('nao'))
  })

  it('who answers for personal data is a setting, met once it is said whole', () => {
    expect(lit('15.1', { fatos: NENHUM })).toEqual({ disponibilidade: 'nao' })
    expect(lit('15.1', fatos({ registros: 1, incompletos: 1 }))).toEqual({ disponibilidade: 'nao' })
    expect(lit('15.1', fatos({ registros: 1 }))).toEqual({ disponibilidade: 'sim' })
  })
})

it.each([
  ['9.3', fatos({ incompletos: 3 }), 0, '3 de 12 contratos sem fiscal.'],
  ['9.1', fatos({ incompletos: 1, registros: 1 }), 0, '1 de 1 contrato sem o fim da vigência.'],
  ['10.4', { fatos: NENHUM }, 0, 'Nenhuma obra paralisada: se não há, declare.'],
  ['9.1', { fatos: NENHUM }, 0, 'Nenhum contrato assinado.'],
  ['5.2', { fatos: NENHUM }, 0, 'Nenhum convênio que repassa recursos: se não há, declare.'],
  [
    '10.4',
    { fatos: { ...NENHUM, duvidas: 2 }, declaracao: DECLARADA },
    0,
    'Não há obras paralisadas em 15/11/2026 (declarado por Obras), até 15/12/2026. 2 obras em execução sem evolução: se pararam, registre a paralisação.',
  ],
  [
    '9.1',
    fatos({ mudou_em: '2026-09-01T12:00:00Z' }),
    1,
    'Última mudança em 01/09/2026, há mais de 30 dias.',
  ],
  ['9.1', fatos({ anos: [2024] }), 2, 'Sem registros de 2023, 2025.'],
  [
    '10.4',
    { fatos: NENHUM, declaracao: DECLARADA },
    0,
    'Não há obras paralisadas em 15/11/2026 (declarado por Obras), até 15/12/2026.',
  ],
] as const)('%s: what is said (%o, %i)', (codigo, own, place, text) => {
  expect(textOf(codigo, own, place)).toBe(text)
})
