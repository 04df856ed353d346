import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '../calls.ts'
import { setCidade } from '../cidade/atual.ts'
import type { ModuloKey } from '../cidade/modulos-keys.ts'
import { SEM_CIDADE } from '../cidade/padrao.ts'
import { arquivoPath, formatosOf } from '../dados/conjunto.ts'
import { CONJUNTOS } from '../dados/conjuntos.ts'
import { AUSENCIAS, CODIGOS_AUSENCIA } from '../declaracoes/ausencias.ts'
import type { Declaracao } from '../declaracoes/declaracao.ts'
import type { Call } from '../http/call.ts'
import type { Criterio, Matriz, Verificacao } from '../pacotes/criterio.ts'
import { CRITERIOS, MATRIZ, PESOS } from './criterios.testing.ts'
import type { Estado, Luz } from './luzes.ts'
import { type Conhecido, medir } from './medidor.ts'
import { nivelOf, percentOf, pontosOf, VERIFICACOES } from './pontos.ts'
import { type Codigo, PUBLICACOES, type Publicacao } from './publicacao.ts'
import { type Fatos, NENHUM, REGISTROS } from './registros.ts'

const lights = (estados: string): Luz[] =>
  (Object.keys(VERIFICACOES) as Verificacao[]).flatMap((verificacao, place) => {
    const estado = ({ s: 'sim', n: 'nao', f: 'fora' } as Record<string, Estado>)[estados[place] ?? '']
    return estado === undefined ? [] : [{ verificacao, estado, texto: '' }]
  })

describe('the points of a criterion', () => {
  it.each([
    ['essencial', 'sssss', 2, 2],
    ['obrigatoria', 'sssss', 1.5, 1.5],
    ['recomendada', 'nnnnn', 0, 1],
    ['recomendada', 'snsss', 0.7, 1],
    ['obrigatoria', 'ssnss', 1.2, 1.5],
    ['recomendada', 'ss ss', 1, 1],
    ['recomendada', 'sn ss', 0.625, 1],
    ['recomendada', 'sn   ', 0.5, 1],
    ['essencial', 'fffff', 0, 0],
    ['essencial', 'sffff', 0.6, 0.6],
  ] as const)('%s %s: %d of %d', (classificacao, estados, pontos, possiveis) => {
    const told = pontosOf(PESOS[classificacao], lights(estados))
    expect(told.pontos).toBeCloseTo(pontos, 10)
    expect(told.possiveis).toBeCloseTo(possiveis, 10)
  })
})

describe('the seal', () => {
  it.each([
    [100, false, 'Diamante', true],
    [95, false, 'Diamante', true],
    [94.9, false, 'Ouro', true],
    [85, false, 'Ouro', true],
    [84.9, false, 'Prata', true],
    [75, false, 'Prata', true],
    [74.9, false, 'Intermediário', false],
    [50, false, 'Intermediário', false],
    [49.9, false, 'Básico', false],
    [30, false, 'Básico', false],
    [29.9, false, 'Inicial', false],
    [0, false, 'Inicial', false],
    [100, true, 'Elevado', false],
    [75, true, 'Elevado', false],
    [74.9, true, 'Intermediário', false],
  ])('of %d%%, an essential one missing: %s', (percentual, falta, nome, selo) => {
    expect(nivelOf(percentual, falta)).toEqual({ nome, selo })
  })

  it.each([
    [94.96, 100, 94.9],
    [95, 100, 95],
    [0.57, 0.6, 95],
    [1, 3, 33.3],
    [0, 0, 0],
  ])('%d of %d is %d%%, never rounded up', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent)
  })
})

const TODAY = '2026-11-17'
const CHEIOS: Fatos = {
  registros: 5,
  incompletos: 0,
  anos: [2023, 2024, 2025, 2026],
  mudou_em: '2026-11-16T12:00:00Z',
  duvidas: 0,
}
const codigos = Object.keys(REGISTROS) as Codigo[]
const declaradas = (...quais: readonly (typeof CODIGOS_AUSENCIA)[number][]): Declaracao[] =>
  quais.map((codigo, id) => ({
    id,
    codigo,
    texto: AUSENCIAS[codigo].frase,
    declarado_por: 'Obras',
    feita_em: '2026-11-01',
    valida_ate: '2026-12-01',
  }))
/** A city that has everything in order, as far as pages of today show it. */
const cidade = (fatos: Partial<Record<Codigo, Fatos>> = {}): Conhecido => ({
  matriz: MATRIZ,
  fatos: { ...Object.fromEntries(codigos.map((codigo) => [codigo, CHEIOS])), ...fatos },
  declaracoes: declaradas('5.2', '5.3'),
})
const lightsOf = (conhecido: Conhecido) =>
  medir(conhecido, TODAY).criterios.flatMap(({ codigo, luzes }) =>
    luzes.map(({ verificacao, estado }) => `${codigo} ${verificacao} ${estado}`),
  )

