import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/days.ts'
import { FAMILIAS, findFamilia } from './familias.ts'
import { ESTADOS, estadoDoConvenio, estadoOf, isAlerta, prazoCurto, prazoText } from './vigencia.ts'

const TODAY = '2026-11-15'
const inDays = (days: number) => addDays(TODAY, days)
const dade = FAMILIAS[0]

describe('the state of a term', () => {
  it.each([
    [null, 'sem data'],
    [undefined, 'sem data'],
    [inDays(-400), 'vencida'],
    [inDays(-1), 'vencida'],
    [TODAY, '30'],
    [inDays(30), '30'],
    [inDays(31), '60'],
    [inDays(60), '60'],
    [inDays(61), '90'],
    [inDays(90), '90'],
    [inDays(91), 'em dia'],
    [inDays(3000), 'em dia'],
  ] as const)('that ends %s is %s', (fim, estado) => {
    expect(estadoOf(fim, TODAY)).toBe(estado)
  })

  it.each([
    [TODAY, 'Vence hoje', 'Hoje'],
    [inDays(1), 'Vence em 1 dia', 'Em 1 dia'],
    [inDays(12), 'Vence em 12 dias', 'Em 12 dias'],
    [inDays(-1), 'Venceu há 1 dia', 'Vencida'],
    [inDays(-40), 'Venceu há 40 dias', 'Vencida'],
  ])('that ends %s is said as %s, or %s', (fim, text, short) => {
    expect([prazoText(fim, TODAY), prazoCurto(fim, TODAY)]).toEqual([text, short])
  })

  it('asks for something in four of the six', () => {
    expect(ESTADOS.filter(isAlerta)).toEqual(['vencida', '30', '60', '90'])
  })
})

describe('the state of a record', () => {
  it.each([
    [null, null, 'sem data'],
    [inDays(400), null, 'em dia'],
    [null, inDays(45), '60'],
    [inDays(400), inDays(400), 'em dia'],
    [inDays(400), inDays(80), '90'],
    [inDays(10), inDays(80), '30'],
    [inDays(80), inDays(-3), 'vencida'],
    [inDays(-3), inDays(400), 'vencida'],
  ] as const)('with an agreement until %s and a contract until %s is %s', (convenio, contrato, estado) => {
    const record = { vigencia_convenio: convenio, vigencia_contrato: contrato }
    expect(estadoDoConvenio(dade, record, TODAY)).toBe(estado)
  })

  it('has no date in a family without terms', () => {
    const finisa = findFamilia('finisa')
    expect(finisa && estadoDoConvenio(finisa, { ano: 2026 }, TODAY)).toBe('sem data')
  })
})
