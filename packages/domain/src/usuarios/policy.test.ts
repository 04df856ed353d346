import { describe, expect, it } from 'vitest'
import { auditoriaReaders, historicoScope } from '../auditoria/policy.ts'
import { anyone, signedIn } from '../http/access.ts'
import { canManageSecretarias } from '../secretarias/policy.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeOfSecretaria, usuarioManagers } from './policy.ts'

const person = (role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria,
})

/** The columns of the decided table. */
const WHO: Record<string, SessionUser | null> = {
  anonymous: null,
  'user without department': person('user', null),
  'user of 12': person('user', 12),
  auditor: person('auditor', null),
  'auditor of 12': person('auditor', 12),
  admin: person('admin', null),
}

const verdicts = (rule: (who: SessionUser | null) => boolean) =>
  Object.entries(WHO).flatMap(([name, who]) => (rule(who) ? [name] : []))

const EVERYONE = Object.keys(WHO)
const AUDITORS = ['auditor', 'auditor of 12']

describe('who may', () => {
  it.each([
    ['call what is open', anyone.allows, EVERYONE],
    ['call what needs login', signedIn.allows, EVERYONE.slice(1)],
    ['manage people', usuarioManagers.allows, ['admin']],
    ['read the audit trail', auditoriaReaders.allows, [...AUDITORS, 'admin']],
    ['write departments', canManageSecretarias, ['admin']],
    [
      'change a record of department 12',
      (who: SessionUser | null) => canChangeOfSecretaria(who, 12),
      ['user of 12', 'admin'],
    ],
    [
      'change a record of department 17',
      (who: SessionUser | null) => canChangeOfSecretaria(who, 17),
      ['admin'],
    ],
    [
      'change a record of no department',
      (who: SessionUser | null) => canChangeOfSecretaria(who, null),
      ['admin'],
    ],
    [
      'read all of a history',
      (who: SessionUser | null) => historicoScope(who, 'projetos') === 'all',
      [...AUDITORS, 'admin'],
    ],
    [
      'read none of a history',
      (who: SessionUser | null) => historicoScope(who, 'projetos') === 'none',
      ['anonymous', 'user without department'],
    ],
    [
      'read the history of an account',
      (who: SessionUser | null) => historicoScope(who, 'usuarios') !== 'none',
      ['admin'],
    ],
  ])('%s', (_what, rule, expected) => expect(verdicts(rule)).toEqual(expected))
})
