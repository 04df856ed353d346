import { describe, expect, it } from 'vitest'
import { beneficiario, objeto } from './campos.ts'
import { avisoDaNatureza, avisoDoTotal, diferenca, isAsked } from './conferencia.ts'
import { FAMILIAS } from './familias.ts'

const [dade, estadual, , finisa] = FAMILIAS

describe('repasse and contrapartida against the total', () => {
  it.each([
    [100, 20, 120, 0],
    [0.1, 0.2, 0.3, 0],
    [1_000_000.01, 0.02, 1_000_000.04, 0.01],
    [100, 20, 100, -20],
    [9_999_999_999_999.98, 0.01, 9_999_999_999_999.99, 0],
    [null, 20, 20, null],
    [100, 20, null, null],
    [100, 'vinte', 120, null],
  ])('%s + %s against %s differ by %s', (repasse, contrapartida, valor_total, expected) => {
    expect(diferenca(estadual, { repasse, contrapartida, valor_total })).toBe(expected)
  })

  it('is silent where a family has no total, or only one', () => {
    expect(diferenca(dade, { repasse: 1, contrapartida: 2, valor_total: 9 })).toBeNull()
    expect(diferenca(finisa, { valor_total: 9 })).toBeNull()
  })

  it('warns in words, and only when they differ', () => {
    expect(avisoDoTotal(estadual, { repasse: 100, contrapartida: 20, valor_total: 120 })).toBeNull()
    expect(avisoDoTotal(estadual, { repasse: 100, contrapartida: 20, valor_total: 150.5 })).toBe(
      'Repasse e contrapartida somam R$ 120,00: o total informado é R$ 30,50 maior.',
    )
    expect(avisoDoTotal(estadual, { repasse: 1000, contrapartida: 0, valor_total: 999.99 })).toBe(
      'Repasse e contrapartida somam R$ 1.000,00: o total informado é R$ 0,01 menor.',
    )
  })
})

describe('who gets the money', () => {
  const AVISO = "Só é publicado quando a natureza é 'Repassa recursos'."
  it.each([
    ['asked for where the city gives it', { natureza: 'repassa' }, true, null],
    ['right where the city gives it', { natureza: 'repassa', beneficiario: 'APAE' }, true, null],
    ['not asked for where money comes in', { natureza: 'recebe' }, false, null],
    ['not asked for where nobody said', { beneficiario: null }, false, null],
    ['warned of where money comes in', { natureza: 'recebe', beneficiario: 'APAE' }, true, AVISO],
  ])('is %s', (_how, values, asked, aviso) => {
    expect([isAsked(beneficiario, values), avisoDaNatureza(beneficiario, values)]).toEqual([asked, aviso])
  })

  it('says nothing of other fields', () => {
    expect([isAsked(objeto, {}), avisoDaNatureza(objeto, { objeto: 'Praça' })]).toEqual([true, null])
  })
})
