import { describe, expect, it } from 'vitest'
import { textoDoImpedimento } from '../shared/impedimentos.ts'
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
  const OF = {
    id_secretaria: 12,
    fiscal_titular_id: 2,
    fiscal_substituto_id: 3,
    gestor_id: 4,
    atestaram: [8],
  }
  const fiscaliza = textoDoImpedimento('receberEmDefinitivo', 'responde')
  const atestou = textoDoImpedimento('receberEmDefinitivo', 'atestou')
  it.each<[string, SessionUser | null, string | null, string | null]>([
    ['nobody', null, MESSAGES.notFiscal, MESSAGES.notYours],
    ['the inspector', person(2, 'user', 12), null, fiscaliza],
    ['the substitute', person(3, 'user', null), null, fiscaliza],
    ['the manager', person(4, 'user', 17), MESSAGES.notFiscal, null],
    ['the department', person(1, 'user', 12), MESSAGES.notFiscal, null],
    ['another department', person(5, 'user', 17), MESSAGES.notFiscal, MESSAGES.notYours],
    ['an auditor named as inspector', person(2, 'auditor', null), MESSAGES.notFiscal, fiscaliza],
    ['an auditor named as manager', person(4, 'auditor', 12), MESSAGES.notFiscal, MESSAGES.notYours],
    ['the manager, once inspector', person(8, 'user', 12), MESSAGES.notFiscal, atestou],
    ['an administrator who attested', person(8, 'admin', null), null, atestou],
    ['an administrator', person(7, 'admin', null), null, null],
  ])('%s', (_, who, provisional, definitive) => {
    expect(refusalOfRegistro(who, 'provisorio', OF)).toBe(provisional)
    expect(refusalOfRegistro(who, 'definitivo', OF)).toBe(definitive)
  })
})
