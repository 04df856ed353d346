import { describe, expect, it } from 'vitest'
import { ROLES, type SessionUser } from '../shared/roles.ts'
import { DESCRITORES } from './descritores/descritores.ts'
import { canImport } from './policy.ts'

const PEOPLE: readonly (SessionUser | null)[] = [
  null,
  ...ROLES.flatMap((role) =>
    [null, 12].map((id_secretaria) => ({ id: 1, name: 'Ana', role, id_secretaria })),
  ),
]

describe('who imports', () => {
  it.each(PEOPLE)('is who may import some list: %o', (who) => {
    expect(canImport(who)).toBe(DESCRITORES.some(({ podeImportar }) => podeImportar(who)))
  })
})
