import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyReading, chooseContrast, resetLetterSize, stepLetterSize } from './reading.ts'

const { documentElement } = document
const shown = () => [
  documentElement.getAttribute('data-contraste'),
  documentElement.getAttribute('data-letra'),
]

/** A system that asks for more contrast, or not. */
const ask = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('letters grow and shrink in four steps, stop at either end, and are remembered', () => {
  ask(false)
  applyReading()
  const sizes = [1, 1, 1, -1, -1, -1, -1].map((step) => {
    stepLetterSize(step as 1 | -1)
    return shown()[1]
  })
  expect(sizes).toEqual(['125', '150', '150', '125', '100', '87.5', '87.5'])
  expect(localStorage.getItem('paco-letra')).toBe('87.5')
  resetLetterSize()
  expect(shown()[1]).toBe('100')
  expect(localStorage.getItem('paco-letra')).toBeNull()
})

test.each([
  { asked: false, chosen: null, saved: null, is: 'normal' },
  { asked: true, chosen: null, saved: null, is: 'alto' },
  { asked: false, chosen: true, saved: 'alto', is: 'alto' },
  { asked: true, chosen: false, saved: 'normal', is: 'normal' },
  { asked: true, chosen: true, saved: null, is: 'alto' },
])('contrast that the system asks for ($asked) and the person chooses ($chosen) is $is', (row) => {
  ask(row.asked)
  if (row.chosen !== null) chooseContrast(row.chosen)
  applyReading()
  expect(shown()[0]).toBe(row.is)
  expect(localStorage.getItem('paco-contraste')).toBe(row.saved)
})

test('what was tampered with counts as nothing', () => {
  ask(false)
  localStorage.setItem('paco-letra', '9000')
  localStorage.setItem('paco-contraste', '<b>')
  applyReading()
  expect(shown()).toEqual(['normal', '100'])
})
