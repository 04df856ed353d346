import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { labelled, labelsOf } from './labels.ts'
import { isPublished } from './publicado.ts'

describe('what a body’s fields are called', () => {
  it('goes with the schema itself, and with no other', () => {
    const body = z.object({ nome: z.string(), versao: z.optional(z.number()) })
    expect(labelled(body, { nome: 'Nome' })).toBe(body)
    expect(labelsOf(body)).toEqual({ nome: 'Nome' })
    expect(labelsOf(z.object({ nome: z.string() }))).toEqual({})
  })

  it('comes with whose texts everyone reads', () => {
    const labels = { nomeprojeto: 'Nome', gestorprojeto: 'Gestor', ano: 'Ano' }
    const body = z.object({ nomeprojeto: z.string(), gestorprojeto: z.string(), ano: z.string() })
    const published = () => Object.keys(labels).filter((campo) => isPublished(body, campo))
    labelled(body, labels)
    expect(published()).toEqual([])
    labelled(body, labels, 'projetos')
    expect(published()).toEqual(['nomeprojeto', 'gestorprojeto'])
  })
})
