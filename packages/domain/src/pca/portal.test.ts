import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planoErrors } from '../../../../test/pncp/validar.ts'
import { CATEGORIAS, CLASSIFICACOES, classificacaoDe } from './categorias.ts'
import { atrasaEm, execucaoOf, isAtrasado, isForaDoAno } from './execucao.ts'
import { complete, newItem } from './pca.testing.ts'
import { emArquivos, MOST_ITENS, nomeDoArquivo, pncpPlano } from './pncp.ts'
import { diferencaOf, faltasOf, isExercicioDemais, isPronto } from './pronto.ts'
import {
  type ItemEnviado,
  isRevisao,
  justificativaDe,
  mudancasOf,
  POR_SI_SO,
  retificacaoOf,
} from './revisao.ts'
import { CLASSES_PADRAO, categoriaSugerida, unidadeSugerida } from './sugestoes.ts'

const PLANO = { codigo_unidade: '1', ano: 2026 }
const ready = { ...newItem, ...complete, situacao: 'aprovado', pronto: true } as const

describe('what an object is likely to be', () => {
  it.each([
    ['Reforma da creche do Pedregulho', '3'],
    ['Projeto executivo da ponte', '4'],
    ['Licenças de software de gestão', '5'],
    ['Aluguel de imóvel para o CRAS', '6'],
    ['Concessão do terminal', '7'],
    ['Locação de retroescavadeira', '2'],
    ['Serviço de limpeza', '2'],
    ['Cimento CP II, saco de 50 kg', '1'],
    ['  ', null],
  ])('%s: %s', (objeto, categoria) => expect(categoriaSugerida(objeto)).toBe(categoria))

  it.each([
    ['1', 12, 'Unidade'],
    ['2', 12, 'Mês'],
    ['2', 24, 'Mês'],
    ['2', 5, 'Serviço'],
    ['3', 12, 'Obra'],
    ['5', null, 'Serviço'],
    [null, 12, null],
  ] as const)('of kind %s, %s a year, by the %s', (categoria, quantidade, unidade) =>
    expect(unidadeSugerida(categoria, quantidade)).toBe(unidade),
  )

  it('every kind has a class and a side of the catalogue', () => {
    expect(Object.keys(CLASSES_PADRAO)).toEqual([...CATEGORIAS])
    expect(CATEGORIAS.map(classificacaoDe)).toEqual(['1', '2', '2', '2', '2', '2', '2', '2'])
  })
})

describe('what an item lacks', () => {
  it.each([
    [{}, []],
    [{ categoria: null, unidade_fornecimento: null }, ['categoria', 'unidade_fornecimento']],
    [{ expectativa_consumo_anual: 0 }, ['expectativa_consumo_anual']],
    [{ valor_preliminar: 0 }, ['valor_preliminar']],
    [
      { expectativa_consumo_anual: 0, valor_preliminar: 0 },
      ['expectativa_consumo_anual', 'valor_preliminar'],
    ],
    [{ expectativa_consumo_anual: 0.5, valor_preliminar: 9_999_999_999_999.99 }, ['valor_preliminar']],
    [{ expectativa_consumo_anual: 1, valor_preliminar: 9_999_999_999_999.99 }, []],
  ])('%j: %j', (more, campos) =>
    expect(faltasOf({ ...ready, ...more }).map(({ campo }) => campo)).toEqual(campos),
  )

  it('is everything the portal asks for of one that was just written down', () =>
    expect(faltasOf(newItem)).toHaveLength(5))

  it.each([
    [{}, false],
    [{ valor_exercicio: null }, false],
    [{ valor_exercicio: 1234.5 }, false],
    [{ valor_exercicio: 1234.51 }, true],
  ])('%j: more falls on the year than it costs: %s', (more, much) =>
    expect(isExercicioDemais({ ...ready, ...more })).toBe(much),
  )

  it('and the total is what counts, not what the price of one comes to', () =>
    expect(diferencaOf(3, 33.3333, 100)).toBe(0))
})

