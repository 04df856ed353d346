import { beforeEach, describe, expect, test } from 'vitest'
import type { Values } from '../../ui/entity-form/types.ts'
import { createSozinho } from './sozinho.ts'

const comeIn = (id: string) => {
  localStorage.setItem('Token', 't')
  localStorage.setItem('UserId', id)
}
beforeEach(() => {
  localStorage.clear()
  comeIn('7')
})

/** A form of a project to type in. */
function form(start: Values = {}) {
  const sozinho = createSozinho()
  let values: Values = { ano: null, ...start }
  return {
    sozinho,
    values: () => values,
    type: (changed: Values) => {
      const next = { ...values, ...changed }
      values = { ...next, ...sozinho.follow(changed, next) }
      return values
    },
  }
}

describe('a form that fills in dates', () => {
  test('gives end, next start and year, and says so', () => {
    const { type, sozinho } = form()
    expect(type({ datainicioetapa1: '2027-03-01' })).toMatchObject({ ano: 2027 })
    expect(type({ prazoetapa1: 30 })).toMatchObject({
      datafimetapa1: '2027-03-31',
      datainicioetapa2: '2027-04-01',
    })
    expect(sozinho.said()).toBe('Preenchido sozinho: Etapa 1: fim 31/03/2027; Etapa 2: início 01/04/2027.')
    type({ nomeprojeto: 'Ponte' })
    expect(type({ prazoetapa2: '45,00' })).toMatchObject({ datafimetapa2: '2027-04-16' })
  })

  test('follows what it filled in itself, never what was typed', () => {
    const { type } = form()
    type({ datainicioetapa1: '2027-03-01' })
    type({ prazoetapa1: 30 })
    type({ datainicioetapa2: '2027-06-01' })
    expect(type({ datainicioetapa1: '2028-03-01' })).toMatchObject({
      ano: 2028,
      datafimetapa1: '2028-03-31',
      datainicioetapa2: '2027-06-01',
    })
    type({ ano: 2030 })
    type({ datafimetapa1: '2028-05-01' })
    expect(type({ datainicioetapa1: '2029-03-01', prazoetapa1: 3 })).toMatchObject({
      ano: 2030,
      datafimetapa1: '2028-05-01',
    })
  })

  test('leaves alone what cannot be read and what the record brought', () => {
    const { type } = form({ ano: 2024, datafimetapa1: '31/02/2026', datainicioetapa2: '2026-04-01' })
    expect(type({ datainicioetapa1: '2026-03-01', prazoetapa1: 30 })).toMatchObject({
      ano: 2024,
      datafimetapa1: '31/02/2026',
      datainicioetapa2: '2026-04-01',
    })
  })

  test('fills in no year where the form has none', () => {
    const sozinho = createSozinho()
    const changed = { datainicioetapa1: '2026-03-01' }
    expect(sozinho.follow(changed, changed)).toEqual({})
  })

  test('is turned off by each person for themselves, and stays so', () => {
    createSozinho().setOn(false)
    expect(form().type({ datainicioetapa1: '2027-03-01' })).toMatchObject({ ano: null })
    comeIn('8')
    expect(createSozinho().isOn()).toBe(true)
    comeIn('7')
    expect(createSozinho().isOn()).toBe(false)
    createSozinho().setOn(true)
    expect(createSozinho().isOn()).toBe(true)
  })
})
