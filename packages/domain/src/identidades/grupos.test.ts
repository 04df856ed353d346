import { describe, expect, it } from 'vitest'
import { assign, groupsAt } from './grupos.ts'

describe('groups among claims', () => {
  it.each([
    ['groups', { groups: ['a', 'b'] }, ['a', 'b']],
    ['groups', { groups: 'a' }, ['a']],
    ['groups', { groups: ['a', 7, null] }, ['a']],
    ['realm_access.roles', { realm_access: { roles: ['a'] } }, ['a']],
    ['realm_access.roles', { realm_access: 'roles' }, []],
    ['groups', {}, []],
    ['constructor.name', {}, []],
    ['length', 'texto', []],
  ])('at %s', (caminho, claims, groups) => expect(groupsAt(claims, caminho)).toEqual(groups))
})

const GRUPOS = {
  caminho: 'groups',
  mapa: {
    servidores: { papel: 'user' },
    controle: { papel: 'auditor' },
    ti: { papel: 'admin' },
    obras: { secretaria: 'Secretaria de Obras' },
    saude: { secretaria: 7 },
  },
} as const

describe('what groups give', () => {
  it.each([
    [['controle', 'ti'], { papel: 'admin', secretaria: null }],
    [['servidores', 'controle'], { papel: 'auditor', secretaria: null }],
    [['obras', 'saude'], { papel: 'user', secretaria: 'Secretaria de Obras' }],
    [['saude'], { papel: 'user', secretaria: 7 }],
    [['outro'], { papel: 'user', secretaria: null }],
    [[], { papel: 'user', secretaria: null }],
  ])('%j', (groups, given) => expect(assign(groups, GRUPOS)).toEqual(given))

  it('and of what the map does not speak, nothing', () => {
    expect(assign([], { caminho: 'groups', mapa: { saude: { secretaria: 7 } } })).toEqual({
      secretaria: null,
    })
    expect(assign(['ti'], { caminho: 'groups', mapa: { ti: { papel: 'admin' } } })).toEqual({
      papel: 'admin',
    })
    expect(assign(['ti'], { caminho: 'groups', mapa: {} })).toEqual({})
  })
})