describe('the meter', () => {
  it('knows the matrix', () => {
    expect(CRITERIOS).toHaveLength(25)
    const count = (classificacao: string) =>
      CRITERIOS.filter((criterio) => criterio.classificacao === classificacao).length
    expect(['essencial', 'obrigatoria', 'recomendada'].map(count)).toEqual([1, 19, 5])
  })

  it('adds up what can be known, and says what cannot', () => {
    const medida = medir(cidade(), TODAY)
    const semPagina = CRITERIOS.filter(({ codigo }) => {
      return PUBLICACOES[codigo].pagina === null
    })
    expect(medida.fora).toEqual(
      CRITERIOS.map(({ codigo }) => codigo).filter((codigo) => REGISTROS[codigo]?.fora !== undefined),
    )
    expect(medida.essenciais).toEqual([])
    expect(medida.passos.map(({ codigo }) => codigo).sort()).toEqual(
      semPagina.map(({ codigo }) => codigo).sort(),
    )
    const lost = semPagina.reduce((sum, { classificacao }) => sum + PESOS[classificacao], 0)
    expect(medida.pontos).toBeCloseTo(medida.possiveis - lost, 2)
  })

  it.each<[string, Codigo, Partial<Fatos>, string[]]>([
    ['old contracts', '9.1', { mudou_em: '2026-01-01T12:00:00Z' }, ['9.1 atualidade']],
    ['no contract of 2024', '9.3', { anos: [2023, 2025] }, ['9.3 historico']],
    ['no change of works', '10.1', { mudou_em: null }, ['10.1 atualidade']],
    [
      'a bill of quantities is missing',
      '10.2',
      { incompletos: 1 },
      ['10.2 disponibilidade', '10.2 atualidade', '10.2 gravacao'],
    ],
  ])('of a city with one thing broken moves that alone: %s', (_, codigo, own, moved) => {
    const [before, after] = [lightsOf(cidade()), lightsOf(cidade({ [codigo]: { ...CHEIOS, ...own } }))]
    expect(after.filter((light) => !before.includes(light))).toEqual(moved.map((light) => `${light} nao`))
  })

  it('gives no seal without the budget, whatever the points', () => {
    const medida = medir(cidade({ '4.2': { ...CHEIOS, registros: 0 } }), TODAY)
    expect([medida.essenciais, medida.selo]).toEqual([['4.2'], false])
    expect(medida.passos[0]).toMatchObject({ codigo: '4.2', pagina: '/orcamento', declarar: false })
  })

  it('tells what to do next, the worst loss first', () => {
    const medida = medir(
      { ...cidade({ '9.1': { ...CHEIOS, anos: [] }, '5.2': NENHUM, '5.3': NENHUM }), declaracoes: [] },
      TODAY,
    )
    const perdas = medida.passos.map(({ perda }) => perda)
    expect(perdas).toEqual(perdas.toSorted((one, other) => other - one))
    expect(medida.passos).toContainEqual({
      codigo: '9.1',
      titulo: 'Relação de contratos',
      verificacao: 'historico',
      texto: 'Sem registros de 2023, 2024, 2025.',
      perda: percentOf(0.3, medida.possiveis),
      pagina: '/contratos',
      declarar: false,
    })
    const declarar = medida.passos.filter((passo) => passo.declarar).map(({ codigo }) => codigo)
    expect(declarar.sort()).toEqual(['5.2', '5.3'])
  })

  it.each<[Partial<Fatos>, string]>([
    [NENHUM, 'Nenhum encarregado nas configurações da cidade.'],
    [
      { registros: 1, incompletos: 1 },
      '1 de 1 encarregado sem canal de contato nas configurações da cidade.',
    ],
  ])('sends those who name nobody for personal data to the settings that do: %o', (own, texto) => {
    const { passos } = medir(cidade({ '15.1': { ...CHEIOS, ...own } }), TODAY)
    expect(passos).toMatchObject([
      { codigo: '15.1', texto, pagina: '/configuracoes#encarregado', declarar: false },
    ])
  })

  it('of an empty city has its pages alone, and goes on', () => {
    const medida = medir({ matriz: MATRIZ, fatos: {}, declaracoes: [] }, TODAY)
    expect([medida.nivel, medida.selo]).toEqual(['Básico', false])
    const deSi = CRITERIOS.filter(({ codigo }) => PUBLICACOES[codigo].origem === 'paginas')
    expect(medida.pontos).toBe(deSi.reduce((sum, { classificacao }) => sum + PESOS[classificacao], 0))
  })
})

