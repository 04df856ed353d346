import { describe, expect, it } from 'vitest'
import type { Day } from '../shared/days.ts'
import { readChave } from './chave.ts'
import type { FatosLegais } from './fatos.ts'
import {
  aditivo,
  all,
  CONTRATO,
  CONVENIO,
  contrato,
  cumprido,
  find,
  HOJE,
  OBRA,
  PARADA,
  parada,
} from './legal.testing.ts'
import { degrauOf, detalheOf, isOpen, isTold, type PrazoLegal } from './legal.ts'

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

describe('works without evolution', () => {
  it.each<[Day, number, boolean, string]>([
    ['2026-12-17', 31, false, 'Obra sem evolução'],
    ['2026-12-16', 30, true, 'Obra sem evolução (aviso de 30 dias)'],
    ['2026-11-16', 0, true, 'Obra sem evolução (aviso de 30 dias)'],
    ['2026-11-15', -1, true, 'Obra sem evolução'],
    ['2025-11-15', -366, true, 'Obra sem evolução'],
  ])('from %s on, in %d days', (sem_evolucao_em, dias, told, words) => {
    const prazo = find({ ...OBRA, sem_evolucao_em }, 'obra:3:evolucao') as PrazoLegal
    expect([prazo.dia, prazo.dias, isTold(prazo), detalheOf(prazo)]).toEqual([
      sem_evolucao_em,
      dias,
      told,
      words,
    ])
    expect([isOpen(prazo), prazo.regra.soPeloRegistro, prazo.dias_uteis]).toEqual([true, true, null])
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
    for (const fatos of [
      whole,
      aditivo({ data_assinatura: HOJE, antecipado_em: HOJE }),
      PARADA,
      OBRA,
      CONVENIO,
    ]) {
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
