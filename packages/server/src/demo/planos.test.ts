import { describe, expect, it } from 'vitest'
import { listLancamentos } from './bairros.ts'
import { listPlano } from './pca.ts'

const TODAY = '2026-11-15'

describe('the plan of the demo city', () => {
  it('has 60 items of every priority, around the day, the same at every start', () => {
    const plan = listPlano(TODAY)
    expect(plan).toEqual(listPlano(TODAY))
    expect(plan).toHaveLength(60)
    expect(new Set(plan.map(({ objeto }) => objeto)).size).toBe(60)
    const priorities = new Set(plan.map(({ prioridade }) => prioridade))
    expect([...priorities].sort()).toEqual(['Alta', 'Baixa', 'Média', 'Urgente'])
    const days = plan.map(({ data_pretendida }) => data_pretendida).sort()
    expect((days[0] ?? '') < TODAY && (days.at(-1) ?? '') > '2027-06-01').toBe(true)
    expect(plan.every(({ valor_preliminar }) => valor_preliminar > 10_000)).toBe(true)
  })
})

describe('the neighbourhood entries of the demo city', () => {
  it('are 80, no two alike, in all six zones', () => {
    const entries = listLancamentos()
    expect(entries).toEqual(listLancamentos())
    expect(entries).toHaveLength(80)
    expect(new Set(entries.map(({ Bairro, Descricao }) => `${Bairro} ${Descricao}`)).size).toBe(80)
    expect(new Set(entries.map(({ Zona }) => Zona)).size).toBe(6)
  })
})
