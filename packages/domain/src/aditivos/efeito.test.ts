import { describe, expect, it } from 'vitest'
import { moveEtapas } from '../etapas/mover.ts'
import { amendedValor, changesValor } from './efeito.ts'

const SIX_ETAPAS = [
  { numero: 1, inicio: '2026-01-02', fim: '2026-03-02', prazo: 60 },
  { numero: 2, inicio: '2026-03-03', fim: '2026-05-31', prazo: null },
  { numero: 3, inicio: null, fim: null, prazo: 120 },
  { numero: 4, inicio: '2026-10-01', fim: null, prazo: 10 },
  { numero: 5, inicio: '2026-10-11', fim: '2026-12-20', prazo: 70.5 },
  { numero: 6, inicio: '2026-12-21', fim: '2027-01-20', prazo: 31 },
]

describe('a deadline amendment', () => {
  it('lengthens the chosen stage and moves every later one whole', () => {
    expect(moveEtapas(SIX_ETAPAS, 5, 15)).toEqual([
      { numero: 5, inicio: '2026-10-11', fim: '2027-01-04', prazo: 85.5 },
      { numero: 6, inicio: '2027-01-05', fim: '2027-02-04', prazo: 31 },
    ])
  })

  it('touches no stage before the chosen one', () => {
    expect(moveEtapas(SIX_ETAPAS, 6, 1)).toEqual([
      { numero: 6, inicio: '2026-12-21', fim: '2027-01-21', prazo: 32 },
    ])
  })

  it('leaves unknown days unknown; a stage without a deadline gets the days as its own', () => {
    expect(moveEtapas(SIX_ETAPAS, 2, 30).slice(0, 3)).toEqual([
      { numero: 2, inicio: '2026-03-03', fim: '2026-06-30', prazo: 30 },
      { numero: 3, inicio: null, fim: null, prazo: 120 },
      { numero: 4, inicio: '2026-10-31', fim: null, prazo: 10 },
    ])
  })
})

describe('an amendment of money', () => {
  const nothing = { valor: null, supressao: null, reajuste: null }
  it.each([
    [1_000_000, { valor: 200_000 }, 1_200_000],
    [0.1, { valor: 0.2 }, 0.3],
    [1000, { valor: 0 }, 1000],
    [null, { valor: 500 }, 500],
    [1000.3, { supressao: 0.1 }, 1000.2],
    [1000, { supressao: 1000 }, 0],
    [1000, { supressao: 1000.01 }, null],
    [null, { supressao: 0.01 }, null],
    [1000, { valor: 500, supressao: 1500 }, 0],
    [223_059.07, { reajuste: 11_593.58 }, 234_652.65],
    [1000, {}, 1000],
  ])('%j amended by %j is %j', (valor, asked, amended) => {
    expect(amendedValor(valor, { ...nothing, ...asked })).toBe(amended)
  })

  it.each([
    [{ valor: 0 }, true],
    [{ supressao: 1 }, true],
    [{ reajuste: 1 }, true],
    [{}, false],
  ])('%j touches the budget: %s', (asked, touches) => {
    expect(changesValor({ ...nothing, ...asked })).toBe(touches)
  })
})