describe('how far it is, by its projects', () => {
  const etapas = (...situacoes: (string | null)[]) =>
    situacoes.map((situacao, index) => ({ numero: index + 1, situacao }))
  const begun = etapas('Em andamento', null, null, null)
  const late = etapas('Concluído', 'Concluído', 'Atrasado', null)
  const tender = etapas('Concluído', 'Concluído', 'Em andamento', null)
  const signed = etapas('Concluído', 'Concluído', 'Concluído', 'Concluído')
  it.each([
    [[], 'planejado'],
    [[begun], 'preparacao'],
    [[late], 'preparacao'],
    [[tender], 'licitacao'],
    [[begun, tender], 'licitacao'],
    [[signed], 'contratado'],
    [[signed, begun], 'licitacao'],
    [[signed, signed], 'contratado'],
  ])('%#: %s', (projetos, execucao) =>
    expect(execucaoOf(projetos, { ...newItem, adiado_para: null })).toBe(execucao),
  )

  it.each([
    [[], { data_pretendida: '2026-12-31' }, 'planejado'],
    [[], { data_pretendida: '2027-01-01' }, 'adiado'],
    [[], { data_pretendida: '2025-12-31' }, 'planejado'],
    [[], { adiado_para: 9 }, 'adiado'],
    [[begun], { adiado_para: 9 }, 'preparacao'],
    [[signed], { data_pretendida: '2027-01-01' }, 'contratado'],
  ])('%#: moved, %s', (projetos, more, execucao) =>
    expect(execucaoOf(projetos, { ...newItem, ...more })).toBe(execucao),
  )

  it.each([
    [0, '2026-05-09', false],
    [0, '2026-05-10', true],
    [1, '2027-01-01', false],
  ])('with %d projects on %s it is late: %s', (vinculados, today, late) =>
    expect(isAtrasado({ vinculados, data_pretendida: '2026-03-10' }, today)).toBe(late),
  )

  it('a day of another year is told', () => {
    expect(atrasaEm('2026-03-10')).toBe('2026-05-09')
    expect(isForaDoAno({ ano: 2026, data_pretendida: '2027-01-02' })).toBe(true)
    expect(isForaDoAno(newItem)).toBe(false)
  })
})

describe('a revision', () => {
  it.each([
    [{ situacao: 'aprovado', plano_situacao: 'elaboracao' }, false],
    [{ situacao: 'aprovado', plano_situacao: 'aprovacao' }, false],
    [{ situacao: 'aprovado', plano_situacao: 'aprovado' }, true],
    [{ situacao: 'aprovado', plano_situacao: 'publicado' }, true],
    [{ situacao: 'enviado', plano_situacao: 'publicado' }, false],
  ] as const)('%j: %s', (item, revises) => expect(isRevisao(item)).toBe(revises))

  it.each([
    [{ valor_preliminar: 2000 }, true, true],
    [{ expectativa_consumo_anual: 1 }, true, true],
    [{ data_pretendida: '2026-04-01' }, true, true],
    [{ unidade_fornecimento: 'Caixa' }, true, false],
    [{ valor_preliminar: 1234.5 }, false, false],
    [{ prioridade: 'Baixa' } as object, false, false],
  ])('%j changes %s, and has to be justified: %s', (edit, mudou, exige) =>
    expect(mudancasOf(ready, edit)).toMatchObject({ mudou, exige }),
  )

  const told = (item: typeof ready): ItemEnviado => ({
    ...item,
    enviado: pncpPlano(PLANO, [item])[0]?.itensPlano[0] ?? null,
  })

  it('tells the portal what is new, what is otherwise and what is gone, and nothing else', () => {
    const itens: ItemEnviado[] = [
      told(ready),
      { ...told({ ...ready, numero_item: 2 }), valor_preliminar: 2000 },
      { ...told({ ...ready, numero_item: 3 }), situacao: 'cancelado' },
      { ...ready, numero_item: 4, enviado: null },
      { ...newItem, numero_item: 5, enviado: null },
    ]
    const { inclusoes, alteracoes, exclusoes } = retificacaoOf(itens)
    expect(inclusoes.map(({ numeroItem }) => numeroItem)).toEqual([4])
    expect(alteracoes).toEqual([
      { numeroItem: 2, valorUnitario: 20, valorTotal: 2000, valorOrcamentoExercicio: 2000 },
    ])
    expect(exclusoes).toEqual([3])
  })

  it('of several is justified once, no longer than the portal takes it', () => {
    expect(justificativaDe(['Emenda', 'Emenda', 'Preço'])).toBe('Emenda · Preço')
    expect(justificativaDe([])).toBe(POR_SI_SO)
    expect(justificativaDe(['x'.repeat(200), 'y'.repeat(200)])).toHaveLength(255)
  })
})

