import { describe, expect, it } from 'vitest'
import { canReadAditivosOf, canReadAllAditivos } from '../projetos/policy.ts'
import type { SessionUser } from '../shared/roles.ts'
import type { StatusAditivo } from './aditivo.ts'
import { canDecideAditivo, type Partes } from './decisao-policy.ts'
import {
  aditivoReaders,
  auditors,
  canNoteTermo,
  canReadLimitesDoContrato,
  canRequestAditivo,
  canResendAditivo,
  canWithdrawAditivo,
  canWriteMensagem,
} from './policy.ts'

const person = (role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria,
})

const WHO: Record<string, SessionUser | null> = {
  anonymous: null,
  'user without department': person('user', null),
  'user of 12': person('user', 12),
  'user of 17': person('user', 17),
  auditor: person('auditor', null),
  'auditor of 12': person('auditor', 12),
  admin: person('admin', null),
}

type Who = SessionUser | null
const OF_12 = { id_secretaria: 12 }
const asked = (criado_por: number, status: StatusAditivo = 'pendente', own: Partial<Partes> = {}) => ({
  criado_por,
  autores: [criado_por],
  responsaveis: [3],
  status,
  ...own,
})

describe('who may', () => {
  it.each<[string, (who: Who) => boolean, string[]]>([
    ['request an amendment of 12', (who) => canRequestAditivo(who, OF_12), ['user of 12', 'admin']],
    [
      'read the amendments of 12',
      (who) => canReadAditivosOf(who, OF_12),
      ['user of 12', 'auditor', 'auditor of 12', 'admin'],
    ],
    [
      'read the meter of a contract of 12 that serves 17',
      (who) => canReadLimitesDoContrato(who, { ...OF_12, projetos: [OF_12, { id_secretaria: 17 }] }),
      ['user of 12', 'user of 17', 'auditor', 'auditor of 12', 'admin'],
    ],
    [
      'read the meter of a contract of 12 alone',
      (who) => canReadLimitesDoContrato(who, { ...OF_12, projetos: [] }),
      ['user of 12', 'auditor', 'auditor of 12', 'admin'],
    ],
    ['read all amendments', canReadAllAditivos, ['auditor', 'auditor of 12', 'admin']],
    [
      'read some amendments',
      aditivoReaders.allows,
      ['user of 12', 'user of 17', 'auditor', 'auditor of 12', 'admin'],
    ],
    ['decide amendments', auditors.allows, ['auditor', 'auditor of 12']],
    [
      'decide a pending one of another',
      (who) => canDecideAditivo(who, asked(2)),
      ['auditor', 'auditor of 12'],
    ],
    ['decide their own', (who) => canDecideAditivo(who, asked(1)), []],
    [
      'decide one that they corrected',
      (who) => canDecideAditivo(who, asked(2, 'pendente', { autores: [2, 1] })),
      [],
    ],
    [
      'decide one of a contract that they inspect or manage',
      (who) => canDecideAditivo(who, asked(2, 'pendente', { responsaveis: [3, 1] })),
      [],
    ],
    ['decide an approved one', (who) => canDecideAditivo(who, asked(2, 'aprovado')), []],
    ['decide a rejected one', (who) => canDecideAditivo(who, asked(2, 'rejeitado')), []],
    ['decide one that was sent back', (who) => canDecideAditivo(who, asked(2, 'devolvido')), []],
    ['decide a withdrawn one', (who) => canDecideAditivo(who, asked(2, 'retirado')), []],
    ['withdraw their own of 12', (who) => canWithdrawAditivo(who, OF_12, asked(1)), ['user of 12', 'admin']],
    [
      'withdraw one that came back',
      (who) => canWithdrawAditivo(who, OF_12, asked(1, 'devolvido')),
      ['user of 12', 'admin'],
    ],
    ['withdraw another’s', (who) => canWithdrawAditivo(who, OF_12, asked(2)), ['admin']],
    ['withdraw a decided one', (who) => canWithdrawAditivo(who, OF_12, asked(1, 'aprovado')), []],
    ['withdraw it twice', (who) => canWithdrawAditivo(who, OF_12, asked(1, 'retirado')), []],
    [
      'send one of 12 again',
      (who) => canResendAditivo(who, OF_12, asked(2, 'devolvido')),
      ['user of 12', 'admin'],
    ],
    ['send a pending one again', (who) => canResendAditivo(who, OF_12, asked(1)), []],
    [
      'note the term of an approved one of 12',
      (who) => canNoteTermo(who, OF_12, asked(2, 'aprovado')),
      ['user of 12', 'admin'],
    ],
    ...(['pendente', 'devolvido'] as const).map((status): [string, (who: Who) => boolean, string[]] => [
      `write in the thread of a ${status} one of 12`,
      (who) => canWriteMensagem(who, OF_12, { status }),
      ['user of 12', 'auditor', 'auditor of 12', 'admin'],
    ]),
    ...(['aprovado', 'rejeitado', 'retirado'] as const).map(
      (status): [string, (who: Who) => boolean, string[]] => [
        `write in the thread of a ${status} one`,
        (who) => canWriteMensagem(who, OF_12, { status }),
        [],
      ],
    ),
    ['note the term of a pending one', (who) => canNoteTermo(who, OF_12, asked(1)), []],
  ])('%s', (_, rule, allowed) => {
    expect(Object.entries(WHO).flatMap(([name, who]) => (rule(who) ? [name] : []))).toEqual(allowed)
  })
})
