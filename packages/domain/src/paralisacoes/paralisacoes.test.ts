import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarioOf, diasUteisBetween } from '../calendario/dias-uteis.ts'
import type { SituacaoContrato } from '../contratos/dominios.ts'
import { type Etapa, SITUACOES, type Situacao } from '../etapas/etapa.ts'
import { paralisadaText } from '../projetos/paralisada.ts'
import { addDays, daysBetween } from '../shared/days.ts'
import { avisos, type DiasUteis, diasUteisParados } from './avisos.ts'
import { contratoEmExecucao } from './contrato.ts'
import { paralisacaoCreate } from './paralisacao.ts'
import { prorrogar } from './prorrogar.ts'
import { avisoText, placaText } from './textos.ts'

const etapa = (numero: number, situacao: Situacao | null, inicio: string | null, fim: string | null) => ({
  numero,
  nome: 'Etapa',
  inicio,
  fim,
  prazo: numero * 10,
  situacao,
})
const seis: Etapa[] = [
  etapa(1, 'Concluído', '2027-01-01', '2027-03-01'),
  etapa(2, 'Em andamento', '2027-03-02', '2028-02-29'),
  etapa(3, 'Atrasado', '2027-05-01', null),
  etapa(4, 'Não iniciado', '2027-12-31', '2028-01-31'),
  etapa(5, null, '2028-02-01', '2028-12-31'),
  etapa(6, null, null, null),
]

describe('the days stopped move what is unfinished', () => {
  it('the end of what runs, both dates of what has not begun, nothing of what is concluded', () => {
    expect(prorrogar(seis, '2027-12-15', '2028-01-31')).toEqual([
      { numero: 2, inicio: '2027-03-02', fim: '2028-04-16', prazo: 67 },
      { numero: 3, inicio: '2027-05-01', fim: null, prazo: 77 },
      { numero: 4, inicio: '2028-02-16', fim: '2028-03-18', prazo: 40 },
      { numero: 5, inicio: '2028-03-19', fim: '2029-02-16', prazo: 50 },
      { numero: 6, inicio: null, fim: null, prazo: 60 },
    ])
  })

  const moved = (etapas: readonly Etapa[], from: string, to: string): Etapa[] => {
    const by = new Map(prorrogar(etapas, from, to).map((one) => [one.numero, one]))
    return etapas.map((one) => ({ ...one, ...by.get(one.numero) }))
  }

  it.each([
    ['a day', '2027-12-31', '2028-01-01'],
    ['over a leap day', '2028-02-28', '2028-03-01'],
    ['over two years’ ends', '2026-11-16', '2028-01-02'],
  ])('%s and another stop are as one of the sum', (_, inicio, reinicio) => {
    const days = daysBetween(inicio, reinicio)
    for (const second of [1, 28, 366]) {
      const twice = moved(moved(seis, inicio, reinicio), '2029-06-01', addDays('2029-06-01', second))
      expect(twice).toEqual(moved(seis, '2020-01-01', addDays('2020-01-01', days + second)))
    }
  })

  it('whatever the stages, two stops are as one of the sum, in either order', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((number) => addDays('2024-01-01', number))
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
    const stages = fc.array(
      fc.record({
        situacao: maybe(fc.constantFrom(...SITUACOES)),
        inicio: maybe(day),
        fim: maybe(day),
        prazo: maybe(fc.nat(900)),
      }),
      { maxLength: 6 },
    )
    const stop = fc.tuple(day, fc.integer({ min: 1, max: 900 })).map(([from, days]) => ({
      from,
      to: addDays(from, days),
    }))
    fc.assert(
      fc.property(stages, stop, stop, (drawn, one, other) => {
        const etapas = drawn.map((stage, index) => ({ ...stage, numero: index + 1, nome: 'Etapa' }))
        const both = moved(moved(etapas, one.from, one.to), other.from, other.to)
        const sum = daysBetween(one.from, one.to) + daysBetween(other.from, other.to)
        expect(both).toEqual(moved(moved(etapas, other.from, other.to), one.from, one.to))
        expect(both).toEqual(moved(etapas, '2024-02-29', addDays('2024-02-29', sum)))
      }),
    )
  })
})

/** A city without holidays. */
const calendario = calendarioOf([])
const diasDeSemana: DiasUteis = (from, to) => diasUteisBetween(calendario, from, to)

