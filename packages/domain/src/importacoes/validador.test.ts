import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { validate } from '../shared/issues.ts'
import { DESCRITORES } from './descritores/descritores.ts'
import { validador } from './validador.ts'

const VALUES = [
  null,
  '',
  'x',
  'Obra',
  '2026-02-30',
  '2026-02-28',
  -1,
  0,
  27,
  2026,
  Number.POSITIVE_INFINITY,
  true,
  'a'.repeat(5000),
  [],
]

describe.each(DESCRITORES.map((descritor) => [descritor.nome, descritor] as const))('%s', (_, descritor) => {
  it('says of every body what its schema says, also when asked again', () => {
    for (const schema of [descritor.create(), descritor.update()]) {
      const validar = validador()
      const names = descritor.colunas.map(({ campo, key }) => campo ?? key)
      for (const value of [...VALUES, ...VALUES]) {
        const body = Object.fromEntries(names.map((name) => [name, value]))
        expect(validar(schema, body)).toEqual(validate(schema, body))
      }
      expect(validar(schema, {})).toEqual(validate(schema, {}))
      expect(validar(schema, { alheio: 1 })).toEqual(validate(schema, { alheio: 1 }))
    }
  })
})

it.each([
  [
    'fields that depend on one another',
    z.object({ a: z.number(), b: z.number() }).check(z.refine(({ a, b }) => a < b)),
  ],
  ['a body that refuses other fields', z.strictObject({ a: fields.id, b: z.number() })],
  ['a list inside', z.object({ a: z.array(fields.money) })],
])('holds %s against the whole', (_, schema) => {
  const validar = validador()
  for (const body of [{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: 1, b: 2, c: 3 }, { a: [1, 'x'] }, {}])
    expect(validar(schema, body)).toEqual(validate(schema, body))
})
