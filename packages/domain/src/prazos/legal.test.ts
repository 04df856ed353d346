import { describe, expect, it } from 'vitest'
import type { Day } from '../shared/days.ts'
import type { FatosContrato, FatosLegais } from './fatos.ts'
import {
  aditivo,
  all,
  CONTRATO,
  CONVENIO,
  contrato,
  cumprido,
  find,
  HOJE,
  PARADA,
  parada,
} from './legal.testing.ts'

describe('a legal deadline falls due', () => {
  it.each<[string, FatosLegais, string, Day | undefined]>([
    ['20 working days after the signature', CONTRATO, 'contrato:12:pncp', '2026-12-02'],
    ['10 when there was no tender', contrato({ contratacao_direta: true }), 'contrato:12:pncp', '2026-11-17'],
    ['over the turn of the year', contrato({ assinatura: '2026-12-21' }), 'contrato:12:pncp', '2027-01-20'],
    ['never before it is signed', contrato({ assinatura: null }), 'contrato:12:pncp', undefined],
    [
      'never of what the law did not yet rule',
      contrato({ assinatura: '2021-03-31' }),
      'contrato:12:pncp',
      undefined,
    ],
    ['quantities, 25 after the signature', CONTRATO, 'contrato:12:quantitativos', '2026-12-09'],
    ['quantities, of works only', contrato({ regime: 10 }), 'contrato:12:quantitativos', undefined],
    [
      'executed ones, 45 after the end',
      cumprido({ encerrado_em: '2026-11-03' }),
      'contrato:12:executados',
      '2027-01-08',
    ],
    ['executed ones, not while it runs', CONTRATO, 'contrato:12:executados', undefined],
    [
      'executed ones, not of what was annulled',
      contrato({ situacao: 'Anulado', encerrado_em: '2026-11-03' }),
      'contrato:12:executados',
      undefined,
    ],
    ['the end of the term', contrato({ vigencia_fim: '2027-03-07' }), 'contrato:12:vigencia', '2027-03-07'],
    ['no end without a term', CONTRATO, 'contrato:12:vigencia', undefined],
    [
      'provisional receipt, 15 days after the end, moved off a Sunday holiday',
      cumprido({ encerrado_em: '2026-10-31' }),
      'contrato:12:provisorio',
      '2026-11-16',
    ],
    [
      'no receipt of what was broken off',
      contrato({ situacao: 'Rescindido com sanção', encerrado_em: '2026-10-31' }),
      'contrato:12:provisorio',
      undefined,
    ],
    [
      'definitive receipt, 90 days after the provisional one',
      cumprido({ encerrado_em: '2026-08-01', recebido_provisorio_em: '2026-08-10' }),
      'contrato:12:definitivo',
      '2026-11-09',
    ],
    [
      'five years of liability, from a leap day',
      cumprido({
        assinatura: '2022-01-10',
        encerrado_em: '2023-12-01',
        recebido_definitivo_em: '2024-02-29',
      }),
      'contrato:12:responsabilidade',
      '2029-02-28',
    ],
    ['an amendment on the PNCP', aditivo({ data_assinatura: '2026-11-03' }), 'aditivo:9:pncp', '2026-12-02'],
    [
      'the same of a direct contract',
      aditivo({ data_assinatura: '2026-11-03', contratacao_direta: true }),
      'aditivo:9:pncp',
      '2026-11-17',
    ],
    [
      'not what is only noted',
      aditivo({ tipo: 'apostila', data_assinatura: '2026-11-03' }),
      'aditivo:9:pncp',
      undefined,
    ],
    [
      'the term of a verbal start, a month later',
      aditivo({ antecipado_em: '2026-01-31' }),
      'aditivo:9:termo',
      '2026-03-02',
    ],
    [
      'no term of what was refused',
      aditivo({ antecipado_em: '2026-01-31', status: 'rejeitado' }),
      'aditivo:9:termo',
      undefined,
    ],
    ['the notice of a stoppage, a month after it began', PARADA, 'paralisacao:5:aviso', '2026-09-30'],
    [
      'no notice when it restarted before',
      parada({ reinicio: '2026-09-30' }),
      'paralisacao:5:aviso',
      undefined,
    ],
    ['three months of stoppage, to the last of November', PARADA, 'paralisacao:5:tres-meses', '2026-11-30'],
    ['ninety working days of one stoppage', PARADA, 'paralisacao:5:noventa-dias', '2027-01-07'],
    [
      'ninety working days of several, added up',
      parada({
        anteriores: [
          { inicio: '2026-02-02', reinicio: '2026-03-02' },
          { inicio: '2026-05-04', reinicio: '2026-06-29' },
        ],
      }),
      'paralisacao:5:noventa-dias',
      '2026-10-12',
    ],
    [
      'at once where those before did already',
      parada({ anteriores: [{ inicio: '2025-01-01', reinicio: '2026-01-01' }] }),
      'paralisacao:5:noventa-dias',
      '2026-08-31',
    ],
    [
      'an agreement’s accounts, 60 days after its term, moved off a Sunday',
      CONVENIO,
      'convenio_dade:7:contas',
      '2026-11-30',
    ],
    [
      'no accounts while the term runs',
      { ...CONVENIO, vigencia_convenio: '2026-11-16' },
      'convenio_dade:7:contas',
      undefined,
    ],
    [
      'no accounts without a term',
      { ...CONVENIO, vigencia_convenio: null },
      'convenio_dade:7:contas',
      undefined,
    ],
    [
      'and never beyond the calendar',
      contrato({ assinatura: '2199-12-31' }),
      'contrato:12:pncp',
      '2199-12-31',
    ],
  ])('%s', (_, fatos, chave, dia) => {
    expect(find(fatos, chave)?.dia).toBe(dia)
  })
})

describe('reajuste: the last anniversary passed and the next, while the contract runs', () => {
  const running = contrato({ assinatura: '2024-03-01', data_base: '2023-12-10', vigencia_fim: '2027-06-30' })
  const years = (fatos: FatosContrato, hoje = HOJE) =>
    all(fatos, hoje)
      .filter(({ regra }) => regra.chave === 'reajuste')
      .map(({ chave, dia }) => `${chave} ${dia}`)
  it.each<[string, FatosContrato, Day, string[]]>([
    ['within the first year only the next', running, '2024-11-01', ['contrato:12:reajuste-2024 2024-12-10']],
    [
      'later both',
      running,
      HOJE,
      ['contrato:12:reajuste-2025 2025-12-10', 'contrato:12:reajuste-2026 2026-12-10'],
    ],
    ['none beyond the term', running, '2027-01-10', ['contrato:12:reajuste-2026 2026-12-10']],
    [
      'none before the signature',
      contrato({ data_base: '2025-01-10' }),
      '2026-11-16',
      ['contrato:12:reajuste-2027 2027-01-10'],
    ],
    ['none of what has ended', { ...running, encerrado_em: '2026-01-01' }, HOJE, []],
    ['none without a base date', { ...running, data_base: null }, HOJE, []],
    [
      'of a leap day, on 28 February',
      contrato({ assinatura: '2024-03-01', data_base: '2024-02-29' }),
      '2025-01-10',
      ['contrato:12:reajuste-2025 2025-02-28'],
    ],
  ])('%s', (_, fatos, hoje, told) => {
    expect(years(fatos, hoje)).toEqual(told)
  })
})
