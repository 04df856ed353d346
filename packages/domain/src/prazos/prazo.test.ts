import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { faixaOf, isMine, tiposFor } from './prazo.ts'

describe('how far a day is', () => {
  it.each([
    [-1, 'vencido'],
    [0, '30'],
    [30, '30'],
    [31, '60'],
    [60, '60'],
    [61, '90'],
    [90, '90'],
    [91, '120'],
    [120, '120'],
    [121, null],
  ])('%d days: %s', (dias, faixa) => {
    expect(faixaOf(dias)).toBe(faixa)
  })
})

describe('whose affair it is', () => {
  const person = (role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
    id: 1,
    name: 'Pessoa',
    role,
    id_secretaria,
  })
  it.each([
    ['a department’s people', person('user', 12), true],
    ['an auditor', person('auditor', null), true],
    ['an administrator', person('admin', null), true],
    ['a visitor', person('user', null), false],
  ] as const)('%s hears of amendments: %s', (_, who, told) => {
    expect(tiposFor(who).includes('aditivo')).toBe(told)
    expect(tiposFor(who)).toEqual(expect.arrayContaining(['legal', 'etapa', 'convenio', 'pca']))
  })

  it.each([
    ['a department’s stage, its people', person('user', 12), { tipo: 'etapa', id_secretaria: 12 }, true],
    ['another’s stage', person('user', 12), { tipo: 'etapa', id_secretaria: 17 }, false],
    ['what has no department', person('user', 12), { tipo: 'pca', id_secretaria: null }, false],
    ['a request waiting, its department', person('user', 12), { tipo: 'aditivo', id_secretaria: 12 }, true],
    ['a request waiting, the auditor', person('auditor', null), { tipo: 'aditivo', id_secretaria: 12 }, true],
    ['a stage, the auditor', person('auditor', null), { tipo: 'etapa', id_secretaria: 12 }, false],
    ['a contract’s term, its people', person('user', 12), { tipo: 'legal', id_secretaria: 12 }, true],
    ['a contract’s term, the auditor', person('auditor', null), { tipo: 'legal', id_secretaria: 12 }, false],
    ['an admin without department', person('admin', null), { tipo: 'etapa', id_secretaria: 12 }, false],
    ['nobody’s for a visitor', person('user', null), { tipo: 'convenio', id_secretaria: null }, false],
  ] as const)('%s', (_, who, due, mine) => {
    expect(isMine(who, due)).toBe(mine)
  })
})