describe('what the law asks or allows', () => {
  const open = { inicio: '2027-12-15', reinicio: null, aviso_publicado_em: null, placa_em: null }
  const kinds = (paradas: Parameters<typeof avisos>[0], today: string) =>
    avisos(paradas, today, diasDeSemana).map(({ aviso }) => aviso)

  it.each([
    ['2028-01-15', []],
    ['2028-01-16', ['publicar']],
    ['2028-03-15', ['publicar']],
    ['2028-03-16', ['publicar', 'tres_meses']],
    ['2028-04-18', ['publicar', 'tres_meses']],
    ['2028-04-19', ['publicar', 'tres_meses', 'dias_uteis']],
  ])('on %s: %j', (today, expected) => {
    expect(kinds([open], today)).toEqual(expected)
  })

  it('names what is still missing, until nothing is', () => {
    const text = (aviso_publicado_em: string | null, placa_em: string | null) =>
      avisos([{ ...open, aviso_publicado_em, placa_em }], '2028-02-01', diasDeSemana)[0]?.texto
    expect(text(null, null)).toBe(
      'Parada há mais de um mês desde 15/01/2028 (art. 115, § 6º). Faltam o aviso no site e a placa no local da obra.',
    )
    expect(text('2028-01-20', null)).toMatch(/Falta a placa no local da obra\.$/)
    expect(text(null, '2028-01-20')).toMatch(/Falta o aviso no site\.$/)
    expect(text('2028-01-20', '2028-01-20')).toBeUndefined()
  })

  it('adds up the working days of all stoppages, by the calendar it is given', () => {
    const before = { ...open, inicio: '2027-01-04', reinicio: '2027-04-05' }
    expect(diasUteisParados([before], '2028-01-01', diasDeSemana)).toBe(65)
    expect(kinds([before, open], '2028-01-18')).toEqual(['publicar'])
    expect(kinds([before, open], '2028-01-19')).toEqual(['publicar', 'dias_uteis'])
    const closed = { ...open, reinicio: '2028-01-19' }
    expect(kinds([before, closed], '2030-01-01')).toEqual(['dias_uteis'])
    expect(avisos([before, closed], '2030-01-01', () => 44)).toEqual([])
    expect(avisos([before, closed], '2030-01-01', () => 45)).toHaveLength(1)
  })
})

describe('what everyone reads', () => {
  const stopped = {
    desde: '2027-12-15',
    motivo: 'desapropriacao' as const,
    detalhe: null,
    responsavel: 'Secretaria de Obras',
    reinicio_previsto: '2028-03-01',
  }
  const outro = {
    ...stopped,
    motivo: 'outro' as const,
    detalhe: 'Achado arqueológico',
    reinicio_previsto: null,
  }
  it.each([
    [
      stopped,
      '2028-01-31',
      'Obra paralisada há 47 dias: desapropriação; responsável: Secretaria de Obras; reinício previsto para 01/03/2028.',
    ],
    [
      stopped,
      '2027-12-16',
      'Obra paralisada há 1 dia: desapropriação; responsável: Secretaria de Obras; reinício previsto para 01/03/2028.',
    ],
    [
      outro,
      '2027-12-15',
      'Obra paralisada desde hoje: achado arqueológico; responsável: Secretaria de Obras; sem reinício previsto.',
    ],
    [
      { ...stopped, detalhe: 'duas casas' },
      '2027-12-25',
      'Obra paralisada há 10 dias: desapropriação: duas casas; responsável: Secretaria de Obras; reinício previsto para 01/03/2028.',
    ],
  ])('%j on %s', (one, today, text) => {
    expect(paralisadaText(one, today)).toBe(text)
  })

  it('is ready for the site and for the sign', () => {
    const told = {
      ...stopped,
      nomeprojeto: 'Ponte',
      secretaria_nome: 'Obras',
      contrato_nome: null,
      inicio: stopped.desde,
    }
    expect(avisoText(told)).toBe(
      'AVISO DE PARALISAÇÃO DE OBRA\nLei nº 14.133/2021, art. 115, § 6º\n\nObra: Ponte\nSecretaria: Obras\nParalisada desde: 15/12/2027\nMotivo: Desapropriação\nResponsável: Secretaria de Obras\nReinício previsto: 01/03/2028',
    )
    expect(placaText({ ...told, reinicio_previsto: null })).toBe(
      'OBRA PARALISADA\nPonte\nDesde: 15/12/2027\nMotivo: Desapropriação\nResponsável: Secretaria de Obras\nReinício previsto: ainda sem data prevista',
    )
    const contracted = { ...told, contrato_nome: '45/2027 · Construtora Vale' }
    expect(avisoText(contracted)).toContain(
      'Secretaria: Obras\nContrato: 45/2027 · Construtora Vale\nParalisada',
    )
    expect(placaText(contracted)).toBe(placaText(told))
  })
})

describe('the contract that works go on under', () => {
  it.each<[string, SituacaoContrato[], number | null]>([
    ['none', [], null],
    ['the only one', ['Em execução'], 1],
    ['the only one that runs', ['Cumprido', 'Em execução', 'Anulado'], 2],
    ['nobody knows which', ['Em execução', 'Em execução'], null],
    ['none that runs', ['Cumprido'], null],
  ])('is %s', (_, situacoes, found) => {
    const contratos = situacoes.map((situacao, index) => ({ id: index + 1, situacao }))
    expect(contratoEmExecucao(contratos)).toBe(found)
  })
})

describe('a new stoppage', () => {
  const body = { id_projeto: 1, motivo: 'outro', responsavel: 'Obras', inicio: '2027-01-10' }
  const refused = (more: object) =>
    paralisacaoCreate.safeParse({ ...body, detalhe: 'x', ...more }).error?.issues.map(({ path }) => path[0])
  it.each([
    [{}, undefined],
    [{ detalhe: '' }, ['detalhe']],
    [{ motivo: 'preguica' }, ['motivo']],
    [{ responsavel: ' ' }, ['responsavel']],
    [{ reinicio_previsto: '2027-01-10' }, ['reinicio_previsto']],
    [{ reinicio_previsto: '2027-01-11' }, undefined],
    [{ inicio: '2027-02-29' }, ['inicio']],
    [{ ordem: 'x'.repeat(61) }, ['ordem']],
  ])('with %j', (more, expected) => {
    expect(refused(more)).toEqual(expected)
  })
})