describe('a module that the city switched off', () => {
  afterEach(() => setCidade(SEM_CIDADE))

  it.each<[ModuloKey, string, readonly Codigo[]]>([
    ['convenios', 'Convênios', ['5.1', '5.2', '5.3']],
    ['emendas', 'Emendas parlamentares', ['17.1', '17.2', '17.3']],
    ['pca', 'Plano de contratações (PCA)', ['8.6']],
    ['bairros', 'Orçamento por bairro', []],
    ['remessas', 'Tribunal de Contas', []],
    // What is registered in a family stays on the public list.
    ['dade', 'Convênios DADE', []],
  ])(
    '%s: its criteria give nothing, whatever there is or is declared, and lead to the switch',
    (modulo, nome, codigos) => {
      const before = medir(cidade(), TODAY)
      setCidade({ ...SEM_CIDADE, modulos_desligados: [modulo] })
      const after = medir(cidade(), TODAY)
      const lost = after.criterios.filter((one, place) => one.pontos !== before.criterios[place]?.pontos)
      expect(lost.map(({ codigo }) => codigo)).toEqual(codigos)
      for (const { pontos, luzes, pagina, ligar } of lost) {
        expect([pontos, pagina, ligar]).toEqual([0, null, `/configuracoes#${modulo}`])
        expect(luzes[0]?.texto).toBe(`O módulo ${nome} está desligado nesta cidade. A página não está no ar.`)
      }
      expect(after.possiveis).toBe(before.possiveis)
      expect(after.passos.map(({ codigo, pagina, declarar }) => [codigo, pagina, declarar]).sort()).toEqual(
        codigos.map((codigo) => [codigo, `/configuracoes#${modulo}`, false]),
      )
    },
  )
})

describe('another year’s matrix', () => {
  const [primeiro, segundo, ...outros] = CRITERIOS
  const NOVO: Criterio = {
    codigo: '18.7',
    dimensao: 'Inteligência artificial',
    titulo: 'Sistemas que decidem',
    pede: 'Nome e finalidade de cada um',
    classificacao: 'essencial',
    peso: 2,
    verificacoes: ['disponibilidade', 'atualidade'],
  }
  const matriz: Matriz = {
    ciclo: 2031,
    criterios: [{ ...segundo, titulo: 'Selo do Radar', peso: 3 }, ...outros, NOVO],
  }
  const medida = medir({ ...cidade(), matriz }, TODAY)
  const of = (codigo: string) => medida.criterios.find((one) => one.codigo === codigo)

  it('is measured by what it says: words, weights, and which there are', () => {
    expect([medida.ciclo, of(primeiro.codigo), medida.criterios.length]).toEqual([2031, undefined, 25])
    expect(of('2.9')).toMatchObject({ titulo: 'Selo do Radar', peso: 3, pontos: 3, possiveis: 3 })
    const before = medir(cidade(), TODAY)
    // The first is gone with its point and a half, the second weighs two more.
    expect(medida.possiveis).toBeCloseTo(before.possiveis - 1.5 + 2, 2)
  })

  it('has what nobody measures here looked at by hand, and not counted', () => {
    expect(of('18.7')).toMatchObject({
      medido: false,
      possiveis: 0,
      pagina: null,
      declaravel: false,
      luzes: [
        { verificacao: 'disponibilidade', estado: 'fora', texto: 'Verifique à mão: o Paço não mede isto.' },
        { verificacao: 'atualidade', estado: 'fora', texto: '' },
      ],
    })
    expect(medida.fora).toEqual(['4.2', '18.7'])
    expect(medida.essenciais).toEqual([])
    expect(medida.passos.filter(({ codigo }) => codigo === '18.7')).toEqual([])
  })

  it('may ask more of our own pages than is known of them', () => {
    const mais = { ...segundo, verificacoes: ['disponibilidade', 'filtro'] as const }
    const [criterio] = medir({ ...cidade(), matriz: { ciclo: 2031, criterios: [mais] } }, TODAY).criterios
    expect(criterio?.luzes.map(({ estado }) => estado)).toEqual(['sim', 'fora'])
    expect(criterio?.possiveis).toBe(0.75)
  })

  it('may be none at all', () => {
    const vazia = medir({ ...cidade(), matriz: { ciclo: null, criterios: [] } }, TODAY)
    expect([vazia.percentual, vazia.selo, vazia.criterios]).toEqual([0, false, []])
  })
})

describe('what is published', () => {
  const open = (Object.values(calls) as Call[]).filter(
    ({ method, access }) => method === 'GET' && access.allows(null),
  )
  const files = new Set([
    ...open.map(({ path }) => path),
    ...CONJUNTOS.flatMap((conjunto) => formatosOf(conjunto).map((formato) => arquivoPath(conjunto, formato))),
  ])
  it.each(Object.entries<Publicacao>(PUBLICACOES).filter(([, { arquivo }]) => arquivo !== null))(
    '%s has a file that everyone may take',
    (_, { arquivo }) => {
      expect(files).toContain(arquivo)
    },
  )

  it('may be declared absent where the matrix has it', () => {
    const known: readonly string[] = CRITERIOS.map(({ codigo }) => codigo)
    expect(CODIGOS_AUSENCIA.filter((codigo) => !known.includes(codigo))).toEqual([])
    const deRegistros = CODIGOS_AUSENCIA.filter((codigo) => PUBLICACOES[codigo].origem === 'registros')
    expect(deRegistros).toEqual(CODIGOS_AUSENCIA)
  })
})