describe("the portal's own schema", () => {
  const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100)
  const text = (max: number) => fc.option(fc.string({ minLength: 1, maxLength: max }), { nil: null })
  const item = fc.record({
    categoria: fc.option(fc.constantFrom(...CATEGORIAS), { nil: null, freq: 20 }),
    classificacao: fc.option(fc.constantFrom(...CLASSIFICACOES), { nil: null, freq: 20 }),
    classificacao_codigo: text(100),
    classificacao_nome: text(255),
    unidade_fornecimento: text(255),
    objeto: fc.string({ minLength: 1, maxLength: 2048 }),
    requisitante: fc.string({ minLength: 1, maxLength: 255 }),
    expectativa_consumo_anual: cents(99_999_999_900),
    valor_preliminar: cents(999_999_999_999_999),
    valor_exercicio: fc.option(cents(999_999_999_999_999), { nil: null }),
    grupo_codigo: text(100),
    grupo_nome: text(255),
  })

  it('takes every item that is ready, and not one that lacks something', () => {
    fc.assert(
      fc.property(item, (fields) => {
        const one = { ...ready, ...fields }
        if (isPronto(one)) expect(planoErrors(pncpPlano(PLANO, [one])[0])).toEqual([])
      }),
      { numRuns: 400, seed: 14_133 },
    )
    expect(planoErrors(pncpPlano(PLANO, [newItem])[0])).toHaveLength(5)
  })

  it('takes a hundred ready items, and long plans a thousand at a time, none of them lost', () => {
    const many = Array.from({ length: 2 * MOST_ITENS + 1 }, (_, index) => ({
      ...ready,
      numero_item: index + 1,
    }))
    expect(planoErrors(pncpPlano(PLANO, many.slice(0, 100))[0])).toEqual([])
    const files = pncpPlano(PLANO, many)
    expect(files.map(({ itensPlano }) => itensPlano.length)).toEqual([1000, 1000, 1])
    expect(files.flatMap(planoErrors)).toEqual([])
    expect(files.flatMap(({ itensPlano }) => itensPlano.map(({ numeroItem }) => numeroItem))).toEqual(
      many.map(({ numero_item }) => numero_item),
    )
  })

  it.each([
    ['json', 1, {}, 'pca-2026.json'],
    ['csv', 1000, { arquivo: 1 }, 'pca-2026.csv'],
    ['json', 1001, { arquivo: 2 }, 'pca-2026-2.json'],
    ['json', 3, { parte: 'alteracoes' }, 'pca-2026-alteracoes.json'],
  ] as const)('%#: a file is called what it is', (formato, itens, more, name) =>
    expect(nomeDoArquivo(PLANO, formato, itens, more)).toBe(name),
  )

  it('names the unit of a file that is not the usual one’s, and cuts by the thousand', () => {
    expect(nomeDoArquivo({ ano: 2026, codigo_unidade: 'SA/2' }, 'json', 1)).toBe('pca-2026-SA-2.json')
    expect(emArquivos([])).toEqual([])
    expect(emArquivos(Array.from({ length: 1001 })).map(({ length }) => length)).toEqual([1000, 1])
  })

  it('takes no more decimals than the layout has', () =>
    expect(
      planoErrors({ codigoUnidade: '1', anoPca: 2026, itensPlano: [{ valorUnitario: 0.12345 }] }),
    ).toContain('/valorUnitario must be a decimal (17,4)'))
})
