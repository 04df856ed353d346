import { describe, expect, it } from 'vitest'
import { textoDoImpedimento } from '../shared/impedimentos.ts'
import type { SessionUser } from '../shared/roles.ts'
import { MESSAGES } from './messages.ts'
import { type BoletimEmPasso, refusalOfConferencia, refusalOfPasso, refusalOfRascunho } from './passos.ts'
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
/** Typed and attested by others. */
const at = (situacao: SituacaoBoletim, own: Partial<BoletimEmPasso> = {}): BoletimEmPasso => ({
  situacao,
  autores: [98],
  atestada_por: 99,
  ...own,
})
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
      (name) => refusalOfPasso(WHO[name] ?? null, passo, CONTRATO, at(situacao)) === null,
    )
    expect(found).toEqual(allowed)
  })

  it.each<[string, NomePasso, SituacaoBoletim, Parameters<typeof textoDoImpedimento>[0]]>([
    ['manager', 'aprovar', 'atestada', 'aprovarMedicao'],
    ['admin', 'aprovar', 'atestada', 'aprovarMedicao'],
    ['user of 12', 'liquidar', 'aprovada', 'liquidarMedicao'],
    ['admin', 'liquidar', 'aprovada', 'liquidarMedicao'],
    ['user of 12', 'pagar', 'liquidada', 'pagarMedicao'],
    ['admin', 'pagar', 'liquidada', 'pagarMedicao'],
  ])('%s does not %s what they typed, checked or attested', (name, passo, situacao, regra) => {
    const who = WHO[name] ?? null
    const own = who?.id ?? 0
    for (const [feito, ato] of [
      [{ atestada_por: own }, 'atestou'],
      [{ autores: [98, own] }, 'escreveu'],
    ] as const)
      expect(refusalOfPasso(who, passo, CONTRATO, at(situacao, feito))).toEqual({
        por: 'ato',
        texto: textoDoImpedimento(regra, ato),
      })
  })

  it.each<[NomePasso, SituacaoBoletim]>([
    ['enviar', 'em_elaboracao'],
    ['conferir', 'enviada'],
    ['atestar', 'em_conferencia'],
    ['devolver', 'atestada'],
  ])('the inspector takes %s also of what they typed', (passo, situacao) => {
    expect(refusalOfPasso(WHO.fiscal ?? null, passo, CONTRATO, at(situacao, { autores: [2] }))).toBeNull()
  })

  it('nobody is the inspector of a contract that names none', () => {
    const none = { ...CONTRATO, fiscal_titular_id: null, fiscal_substituto_id: null, gestor_id: null }
    const boletim = at('em_conferencia', { atestada_por: null })
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
    const found = STEPS.filter((passo) => refusalOfPasso(admin, passo, CONTRATO, at(situacao)) === null)
    expect(found).toEqual(possible)
  })

  it('a step that somebody else took before is a conflict, not a lack of permission', () => {
    expect(refusalOfPasso(admin, 'aprovar', CONTRATO, at('aprovada'))).toEqual({
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
