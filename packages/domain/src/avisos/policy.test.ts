import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { leituraOf } from './policy.ts'

const who = (role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria,
})

describe('what is told to whom', () => {
  it.each([
    [who('admin', null), { historico: 'all', pedidos: 'all' }],
    [who('auditor', null), { historico: 'all', pedidos: 'all' }],
    [who('user', 12), { historico: 12, pedidos: 12 }],
    [who('user', null), { historico: null, pedidos: null }],
  ])('%j reads %j', (person, leitura) => {
    expect(leituraOf(person)).toEqual(leitura)
  })
})
