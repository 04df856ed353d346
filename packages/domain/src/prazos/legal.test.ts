import { describe, expect, it } from 'vitest'
import { calendarioOf } from '../calendario/dias-uteis.ts'
import type { RegraFeriado } from '../calendario/feriados-do-ano.ts'
import type { Day } from '../shared/days.ts'
import { readChave } from './chave.ts'
import type { FatosAditivo, FatosContrato, FatosConvenio, FatosLegais, FatosParalisacao } from './fatos.ts'
import { degrauOf, detalheOf, isOpen, isTold, type PrazoLegal, prazosLegais } from './legal.ts'

const fixo = (dia_do_mes: number, mes: number): RegraFeriado => ({
  regra: 'fixo',
  mes,
  dia_do_mes,
  deslocamento: null,
  dia: null,
  ativo: true,
})
/** Christmas, New Year, and the two holidays of November. */
const calendario = calendarioOf([fixo(25, 12), fixo(1, 1), fixo(15, 11), fixo(20, 11)])

const OF = { id_secretaria: 12, secretaria_nome: 'Obras', id_projeto: null }
const CONTRATO: FatosContrato = {
  ...OF,
  registro: 'contrato',
  id: 12,
  titulo: 'Contrato 45/2026',
  contratacao_direta: false,
  regime: 1,
  situacao: 'Em execução',
  assinatura: '2026-11-03',
  vigencia_fim: null,
  data_base: null,
  pncp_numero: null,
  encerrado_em: null,
  recebido_provisorio_em: null,
  recebido_definitivo_em: null,
  reajustado_em: null,
}
const ADITIVO: FatosAditivo = {
  ...OF,
  registro: 'aditivo',
  id: 9,
  titulo: 'Ponte',
  tipo: 'valor',
  status: 'aprovado',
  data_assinatura: null,
  antecipado_em: null,
  contratacao_direta: false,
}
const PARADA: FatosParalisacao = {
  ...OF,
  registro: 'paralisacao',
  id: 5,
  titulo: 'Ponte',
  inicio: '2026-08-31',
  reinicio: null,
  aviso_publicado_em: null,
  placa_em: null,
  anteriores: [],
}
const CONVENIO: FatosConvenio = {
  ...OF,
  registro: 'convenio_dade',
  id: 7,
  titulo: 'Mirante',
  vigencia_convenio: '2026-09-30',
}

const contrato = (part: Partial<FatosContrato>): FatosContrato => ({ ...CONTRATO, ...part })
const aditivo = (part: Partial<FatosAditivo>): FatosAditivo => ({ ...ADITIVO, ...part })
const parada = (part: Partial<FatosParalisacao>): FatosParalisacao => ({ ...PARADA, ...part })
const cumprido = (part: Partial<FatosContrato>) => contrato({ situacao: 'Cumprido', ...part })

const HOJE: Day = '2026-11-16'
const all = (fatos: FatosLegais, hoje = HOJE) => prazosLegais(fatos, { calendario, hoje })
const find = (fatos: FatosLegais, chave: string, hoje = HOJE) =>
  all(fatos, hoje).find((prazo) => prazo.chave === chave)

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

describe('it ends', () => {
  it.each<[string, FatosLegais, string, PrazoLegal['encerrado']]>([
    [
      'with the number of the PNCP',
      contrato({ pncp_numero: '123-1/2026' }),
      'contrato:12:pncp',
      { em: null, por: 'PNCP 123-1/2026' },
    ],
    ['not by itself', CONTRATO, 'contrato:12:pncp', null],
    ['quantities, by a mark alone', contrato({ pncp_numero: '1' }), 'contrato:12:quantitativos', null],
    [
      'a term with the contract',
      cumprido({ vigencia_fim: '2026-12-01', encerrado_em: '2026-11-10' }),
      'contrato:12:vigencia',
      { em: '2026-11-10', por: 'cumprido' },
    ],
    [
      'provisional receipt with its term',
      cumprido({ encerrado_em: '2026-10-01', recebido_provisorio_em: '2026-10-09' }),
      'contrato:12:provisorio',
      { em: '2026-10-09', por: 'termo provisório' },
    ],
    [
      'or with the definitive one',
      cumprido({ encerrado_em: '2026-10-01', recebido_definitivo_em: '2026-10-20' }),
      'contrato:12:provisorio',
      { em: '2026-10-20', por: 'termo definitivo' },
    ],
    [
      'a reajuste noted after the anniversary',
      contrato({ assinatura: '2025-01-01', data_base: '2025-02-01', reajustado_em: '2026-03-01' }),
      'contrato:12:reajuste-2026',
      { em: '2026-03-01', por: 'apostila de reajuste' },
    ],
    [
      'not one noted before it',
      contrato({ assinatura: '2025-01-01', data_base: '2025-02-01', reajustado_em: '2026-01-01' }),
      'contrato:12:reajuste-2026',
      null,
    ],
    [
      'a verbal start with the signature',
      aditivo({ antecipado_em: '2026-10-01', data_assinatura: '2026-10-20' }),
      'aditivo:9:termo',
      { em: '2026-10-20', por: 'termo assinado' },
    ],
    [
      'a notice needs the sign too',
      parada({ aviso_publicado_em: '2026-09-20' }),
      'paralisacao:5:aviso',
      null,
    ],
    [
      'with notice and sign, the later day',
      parada({ aviso_publicado_em: '2026-09-20', placa_em: '2026-09-25' }),
      'paralisacao:5:aviso',
      { em: '2026-09-25', por: 'aviso e placa' },
    ],
    [
      'or with the restart',
      parada({ reinicio: '2026-11-01' }),
      'paralisacao:5:aviso',
      { em: '2026-11-01', por: 'obra reiniciada' },
    ],
  ])('%s', (_, fatos, chave, encerrado) => {
    expect(find(fatos, chave)?.encerrado).toEqual(encerrado)
  })
})

