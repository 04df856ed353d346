import { describe, expect, it } from 'vitest'
import type { Role, SessionUser } from '../shared/roles.ts'
import {
  PASSOS_PLANO,
  PASSOS_PLANO_NOMES,
  refusalOfPlano,
  SITUACOES_PLANO,
  type SituacaoPlano,
} from './plano.ts'
import { type ItemEmPasso, PASSOS_ITEM, type PassoItem, refusalOfItem, SITUACOES_ITEM } from './situacao.ts'

const who = (id: number, role: Role, id_secretaria: number | null = null): SessionUser => ({
  id,
  name: 'Ana',
  role,
  id_secretaria,
})

describe('an item', () => {
  const item: ItemEmPasso = { situacao: 'enviado', id_secretaria: 12, criado_por: 5, autores: [5] }
  const cases: [
    string,
    SessionUser | null,
    PassoItem,
    Partial<ItemEmPasso>,
    'pessoa' | 'ato' | 'situacao' | null,
  ][] = [
    ['a stranger sends nothing', null, 'enviar', { situacao: 'rascunho' }, 'pessoa'],
    ['its department sends it', who(5, 'user', 12), 'enviar', { situacao: 'rascunho' }, null],
    ['another one does not', who(5, 'user', 13), 'enviar', { situacao: 'rascunho' }, 'pessoa'],
    ['an auditor does not', who(5, 'auditor', 12), 'enviar', { situacao: 'rascunho' }, 'pessoa'],
    ['what came back is sent again', who(5, 'user', 12), 'enviar', { situacao: 'devolvido' }, null],
    ['nothing is sent twice', who(5, 'user', 12), 'enviar', {}, 'situacao'],
    ['no department approves', who(6, 'user', 12), 'aprovar', {}, 'pessoa'],
    ['planning approves', who(6, 'admin'), 'aprovar', {}, null],
    ['not what it wrote itself', who(5, 'admin'), 'aprovar', {}, 'ato'],
    ['not what it changed or wrote a part of', who(9, 'admin'), 'aprovar', { autores: [5, 9] }, 'ato'],
    ['not what it wrote, by either account', who(5, 'admin'), 'aprovar', { autores: [9] }, 'ato'],
    ['though another changed it', who(6, 'admin'), 'aprovar', { autores: [5, 9] }, null],
    [
      'what nobody is known to have written',
      who(5, 'admin'),
      'aprovar',
      { criado_por: null, autores: [] },
      null,
    ],
    ['no draft', who(6, 'admin'), 'aprovar', { situacao: 'rascunho' }, 'situacao'],
    ['planning returns, its own too', who(5, 'admin'), 'devolver', {}, null],
    ['nothing approved', who(5, 'admin'), 'devolver', { situacao: 'aprovado' }, 'situacao'],
    ['planning takes it out', who(5, 'admin'), 'cancelar', { situacao: 'aprovado' }, null],
    ['only what was in', who(5, 'admin'), 'cancelar', {}, 'situacao'],
    ['planning merges', who(5, 'admin'), 'consolidar', {}, null],
  ]
  it.each(cases)('%s', (_, person, passo, more, por) => {
    expect(refusalOfItem(person, passo, { ...item, ...more })?.por ?? null).toBe(por)
  })

  it('that left the plan goes nowhere', () => {
    for (const passo of Object.keys(PASSOS_ITEM) as PassoItem[])
      for (const situacao of ['consolidado', 'cancelado'] as const)
        expect(refusalOfItem(who(6, 'admin'), passo, { ...item, situacao })?.por).toBe('situacao')
    expect(SITUACOES_ITEM).toHaveLength(6)
  })
})

describe('a plan', () => {
  const ways: Record<SituacaoPlano, string[]> = {
    elaboracao: ['submeter'],
    aprovacao: ['retomar', 'aprovar'],
    aprovado: ['publicar', 'revisar'],
    publicado: ['revisar', 'encerrar'],
    revisao: ['publicar', 'encerrar'],
    encerrado: [],
  }
  it.each(SITUACOES_PLANO)('%s', (situacao) => {
    const plano = { situacao, aprovados: 3, esperando: 0 }
    expect(PASSOS_PLANO_NOMES.filter((passo) => refusalOfPlano(passo, plano) === null)).toEqual(
      ways[situacao],
    )
  })

  it('is approved when nothing waits and something is in it', () => {
    const plano = { situacao: 'aprovacao', aprovados: 3, esperando: 2 } as const
    expect(refusalOfPlano('aprovar', plano)).toBe(
      'Aprove ou devolva antes o que as secretarias enviaram (2).',
    )
    expect(refusalOfPlano('aprovar', { ...plano, esperando: 0, aprovados: 0 })).toBe(
      'O plano não tem item aprovado.',
    )
    expect(refusalOfPlano('retomar', plano)).toBeNull()
    expect(new Set(Object.values(PASSOS_PLANO).map(({ para }) => para)).size).toBe(6)
  })
})
