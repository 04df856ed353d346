import { expect, it } from 'vitest'
import { reajusteDo, valorAtualDo } from './valor.ts'

it.each([
  ['nothing was adjusted', 0, 0, 0],
  ['bulletins applied an index, without an apostila', 0, 120.5, 120.5],
  ['an index fell', 0, -30, -30],
  ['an apostila granted more than bulletins applied so far', 200, 120.5, 200],
  ['bulletins applied more than the apostila granted', 100, 120.5, 120.5],
  ['an apostila that bulletins did not apply yet', 100, 0, 100],
])('%s', (_what, reajustes, reajustes_medidos, reajuste) => {
  expect(reajusteDo({ reajustes, reajustes_medidos })).toBe(reajuste)
  const contrato = { valor_inicial: 1000.1, acrescimos: 100, supressoes: 50.05, reajustes, reajustes_medidos }
  expect(valorAtualDo(contrato)).toBe(Math.round((1050.05 + reajuste) * 100) / 100)
})