describe('the ladder of a term', () => {
  const vigencia = (dias: Day) => find(contrato({ vigencia_fim: dias }), 'contrato:12:vigencia') as PrazoLegal
  it.each<[Day, number, number | null, boolean, string]>([
    ['2027-03-17', 121, null, false, 'Fim da vigência do contrato'],
    ['2027-03-16', 120, 120, true, 'Fim da vigência do contrato (aviso de 120 dias)'],
    ['2027-02-14', 90, 90, true, 'Fim da vigência do contrato (aviso de 90 dias)'],
    ['2027-01-16', 61, 90, true, 'Fim da vigência do contrato (aviso de 90 dias)'],
    ['2027-01-15', 60, 60, true, 'Fim da vigência do contrato (aviso de 60 dias)'],
    ['2026-12-16', 30, 30, true, 'Fim da vigência do contrato (aviso de 30 dias)'],
    ['2026-11-23', 7, 7, true, 'Fim da vigência do contrato (aviso de 7 dias)'],
    ['2026-11-16', 0, 7, true, 'Fim da vigência do contrato (aviso de 7 dias)'],
    ['2026-11-15', -1, 7, true, 'Fim da vigência do contrato'],
  ])('a term until %s, in %d days, is at the step %s', (fim, dias, step, told, words) => {
    const prazo = vigencia(fim)
    expect([prazo.dias, degrauOf(prazo), isTold(prazo), detalheOf(prazo)]).toEqual([dias, step, told, words])
  })
})

describe('what is told', () => {
  it('working days are told where the law counts in them', () => {
    expect(find(CONTRATO, 'contrato:12:pncp')).toMatchObject({ dias: 16, dias_uteis: 11 })
    expect(find(CONVENIO, 'convenio_dade:7:contas')).toMatchObject({ dias: 14, dias_uteis: null })
  })

  it('liability passes by itself; what was not done stays', () => {
    const over = cumprido({
      assinatura: '2021-05-01',
      encerrado_em: '2021-09-01',
      recebido_definitivo_em: '2021-11-10',
    })
    expect(isOpen(find(over, 'contrato:12:responsabilidade') as PrazoLegal)).toBe(false)
    expect(isOpen(find(over, 'contrato:12:executados') as PrazoLegal)).toBe(true)
  })

  it('the law a term was signed under is the one it rests on', () => {
    const base = (assinatura: Day) =>
      find(contrato({ assinatura, vigencia_fim: HOJE }), 'contrato:12:vigencia')?.regra.base
    expect([base('2020-05-01'), base('2024-05-01')]).toEqual([
      'art. 57, Lei 8.666/1993',
      'art. 105, Lei 14.133/2021',
    ])
    expect(find(contrato({ contratacao_direta: true }), 'contrato:12:pncp')?.regra.base).toBe(
      'art. 94, II, Lei 14.133/2021',
    )
  })

  it('no record has a key twice, and every key leads back to it', () => {
    const whole = contrato({ vigencia_fim: '2030-01-01', data_base: '2024-05-05', assinatura: '2024-06-01' })
    for (const fatos of [whole, aditivo({ data_assinatura: HOJE, antecipado_em: HOJE }), PARADA, CONVENIO]) {
      const keys = all(fatos).map(({ chave }) => chave)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.length).toBeGreaterThan(0)
      for (const key of keys) expect(readChave(key)).toEqual({ registro: fatos.registro, id: fatos.id })
    }
  })

  it.each([
    '',
    'contrato',
    'contrato:0:pncp',
    'contrato:99999999999:pncp',
    'contrato:4000000000:pncp',
    'projeto:1:pncp',
    'contrato:1:pncp:x',
    'contrato:1:<b>',
    'convenio_xis:1:contas',
  ])('a key that is none: %j', (chave) => {
    expect(readChave(chave)).toBeNull()
  })
})
