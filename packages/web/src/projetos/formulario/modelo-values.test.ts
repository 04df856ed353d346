import { describe, expect, test } from 'vitest'
import { newEtapas } from './etapa-field.tsx'
import { takenBack } from './modelo-button.tsx'
import { modeloIn } from './modelo-values.ts'

describe('a template in a form', () => {
  test('fills in what is empty, and names that nobody wrote', () => {
    const { fills, typed } = modeloIn({ ...newEtapas, natureza: null }, 'compra', '2027-01-04')
    expect(typed).toEqual([])
    expect(fills).toMatchObject({
      natureza: 'compra',
      etapa5: '5 - Entrega e recebimento',
      datainicioetapa1: '2027-01-04',
      datafimetapa1: '2027-01-24',
      datainicioetapa2: '2027-01-25',
      prazoetapa2: 50,
    })
    expect(fills).not.toHaveProperty('etapa3')
    expect(fills).not.toHaveProperty('situacaoetapa1')
  })

  test('leaves what was typed alone, and tells what that is', () => {
    const values = {
      ...newEtapas,
      natureza: 'obra',
      etapa3: '3 - Pregão 12/2027',
      datainicioetapa1: '2027-01-04',
      prazoetapa2: 99,
    }
    const { fills, all, typed } = modeloIn(values, 'obra', '2027-01-04')
    expect(typed).toEqual(['prazoetapa2', 'etapa3'])
    for (const name of ['natureza', 'datainicioetapa1', ...typed]) expect(fills).not.toHaveProperty(name)
    expect(all).toMatchObject({ prazoetapa2: 150, etapa3: '3 - Processo licitatório' })
  })

  test('another kind of project is a change too', () => {
    expect(modeloIn({ ...newEtapas, natureza: 'obra' }, 'compra', '2027-01-04').typed).toEqual(['natureza'])
  })

  test('is taken back where it still stands', () => {
    const before = { prazoetapa1: null, prazoetapa2: 99, datafimetapa1: null }
    const filled = { prazoetapa1: 60, prazoetapa2: 150, datafimetapa1: '2027-03-05' }
    const now = { ...filled, datafimetapa1: '2027-03-31', valor: 10 }
    expect(takenBack(now, filled, before)).toEqual({ prazoetapa1: null, prazoetapa2: 99 })
  })
})
