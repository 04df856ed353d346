import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { problemsOfAteste } from './ateste.ts'
import { type LinhaMedida, medirLinha, NADA_MEDIDO } from './linha.ts'
import { MESSAGES, overlaps } from './messages.ts'
import { refusalOfConferencia, refusalOfPasso, refusalOfRascunho, SAME_PERSON } from './passos.ts'
import {
  type BoletimAnterior,
  passaDeUmMes,
  problemsOfPeriodo,
  proximoNumero,
  refusalOfExclusao,
  refusalOfNovo,
} from './periodo.ts'
import { isAprovado, type NomePasso, PASSOS, SITUACOES_BOLETIM, type SituacaoBoletim } from './situacao.ts'

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

  it('nothing is changed, and nothing comes back, from approval on', () => {
    expect(SITUACOES_BOLETIM.filter(isAprovado)).toEqual(['aprovada', 'liquidada', 'paga'])
    const back = Object.values(PASSOS).filter(({ para }) => !isAprovado(para))
    expect(back.flatMap(({ de }): readonly SituacaoBoletim[] => de).filter(isAprovado)).toEqual([])
  })
})

const boletim = (numero: number, own: Partial<BoletimAnterior> = {}): BoletimAnterior => ({
  numero,
  inicio: `2026-0${numero}-01`,
  fim: `2026-0${numero}-28`,
  situacao: 'paga',
  final: false,
  ...own,
})

describe('numbers and periods', () => {
  const running = { situacao: 'Em execução' as const, temPlanilha: true }

  it.each<[string, Parameters<typeof refusalOfNovo>, string | null]>([
    ['the first', [running, []], null],
    ['after approved ones', [running, [boletim(1), boletim(2, { situacao: 'aprovada' })]], null],
    ['beside an open one', [running, [boletim(1, { situacao: 'atestada' })]], MESSAGES.openBefore],
    ['after the final one', [running, [boletim(1, { final: true })]], MESSAGES.afterFinal],
    ['without a sheet', [{ ...running, temPlanilha: false }, []], MESSAGES.noPlanilha],
    ['before the signature', [{ ...running, situacao: 'Em preparação' }, []], MESSAGES.notSigned],
    ['of an ended contract', [{ ...running, situacao: 'Cumprido' }, []], MESSAGES.notSigned],
  ])('a new one: %s', (_, asked, refusal) => expect(refusalOfNovo(...asked)).toBe(refusal))

  it('are counted without a gap, and only the last draft goes', () => {
    const all = [boletim(2, { situacao: 'em_elaboracao' }), boletim(1)]
    expect([proximoNumero([]), proximoNumero(all)]).toEqual([1, 3])
    expect(refusalOfExclusao(boletim(2, { situacao: 'em_elaboracao' }), all)).toBeNull()
    expect(refusalOfExclusao(boletim(2, { situacao: 'enviada' }), all)).toBe(MESSAGES.onlyLast)
    expect(refusalOfExclusao(boletim(1, { situacao: 'em_elaboracao' }), all)).toBe(MESSAGES.onlyLast)
  })

  it.each([
    ['the next month', '2026-03-01', '2026-03-31', {}],
    ['the day after', '2026-03-01', '2026-03-01', {}],
    ['the last day again', '2026-02-28', '2026-03-31', { inicio: overlaps(2, '2026-02-28') }],
    ['inside of an older one', '2026-01-10', '2026-01-20', { inicio: overlaps(2, '2026-02-28') }],
    ['backwards', '2026-03-31', '2026-03-01', { fim: MESSAGES.endBeforeStart }],
    ['before the works began', '2025-12-31', '2026-03-01', { inicio: MESSAGES.beforeContrato }],
  ])('%s', (_, inicio, fim, campos) => {
    expect(problemsOfPeriodo({ inicio, fim }, [boletim(2), boletim(1)], '2026-01-01')).toEqual(campos)
  })

  it.each([
    ['2026-03-01', '2026-03-31', false],
    ['2026-03-01', '2026-04-01', true],
    ['2026-01-31', '2026-02-27', false],
    ['2026-01-31', '2026-02-28', true],
  ])('%s to %s is more than a month: %s', (inicio, fim, more) => {
    expect(passaDeUmMes(inicio, fim)).toBe(more)
  })
})

describe('to be attested', () => {
  const linha = { chave: 1, codigo: '1', quantidade: 100, preco: 1, por: 1 as const }
  const medida = (pleiteada: number, aceita: number | null = null, before = 0): LinhaMedida =>
    medirLinha(linha, before === 0 ? NADA_MEDIDO : { quantidade: before, valor: before }, {
      pleiteada,
      aceita,
    })
  const fine = { problema: null }

  it.each<[string, LinhaMedida, string | null, object]>([
    ['all accepted', medida(10), null, {}],
    ['less, with the reason', medida(10, 5), 'Fora do projeto', {}],
    ['less, without one', medida(10, 5), null, { 'itens.0.motivo': MESSAGES.justifyGlosa }],
    ['taken back without one', medida(-5, null, 10), null, { 'itens.0.motivo': MESSAGES.justifyEstorno }],
    ['taken back', medida(-5, null, 10), 'Medido em dobro', {}],
  ])('%s', (_, one, motivo, campos) => {
    expect(problemsOfAteste([{ medida: one, motivo }], fine, '2026-01-31', '2026-01-31')).toEqual(campos)
  })

  it('is over, and whole', () => {
    const over = { problema: MESSAGES.negativeTotal }
    const campos = problemsOfAteste([{ medida: medida(101), motivo: null }], over, '2026-02-01', '2026-01-31')
    expect(Object.keys(campos)).toEqual(['itens.0.aceita', 'deducoes', 'fim'])
  })
})
