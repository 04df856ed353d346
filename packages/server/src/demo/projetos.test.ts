import { ETAPAS, type Etapa } from '@paco/domain/etapas/etapa'
import { andamento } from '@paco/domain/etapas/progress'
import { etapaChangesOf } from '@paco/domain/projetos/etapas-wire'
import { describe, expect, it } from 'vitest'
import { type Cadastro, listCadastros } from './projetos.ts'

const DAYS = ['2026-02-28', '2026-11-15', '2027-12-31', '2031-07-01']

const etapasOf = ({ body, slipped }: Cadastro): Etapa[] =>
  etapaChangesOf(slipped ?? body).map(({ numero, inicio, fim, situacao }) => ({
    numero,
    nome: ETAPAS[numero - 1]?.nome ?? '',
    inicio: inicio ?? null,
    fim: fim ?? null,
    prazo: null,
    situacao: situacao ?? null,
  }))

function countBy(list: readonly PropertyKey[]): Record<PropertyKey, number> {
  const counts: Record<PropertyKey, number> = {}
  for (const key of list) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

describe('the projects of the demo city', () => {
  it('are the same at every start of one day', () => {
    expect(listCadastros('2026-11-15')).toEqual(listCadastros('2026-11-15'))
  })

  it.each(DAYS)('are as varied as a real city on %s', (today) => {
    const projects = listCadastros(today)
    const bodies = projects.map(({ body }) => body)
    expect(projects.length).toBeGreaterThanOrEqual(170)
    expect(projects.length).toBeLessThanOrEqual(190)
    expect(new Set(bodies.map(({ nomeprojeto }) => nomeprojeto)).size).toBe(projects.length)
    expect(bodies.filter(({ nomeprojeto, descricao }) => `${nomeprojeto}${descricao}`.includes('{'))).toEqual(
      [],
    )

    const departments = countBy(bodies.map(({ id_secretaria }) => id_secretaria ?? 0))
    expect(Object.keys(departments).map(Number)).toEqual(Array.from({ length: 27 }, (_, index) => index + 1))
    const largest = Object.entries(departments).sort(([, a], [, b]) => b - a)
    expect(largest.slice(0, 3).map(([id]) => id)).toEqual(['12', '7', '17'])

    const found = projects.map((project) => andamento(etapasOf(project), null, today))
    const share = (status: string) => found.filter((one) => one.status === status).length / projects.length
    expect(share('Em andamento')).toBeCloseTo(0.5, 1)
    expect(share('Concluído')).toBeCloseTo(0.2, 1)
    expect(share('Não iniciado')).toBeCloseTo(0.18, 1)
    expect(share('Atrasado')).toBeCloseTo(0.12, 1)
    expect(
      found.filter(({ status, atrasadas }) => status === 'Em andamento' && atrasadas.length > 0).length,
    ).toBeGreaterThan(10)
    // Both marks are there to be seen, also on projects whose status tells nothing of them.
    const hidden = found.filter(({ status }) => status !== 'Atrasado')
    expect(hidden.filter(({ naoIniciadas }) => naoIniciadas.length > 0).length).toBeGreaterThan(3)
    expect(found.filter(({ naoIniciadas }) => naoIniciadas.length > 0).length).toBeLessThan(
      projects.length / 2,
    )
    const etapas = countBy(found.filter(({ status }) => status === 'Em andamento').map(({ atual }) => atual))
    expect(Object.keys(etapas)).toEqual(['1', '2', '3', '4', '5', '6'])

    const years = bodies.map(({ ano }) => ano ?? 0)
    expect(Math.min(...years)).toBeGreaterThanOrEqual(2023)
    expect(Math.max(...years)).toBeLessThanOrEqual(2027)
    const values = bodies.flatMap(({ valor }) => valor ?? [])
    expect(values.length).toBeLessThan(projects.length)
    expect(values.every((valor) => valor >= 18_000 && valor < 48_700_000 && valor % 1 > 0)).toBe(true)
    expect(Math.max(...values)).toBeGreaterThan(48_500_000)
    expect(bodies.some(({ datainicioetapa1 }) => !datainicioetapa1)).toBe(true)
    expect(projects.filter(({ slipped }) => slipped).length).toBeGreaterThan(30)
  })

  it('know every year from 2023 to 2027', () => {
    for (const today of DAYS.slice(0, 3)) {
      const years = new Set(listCadastros(today).map(({ body }) => body.ano))
      expect([...years].sort()).toEqual([2023, 2024, 2025, 2026, 2027])
    }
  })
})
