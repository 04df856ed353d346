import { setCidade } from '@paco/domain/cidade/atual'
import { GUARATINGUETA } from '@paco/domain/cidade/cidade.testing'
import { isNearby } from '@paco/domain/mapa/lugar'
import { describe, expect, it } from 'vitest'
import { listPontos } from './mapa.ts'
import { listCadastros } from './projetos.ts'

setCidade(GUARATINGUETA)

const projetos = listCadastros('2026-11-15').map((cadastro, index) => ({ ...cadastro, id: index + 1 }))
const pontos = listPontos(projetos)

describe('the points of the demo city', () => {
  it('are the same at every start, near the city, one for each of many projects', () => {
    expect(listPontos(projetos)).toEqual(pontos)
    expect(pontos.every(isNearby)).toBe(true)
    expect(new Set(pontos.map(({ id_projeto }) => id_projeto)).size).toBe(120)
    expect(projetos.length).toBeGreaterThan(150)
  })

  it('stand in the neighbourhood the project names', () => {
    const rural = projetos.find(({ body }) => body.nomeprojeto.endsWith('- Rocinha'))
    const ponto = pontos.find(({ id_projeto }) => id_projeto === rural?.id)
    expect(ponto?.latitude).toBeCloseTo(-22.902, 2)
    expect(ponto?.longitude).toBeCloseTo(-45.121, 2)
  })
})
