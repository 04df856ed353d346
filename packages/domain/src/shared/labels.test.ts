import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { labelled, labelsOf } from './labels.ts'

describe('what a body’s fields are called', () => {
  it('goes with the schema itself, and with no other', () => {
    const body = z.object({ nome: z.string(), versao: z.optional(z.number()) })
    expect(labelled(body, { nome: 'Nome' })).toBe(body)
    expect(labelsOf(body)).toEqual({ nome: 'Nome' })
    expect(labelsOf(z.object({ nome: z.string() }))).toEqual({})
  })
})
