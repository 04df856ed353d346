import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { canReadLivro, canWriteDiario, diarioWriters, livroReaders } from './policy.ts'

const person = (id: number, role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
  id,
  name: 'Ana',
  role,
  id_secretaria,
})
const OBRA = {
  id_secretaria: 12,
  contratos: [
    { id_secretaria: 12, fiscal_titular_id: 2, fiscal_substituto_id: 3, gestor_id: 4 },
    { id_secretaria: 17, fiscal_titular_id: null, fiscal_substituto_id: null, gestor_id: null },
  ],
}

describe('the diary of a work', () => {
  it.each<[string, SessionUser | null, boolean, boolean]>([
    ['nobody', null, false, false],
    ['its department', person(1, 'user', 12), true, true],
    ['an inspector of another department', person(2, 'user', 17), true, true],
    ['a substitute without a department', person(3, 'user', null), true, true],
    ['the manager', person(4, 'user', 17), true, true],
    ['an administrator', person(9, 'admin', null), true, true],
    ['another department, though it signed a contract', person(5, 'user', 17), false, false],
    ['somebody who registered', person(6, 'user', null), false, false],
    ['an auditor', person(7, 'auditor', null), false, true],
    ['an auditor named as inspector', person(2, 'auditor', 12), false, true],
  ])('%s', (_, who, writes, reads) => {
    expect(canWriteDiario(who, OBRA)).toBe(writes)
    expect(canReadLivro(who, OBRA)).toBe(reads)
    expect(diarioWriters.allows(who) || !writes).toBe(true)
    expect(livroReaders.allows(who) || !reads).toBe(true)
  })
})
