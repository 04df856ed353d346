import { describe, expect, test } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeVisao, canDeleteVisao, canShareVisoes } from './policy.ts'

const person = (id: number, role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
  id,
  name: `Pessoa ${id}`,
  role,
  id_secretaria,
})
const PEOPLE = {
  stranger: null,
  owner: person(1, 'user', 12),
  colleague: person(2, 'user', 12),
  visitor: person(3, 'user', null),
  auditor: person(4, 'auditor', null),
  admin: person(5, 'admin', null),
}
const allowedTo = (may: (who: SessionUser | null) => boolean) =>
  Object.entries(PEOPLE).flatMap(([name, who]) => (may(who) ? [name] : []))

describe('who may do what with a view', () => {
  const own = { id_usuario: 1, compartilhada: false, id_secretaria: null }
  const ofDepartment = { ...own, compartilhada: true, id_secretaria: 12 }
  const ofCity = { ...own, compartilhada: true }

  test.each([
    ['their own', own, ['owner']],
    ['a department’s', ofDepartment, ['owner']],
    ['the city’s', ofCity, ['owner']],
  ])('%s is changed by its owner', (_, visao, who) => {
    expect(allowedTo((one) => canChangeVisao(one, visao))).toEqual(who)
  })

  test.each([
    ['their own', own, ['owner']],
    ['a department’s', ofDepartment, ['owner']],
    ['the city’s', ofCity, ['owner', 'admin']],
  ])('%s is deleted by', (_, visao, who) => {
    expect(allowedTo((one) => canDeleteVisao(one, visao))).toEqual(who)
  })

  test('sharing is for people of departments and administrators', () => {
    expect(allowedTo(canShareVisoes)).toEqual(['owner', 'colleague', 'admin'])
  })
})
