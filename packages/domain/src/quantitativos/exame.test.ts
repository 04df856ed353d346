import { describe, expect, it } from 'vitest'
import { tetosOf } from '../aditivos/limite.ts'
import { problemsOfValores, totaisOf } from './arvore.ts'
import { problemsOfReferencias } from './comparar.ts'
import { examinar, figurasDoDesconto, type Revisada, refusalOfRevisao } from './exame.ts'
import { CBUQ, EXEMPLO, NOVO, PLACA, revised, TOTAL, TUBO } from './exemplo.testing.ts'
import type { Referida } from './limites.ts'
import {
  aboveLimit,
  abovePrecoNovo,
  belowMeasured,
  lostDiscount,
  MESSAGES,
  otherAmendment,
  stageBelowMeasured,
} from './messages.ts'
import { canReadRascunho } from './policy.ts'

const without = (linhas: readonly (typeof EXEMPLO)[number][]): Referida[] =>
  linhas.map((linha) => ({ ...linha, preco_referencia: null }))
const withTen = (linhas: readonly (typeof EXEMPLO)[number][]): Referida[] =>
  linhas.map((linha) => ({ ...linha, preco_referencia: linha.preco_unitario && linha.preco_unitario * 2 }))

const base = (depois: readonly Referida[], own: Partial<Revisada> = {}): Revisada => ({
  primeira: without(EXEMPLO),
  anterior: without(EXEMPLO),
  depois,
  arredondamento: 'arredondar',
  medidas: {
    limite_base: TOTAL,
    acrescimos_aprovados: 0,
    supressoes_aprovadas: 0,
    ...tetosOf(false),
  },
  contrato: { valor_inicial: TOTAL, valor_referencia: 560_000 },
  ...own,
})
const nothing = { itens: new Map<number, number>(), etapas: new Map<number, number>() }
const said = (
  valor: number | null,
  supressao: number | null = null,
  descricao_decisao: string | null = null,
) => ({
  valor,
  supressao,
  descricao_decisao,
})

const TROCA = without(revised({ [CBUQ]: { quantidade: 200 }, [TUBO]: { quantidade: 550 } }))
const novo = (preco_unitario: number, preco_referencia: number | null) => [
  ...without(EXEMPLO),
  { ...NOVO, preco_unitario, preco_referencia },
]

describe('a revision is judged', () => {
  it.each([
    ['what its amendment says', TROCA, said(57_907.5, 87_267), nothing, null],
    ['another sum', TROCA, said(57_907.5, 1), nothing, otherAmendment('supressões', 87_267, 1)],
    [
      'below what was built',
      TROCA,
      said(57_907.5, 87_267),
      { ...nothing, itens: new Map([[CBUQ, 201]]) },
      belowMeasured('2.2', 201),
    ],
    [
      'a stage below what was measured of it',
      TROCA,
      said(57_907.5, 87_267),
      { ...nothing, etapas: new Map([[2, 363_318.01]]) },
      stageBelowMeasured(363_318.01, 363_318),
    ],
    [
      'a stage at what was measured of it',
      TROCA,
      said(57_907.5, 87_267),
      { ...nothing, etapas: new Map([[2, 363_318]]) },
      null,
    ],
    ['a new item at its price', novo(200.64, 212.4), said(2006.4), nothing, null],
    ['a new item above it', novo(200.65, 212.4), said(2006.5), nothing, abovePrecoNovo('3.2', 200.64)],
    ['a new item without reference', novo(200.64, null), said(2006.4), nothing, MESSAGES.noReference],
  ])('%s', (_, depois, aditivo, medidas, texto) => {
    const recusa = refusalOfRevisao(examinar(base(depois)), depois, aditivo, medidas)
    expect(recusa?.texto ?? null).toBe(texto)
  })

  it('a new item is not judged by an estimate nobody made', () => {
    const depois = novo(200.64, 212.4)
    const exame = examinar(base(depois, { contrato: { valor_inicial: TOTAL, valor_referencia: null } }))
    expect(refusalOfRevisao(exame, depois, said(2006.4), nothing)).toEqual({
      texto: MESSAGES.noReference,
      campos: { 'itens.8.preco_referencia': MESSAGES.noReference },
    })
  })

  it.each([
    ['with what was amended before', 80_000, null, aboveLimit('acrescimos', 137_907.5, 26.08, 25)],
    ['below the ceiling', 70_000, null, null],
    ['with a justified approval', 80_000, 'Rocha', null],
  ])('by art. 125 %s', (_, acrescimos_aprovados, reason, texto) => {
    const medidas = { ...base(TROCA).medidas, acrescimos_aprovados }
    const exame = examinar(base(TROCA, { medidas }))
    const recusa = refusalOfRevisao(exame, TROCA, said(57_907.5, 87_267, reason), nothing)
    expect(recusa?.texto ?? null).toBe(texto)
  })

  it('by art. 128, held against the sheet that was signed', () => {
    const primeira = withTen(EXEMPLO)
    const dearer = (preco_unitario: number) =>
      primeira.map((linha) => (linha.chave === PLACA ? { ...linha, preco_unitario } : linha))
    const [anterior, depois] = [dearer(370.62), dearer(380.62)]
    const exame = examinar(base(depois, { primeira, anterior }))
    expect(figurasDoDesconto(exame)).toEqual({
      desconto_antes: 50,
      desconto_depois: 49.9943,
      excesso_desconto: 60,
    })
    expect(refusalOfRevisao(exame, depois, said(60), nothing)?.texto).toBe(lostDiscount(60))
    const later = examinar(base(depois, { primeira, anterior: depois }))
    expect(refusalOfRevisao(later, depois, said(null), nothing)?.texto).toBe(lostDiscount(60))
    expect(figurasDoDesconto(examinar(base(TROCA))).excesso_desconto).toBeNull()
  })
})

describe('rows of a sheet', () => {
  it('keep the reference they were signed with; one that was never said is filled in', () => {
    const signed = withTen(EXEMPLO)
    const other = signed.map((linha) => (linha.chave === TUBO ? { ...linha, preco_referencia: 1 } : linha))
    expect(problemsOfReferencias(signed, signed)).toEqual({})
    expect(problemsOfReferencias(without(EXEMPLO), signed)).toEqual({})
    expect(problemsOfReferencias(signed, other)).toEqual({
      'itens.7.preco_referencia': MESSAGES.referenceStays,
    })
    expect(problemsOfReferencias(signed, [{ ...NOVO, preco_referencia: 3 }])).toEqual({})
  })

  it('come to no more than can be written down', () => {
    expect(problemsOfValores(totaisOf(EXEMPLO))).toEqual({})
    const huge = revised({ [TUBO]: { quantidade: 99_999_999_999, preco_unitario: 1000 } })
    expect(problemsOfValores(totaisOf(huge))).toEqual({
      'itens.6.quantidade': MESSAGES.tooMuch,
      'itens.7.quantidade': MESSAGES.tooMuch,
      itens: MESSAGES.tooMuch,
    })
  })
})

describe('a draft is read', () => {
  const user = (role: 'user' | 'admin' | 'auditor', id_secretaria: number | null) => ({
    id: 1,
    name: 'Ana',
    role,
    id_secretaria,
  })
  it.each([
    ['by its department', user('user', 12), true],
    ['by an administrator', user('admin', null), true],
    ['by an auditor', user('auditor', null), true],
    ['not by another department', user('user', 17), false],
    ['not by a person of none', user('user', null), false],
    ['not by a stranger', null, false],
  ])('%s', (_, who, reads) => {
    expect(canReadRascunho(who, { id_secretaria: 12 })).toBe(reads)
  })
})
