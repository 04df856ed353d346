import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { canReadRestritos, canWriteDocumentos, canWriteSomeDocumento } from './policy.ts'

const person = (id: number, role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
  id,
  name: 'Ana',
  role,
  id_secretaria,
})
const FISCAL = 9
const deObras = { id_secretaria: 12, responsaveis: [FISCAL] }
const daCidade = { id_secretaria: null, responsaveis: [] }

describe('who writes, who reads what is not public', () => {
  it.each([
    ['a stranger', null, [false, false], [false, false], false],
    ['an account without department', person(1, 'user', null), [false, false], [false, false], true],
    ['another department', person(1, 'user', 17), [false, false], [false, false], true],
    ['the department', person(1, 'user', 12), [true, true], [false, false], true],
    ['its inspector, of another department', person(FISCAL, 'user', 17), [true, true], [false, false], true],
    ['its inspector, of none', person(FISCAL, 'user', null), [true, true], [false, false], true],
    ['an auditor', person(1, 'auditor', null), [false, true], [false, true], false],
    ['an auditor whom a contract names', person(FISCAL, 'auditor', 12), [false, true], [false, true], false],
    ['an administrator', person(1, 'admin', null), [true, true], [true, true], true],
  ] as const)('%s', (_, who, obras, cidade, some) => {
    const both = (dono: typeof deObras | typeof daCidade) => [
      canWriteDocumentos(who, dono),
      canReadRestritos(who, dono),
    ]
    expect(both(deObras)).toEqual(obras)
    expect(both(daCidade)).toEqual(cidade)
    expect(canWriteSomeDocumento(who)).toBe(some)
  })
})
