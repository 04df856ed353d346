import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { MESSAGES } from './messages.ts'
import { refusalOfRegistro } from './quem.ts'

describe('who notes a receipt', () => {
  const person = (id: number, role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
    id,
    name: 'Ana',
    role,
    id_secretaria,
  })
  const OF = { id_secretaria: 12, fiscal_titular_id: 2, fiscal_substituto_id: 3, gestor_id: 4 }
  it.each<[string, SessionUser | null, string | null, string | null]>([
    ['nobody', null, MESSAGES.notFiscal, MESSAGES.notYours],
    ['the inspector', person(2, 'user', 12), null, MESSAGES.samePerson],
    ['the substitute', person(3, 'user', null), null, MESSAGES.samePerson],
    ['the manager', person(4, 'user', 17), MESSAGES.notFiscal, null],
    ['the department', person(1, 'user', 12), MESSAGES.notFiscal, null],
    ['another department', person(5, 'user', 17), MESSAGES.notFiscal, MESSAGES.notYours],
    ['an auditor named as inspector', person(2, 'auditor', null), MESSAGES.notFiscal, MESSAGES.samePerson],
    ['an auditor named as manager', person(4, 'auditor', 12), MESSAGES.notFiscal, MESSAGES.notYours],
    ['an administrator', person(7, 'admin', null), null, null],
  ])('%s', (_, who, provisional, definitive) => {
    expect(refusalOfRegistro(who, 'provisorio', OF)).toBe(provisional)
    expect(refusalOfRegistro(who, 'definitivo', OF)).toBe(definitive)
  })
})
