import { describe, expect, it } from 'vitest'
import { MESSAGES } from './messages.ts'
import {
  prazoDoRecebimento,
  problemsOfTermo,
  type Recebido,
  refusalOfMudanca,
  refusalOfTermo,
  responsabilidadeAte,
  type TermoRecebimento,
} from './regras.ts'

const TODAY = '2026-11-16'
const contrato: Recebido = {
  assinatura: '2026-01-10',
  fiscal_titular_id: 2,
  fiscal_titular: 'Ana Lima',
  fiscal_substituto_id: null,
  fiscal_substituto: 'Caio Reis',
  atestaram: [8],
}
const pessoa = (id_usuario: number | null, nome: string) => ({ id_usuario, nome })
const ANA = pessoa(2, 'Ana Lima')
const BIA = pessoa(5, 'Bia Melo')
const CAIO = pessoa(null, 'Cáio Reis')

const provisorio: TermoRecebimento = {
  tipo: 'provisorio',
  data: '2026-10-01',
  responsaveis: [ANA],
  ressalvas: null,
  corrigir_ate: null,
  sanadas_em: null,
}
const definitivo: TermoRecebimento = {
  ...provisorio,
  tipo: 'definitivo',
  data: '2026-11-10',
  responsaveis: [BIA],
}
const reserved: TermoRecebimento = {
  ...provisorio,
  ressalvas: 'Meio-fio quebrado',
  corrigir_ate: '2026-10-31',
}

describe('the provisional receipt', () => {
  it.each<[string, Partial<TermoRecebimento>, object]>([
    ['by the inspector', {}, {}],
    ['by the substitute, who has no account', { responsaveis: [CAIO] }, {}],
    ['by the inspector and others', { responsaveis: [BIA, ANA] }, {}],
    ['by somebody else', { responsaveis: [BIA] }, { responsaveis: MESSAGES.notFiscal }],
    ['by nobody', { responsaveis: [] }, { responsaveis: MESSAGES.nobody }],
    ['by one twice', { responsaveis: [ANA, ANA] }, { responsaveis: MESSAGES.repeatedPerson }],
    ['tomorrow', { data: '2026-11-17' }, { data: MESSAGES.future }],
    ['before the signature', { data: '2026-01-09' }, { data: MESSAGES.beforeSignature }],
    ['with reservations', reserved, {}],
    [
      'without a deadline for them',
      { ...reserved, corrigir_ate: null },
      { corrigir_ate: MESSAGES.needsDeadline },
    ],
    [
      'a deadline of no day',
      { ...reserved, corrigir_ate: '2026-10-01' },
      { corrigir_ate: MESSAGES.deadlineBefore },
    ],
    ['a deadline for nothing', { corrigir_ate: '2026-10-31' }, { corrigir_ate: MESSAGES.deadlineWithout }],
    ['mended without anything to mend', { sanadas_em: TODAY }, { sanadas_em: MESSAGES.curedWithout }],
    ['mended tomorrow', { ...reserved, sanadas_em: '2026-11-17' }, { sanadas_em: MESSAGES.future }],
  ])('%s', (_, own, campos) => {
    expect(problemsOfTermo({ ...provisorio, ...own }, contrato, null, TODAY)).toEqual(campos)
  })

  it('of a contract nobody signed', () => {
    expect(problemsOfTermo(provisorio, { ...contrato, assinatura: null }, null, TODAY)).toEqual({
      data: MESSAGES.notSigned,
    })
  })
})

describe('the definitive receipt', () => {
  it.each<[string, Partial<TermoRecebimento>, TermoRecebimento | null, object]>([
    ['by another', {}, provisorio, {}],
    ['by a committee', { responsaveis: [BIA, pessoa(null, 'Davi Sá')] }, provisorio, {}],
    ['by the inspector', { responsaveis: [ANA] }, provisorio, { responsaveis: MESSAGES.samePerson }],
    [
      'by a committee with the inspector in it',
      { responsaveis: [BIA, ANA] },
      provisorio,
      { responsaveis: MESSAGES.samePerson },
    ],
    [
      'by who attested a measurement, inspector no more',
      { responsaveis: [pessoa(8, 'Davi')] },
      provisorio,
      { responsaveis: MESSAGES.samePerson },
    ],
    ['by the substitute', { responsaveis: [CAIO] }, provisorio, { responsaveis: MESSAGES.samePerson }],
    [
      'by who received it first',
      {},
      { ...provisorio, responsaveis: [ANA, BIA] },
      { responsaveis: MESSAGES.samePerson },
    ],
    ['without the first', {}, null, { data: MESSAGES.provisionalFirst }],
    ['before the first', { data: '2026-09-30' }, provisorio, { data: MESSAGES.beforeProvisional }],
    ['on the same day', { data: '2026-10-01' }, provisorio, {}],
    ['with open reservations', {}, reserved, { tipo: MESSAGES.openReservations }],
    ['with mended ones', {}, { ...reserved, sanadas_em: '2026-11-01' }, {}],
    [
      'with reservations of its own',
      { ressalvas: 'Falta pintura' },
      provisorio,
      { ressalvas: MESSAGES.reservationsInFinal },
    ],
  ])('%s', (_, own, first, campos) => {
    expect(problemsOfTermo({ ...definitivo, ...own }, contrato, first, TODAY)).toEqual(campos)
  })
})

describe('terms', () => {
  it('are one of each kind, and stay once the last is there', () => {
    expect(refusalOfTermo('definitivo', ['provisorio'])).toBeNull()
    expect(refusalOfTermo('provisorio', ['provisorio'])).toBe(MESSAGES.repeated)
    expect(refusalOfMudanca(['provisorio'])).toBeNull()
    expect(refusalOfMudanca(['provisorio', 'definitivo'])).toBe(MESSAGES.definitiveStays)
  })

  it('fall due as the contract says, or as is usual', () => {
    expect(prazoDoRecebimento('provisorio', '2026-10-01')).toBe('2026-10-16')
    expect(prazoDoRecebimento('definitivo', '2026-10-01')).toBe('2026-12-30')
    expect(prazoDoRecebimento('definitivo', '2026-10-01', 30)).toBe('2026-10-31')
    expect(responsabilidadeAte('2024-02-29')).toBe('2029-02-28')
  })
})
