import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { feriadoCreate, feriadoUpdate, quandoOf, quandoText } from './feriado.ts'

const NOME = { nome: 'Padroeiro', nivel: 'municipal' }

describe('a holiday says its day', () => {
  it.each([
    ['by day and month', { regra: 'fixo', mes: 6, dia_do_mes: 13 }, {}],
    ['on 29 February', { regra: 'fixo', mes: 2, dia_do_mes: 29 }, {}],
    ['by Easter', { regra: 'movel', deslocamento: -47 }, {}],
    ['once', { regra: 'unico', dia: '2026-06-22' }, {}],
    [
      'not on 31 April',
      { regra: 'fixo', mes: 4, dia_do_mes: 31 },
      { dia_do_mes: 'Este mês não tem esse dia.' },
    ],
    ['and not only the month', { regra: 'fixo', mes: 4 }, { dia_do_mes: 'Campo obrigatório.' }],
    ['and Easter needs its distance', { regra: 'movel', mes: 4 }, { deslocamento: 'Campo obrigatório.' }],
    ['once, but when?', { regra: 'unico' }, { dia: 'Campo obrigatório.' }],
    ['by a known rule', { regra: 'lunar' }, { regra: 'Escolha quando é.' }],
  ])('%s', (_, quando, campos) => {
    const held = validate(feriadoCreate, { ...NOME, ...quando })
    expect(held.ok ? {} : held.campos).toEqual(campos)
  })

  it.each([
    ['its name alone', { nome: 'Padroeira' }, {}],
    ['whether it is in use', { ativo: false }, {}],
    ['a part of the rule needs the rule', { mes: 5 }, { regra: 'Campo obrigatório.' }],
    ['the rule needs its parts', { regra: 'movel' }, { deslocamento: 'Campo obrigatório.' }],
  ])('an edit changes %s', (_, change, campos) => {
    const held = validate(feriadoUpdate, change)
    expect(held.ok ? {} : held.campos).toEqual(campos)
  })

  it('what belongs to another rule is emptied, and nothing where none is said', () => {
    expect(quandoOf({ regra: 'movel', deslocamento: 60, mes: 4, dia: '2026-01-01' })).toEqual({
      mes: null,
      dia_do_mes: null,
      deslocamento: 60,
      dia: null,
    })
    expect(quandoOf({})).toEqual({})
  })
})

it.each([
  [{ regra: 'fixo', mes: 12, dia_do_mes: 25 }, '25 de dezembro'],
  [{ regra: 'fixo', mes: 1, dia_do_mes: 1 }, '1º de janeiro'],
  [{ regra: 'movel', deslocamento: -47 }, '47 dias antes da Páscoa'],
  [{ regra: 'movel', deslocamento: 1 }, '1 dia depois da Páscoa'],
  [{ regra: 'movel', deslocamento: 0 }, 'no domingo de Páscoa'],
  [{ regra: 'unico', dia: '2026-11-03' }, '03/11/2026'],
] as const)('%o is told as %s', (quando, text) => {
  expect(quandoText(quando)).toBe(text)
})
