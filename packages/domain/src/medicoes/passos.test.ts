import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { MESSAGES } from './messages.ts'
import { refusalOfConferencia, refusalOfPasso, refusalOfRascunho, SAME_PERSON } from './passos.ts'
import {
  isAprovado,
  type NomePasso,
  PASSOS,
  refusalOfEscrita,
  SITUACOES_BOLETIM,
  type SituacaoBoletim,
} from './situacao.ts'

const person = (id: number, role: SessionUser['role'], id_secretaria: number | null): SessionUser => ({
  id,
  name: 'Ana',
  role,
  id_secretaria,
})
const CONTRATO = { id_secretaria: 12, fiscal_titular_id: 2, fiscal_substituto_id: 3, gestor_id: 4 }
const WHO: Record<string, SessionUser | null> = {
  anonymous: null,
  'user without department': person(9, 'user', null),
  'user of 12': person(1, 'user', 12),
  'user of 17': person(5, 'user', 17),
  fiscal: person(2, 'user', 17),
  substitute: person(3, 'user', null),
  manager: person(4, 'user', 17),
  'auditor who is the manager': person(4, 'auditor', 12),
  admin: person(7, 'admin', null),
}
const NAMES = Object.keys(WHO)
const INSPECTORS = ['fiscal', 'substitute']

describe('who takes a step', () => {
  it.each<[NomePasso, SituacaoBoletim, string[]]>([
    ['enviar', 'em_elaboracao', ['user of 12', ...INSPECTORS, 'admin']],
    ['conferir', 'enviada', ['user of 12', ...INSPECTORS, 'admin']],
    ['atestar', 'em_conferencia', [...INSPECTORS, 'admin']],
    ['aprovar', 'atestada', ['manager', 'admin']],
    ['liquidar', 'aprovada', ['user of 12', 'admin']],
    ['pagar', 'liquidada', ['user of 12', 'admin']],
    ['devolver', 'atestada', [...INSPECTORS, 'manager', 'admin']],
  ])('%s from %s', (passo, situacao, allowed) => {
    const found = NAMES.filter(
      (name) => refusalOfPasso(WHO[name] ?? null, passo, CONTRATO, { situacao, atestada_por: 99 }) === null,
    )
    expect(found).toEqual(allowed)
  })

  it.each(['manager', 'admin'])('%s does not approve what they attested', (name) => {
    const who = WHO[name] ?? null
    const boletim = { situacao: 'atestada' as const, atestada_por: who?.id ?? 0 }
    expect(refusalOfPasso(who, 'aprovar', CONTRATO, boletim)).toEqual({ por: 'pessoa', texto: SAME_PERSON })
  })

  it('nobody is the inspector of a contract that names none', () => {
    const none = { ...CONTRATO, fiscal_titular_id: null, fiscal_substituto_id: null, gestor_id: null }
    const boletim = { situacao: 'em_conferencia' as const, atestada_por: null }
    expect(
      NAMES.filter((name) => refusalOfPasso(WHO[name] ?? null, 'atestar', none, boletim) === null),
    ).toEqual(['admin'])
  })

  it('claims are written by the department and the inspector, what is accepted by the inspector', () => {
    const may = (refusal: typeof refusalOfRascunho) =>
      NAMES.filter((name) => refusal(WHO[name] ?? null, CONTRATO) === null)
    expect(may(refusalOfRascunho)).toEqual(['user of 12', ...INSPECTORS, 'admin'])
    expect(may(refusalOfConferencia)).toEqual([...INSPECTORS, 'admin'])
  })
})

describe('the steps', () => {
  const admin = person(7, 'admin', null)
  const STEPS = Object.keys(PASSOS) as NomePasso[]

  it.each<[SituacaoBoletim, NomePasso[]]>([
    ['em_elaboracao', ['enviar', 'conferir']],
    ['enviada', ['conferir', 'devolver']],
    ['em_conferencia', ['atestar', 'devolver']],
    ['atestada', ['aprovar', 'devolver']],
    ['aprovada', ['liquidar']],
    ['liquidada', ['pagar']],
    ['paga', []],
  ])('from %s', (situacao, possible) => {
    const found = STEPS.filter(
      (passo) => refusalOfPasso(admin, passo, CONTRATO, { situacao, atestada_por: 99 }) === null,
    )
    expect(found).toEqual(possible)
  })

  it('a step that somebody else took before is a conflict, not a lack of permission', () => {
    expect(refusalOfPasso(admin, 'aprovar', CONTRATO, { situacao: 'aprovada', atestada_por: 99 })).toEqual({
      por: 'situacao',
      texto: 'Este boletim está na situação “aprovada”: recarregue a página.',
    })
  })

  it.each<[SituacaoBoletim, string | null, string | null]>([
    ['em_elaboracao', null, MESSAGES.notInCheck],
    ['enviada', MESSAGES.notDraft, MESSAGES.notInCheck],
    ['em_conferencia', MESSAGES.notDraft, null],
    ['atestada', MESSAGES.notDraft, MESSAGES.notInCheck],
    ['aprovada', MESSAGES.immutable, MESSAGES.immutable],
    ['liquidada', MESSAGES.immutable, MESSAGES.immutable],
    ['paga', MESSAGES.immutable, MESSAGES.immutable],
  ])('what is written while %s', (situacao, claimed, accepted) => {
    expect(refusalOfEscrita('pleiteado', situacao)).toBe(claimed)
    expect(refusalOfEscrita('aceito', situacao)).toBe(accepted)
  })

  it('nothing is changed, and nothing comes back, from approval on', () => {
    expect(SITUACOES_BOLETIM.filter(isAprovado)).toEqual(['aprovada', 'liquidada', 'paga'])
    const back = Object.values(PASSOS).filter(({ para }) => !isAprovado(para))
    expect(back.flatMap(({ de }): readonly SituacaoBoletim[] => de).filter(isAprovado)).toEqual([])
  })
})
