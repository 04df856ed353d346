import { describe, expect, it } from 'vitest'
import { problemsOfAteste } from './ateste.ts'
import { type LinhaMedida, medirLinha, NADA_MEDIDO } from './linha.ts'
import { MESSAGES, overlaps } from './messages.ts'
import {
  type BoletimAnterior,
  passaDeUmMes,
  periodoSugerido,
  problemsOfPeriodo,
  proximoNumero,
  refusalOfExclusao,
  refusalOfNovo,
} from './periodo.ts'

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

describe('the period the next bulletin most likely has', () => {
  const contrato = { ordem_inicio: '2026-03-10', assinatura: '2026-03-02', vigencia_fim: '2026-09-06' }

  it.each<[string, Parameters<typeof periodoSugerido>, string, string]>([
    ['the first, from the order to begin', [contrato, [], '2026-11-16'], '2026-03-10', '2026-03-31'],
    [
      'from the signature',
      [{ ...contrato, ordem_inicio: null }, [], '2026-11-16'],
      '2026-03-02',
      '2026-03-31',
    ],
    [
      'of this month, where there is neither',
      [{ ordem_inicio: null, assinatura: null, vigencia_fim: null }, [], '2026-11-16'],
      '2026-11-01',
      '2026-11-30',
    ],
    ['the month after', [contrato, [{ fim: '2026-03-31' }], '2026-11-16'], '2026-04-01', '2026-04-30'],
    [
      'after the latest',
      [contrato, [{ fim: '2026-04-30' }, { fim: '2026-03-31' }], ''],
      '2026-05-01',
      '2026-05-31',
    ],
    ['the rest of a month', [contrato, [{ fim: '2026-04-15' }], ''], '2026-04-16', '2026-04-30'],
    [
      'over a turn of the year',
      [{ ...contrato, vigencia_fim: null }, [{ fim: '2026-12-31' }], ''],
      '2027-01-01',
      '2027-01-31',
    ],
    ['within the contract', [contrato, [{ fim: '2026-08-31' }], ''], '2026-09-01', '2026-09-06'],
    ['past its end', [contrato, [{ fim: '2026-09-06' }], ''], '2026-09-07', '2026-09-30'],
  ])('%s', (_, args, inicio, fim) => {
    expect(periodoSugerido(...args)).toEqual({ inicio, fim })
  })
})
