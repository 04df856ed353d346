import { avisosOf } from '@paco/domain/orcamento/avisos'
import { describe, expect, it } from 'vitest'
import { listLancamentos } from './orcamento.ts'

/** Departments whose amendments find nothing to draw on. */
const WITHOUT = [18, 21]

describe('the budget lines of the demo city', () => {
  const lines = listLancamentos(2026)

  it('are about 120, the same at every start, of every department but two', () => {
    expect(lines).toEqual(listLancamentos(2026))
    expect(lines.length).toBeGreaterThanOrEqual(115)
    expect(lines.length).toBeLessThanOrEqual(125)
    const departments = new Set(lines.map(({ secretaria_id }) => secretaria_id))
    const all = Array.from({ length: 27 }, (_, index) => index + 1)
    expect(all.filter((id) => !departments.has(id))).toEqual(WITHOUT)
    expect(new Set(lines.map(({ ficha }) => ficha)).size).toBe(lines.length)
    expect(new Set(lines.map(({ fonte_recurso }) => fonte_recurso)).size).toBe(6)
    expect(new Set(lines.map(({ exercicio }) => exercicio))).toEqual(new Set([2026, 2025]))
  })

  it('contradict themselves here and there', () => {
    const warned = lines.filter((line) => avisosOf(line, []).length > 0)
    expect(warned.length).toBeGreaterThanOrEqual(3)
    expect(warned.length).toBeLessThanOrEqual(10)
  })
})
