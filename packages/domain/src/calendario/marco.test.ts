import { describe, expect, it } from 'vitest'
import { parseDay } from '../shared/days.ts'
import { validate } from '../shared/issues.ts'
import {
  isDoPca,
  MARCO_LABELS,
  MARCOS,
  type MarcoGuardado,
  type MarcoKey,
  marcoPadrao,
  marcosDoAno,
  marcoUpdate,
  recusaDoMarco,
} from './marco.ts'

describe('the usual day', () => {
  it.each<[MarcoKey, number, string | null]>([
    ['ppa_envio', 2029, '2029-08-31'],
    ['ppa_devolucao', 2029, '2029-12-22'],
    ['ppa_envio', 2026, null],
    ['ppa_envio', 2025, '2025-08-31'],
    ['ldo_envio', 2026, '2026-04-15'],
    ['ldo_devolucao', 2026, '2026-07-17'],
    ['loa_envio', 2026, '2026-08-31'],
    ['loa_devolucao', 2026, '2026-12-22'],
    ['encerramento', 2026, '2026-12-31'],
    ['congelamento', 2026, null],
    ['pca_dfd_ate', 2027, '2026-04-01'],
    ['pca_consolidacao', 2027, '2026-04-30'],
    ['pca_aprovacao', 2027, '2026-05-15'],
    ['pca_revisao_de', 2027, '2026-09-15'],
    ['pca_revisao_ate', 2027, '2026-11-15'],
    ['pca_revisao_loa', 2027, '2027-01-15'],
  ])('%s of %d: %s', (marco, ano, day) => {
    expect(marcoPadrao(ano, marco)).toBe(day)
  })

  it('is a day of the calendar in every year', () => {
    for (let ano = 2000; ano <= 2100; ano += 1)
      for (const marco of MARCOS) {
        const day = marcoPadrao(ano, marco)
        expect(day === null || parseDay(day) === day).toBe(true)
      }
  })
})

const decreto: MarcoGuardado = {
  ano: 2026,
  marco: 'encerramento',
  data: '2026-12-04',
  base: 'Decreto 99/2026',
  versao: 3,
}

describe('the calendar of a year', () => {
  it('has every day, in the order of the list; those of the PPA in the first year of a mandate', () => {
    expect(marcosDoAno(2025, []).map(({ marco }) => marco)).toEqual([...MARCOS])
    expect(marcosDoAno(2026, []).map(({ marco }) => marco)).toEqual(
      MARCOS.filter((marco) => !marco.startsWith('ppa')),
    )
    expect(MARCOS.filter(isDoPca)).toHaveLength(6)
    expect(Object.keys(MARCO_LABELS)).toEqual([...MARCOS])
  })

  it('says what the city says, and keeps the usual day beside it', () => {
    const of = (ano: number) => marcosDoAno(ano, [decreto]).find(({ marco }) => marco === 'encerramento')
    expect(of(2026)).toEqual({ ...decreto, padrao: '2026-12-31' })
    expect(of(2027)).toEqual({
      ano: 2027,
      marco: 'encerramento',
      data: '2027-12-31',
      base: 'Lei 4.320/1964, arts. 34 e 35',
      padrao: '2027-12-31',
      versao: 0,
    })
  })
})

describe('a day that cannot be', () => {
  it.each<[string, MarcoKey, string, string | null]>([
    ['another day of the year', 'encerramento', '2027-12-10', null],
    ['a day of another year', 'encerramento', '2026-12-10', 'Informe um dia de 2027.'],
    ['of a plan, in the year before', 'pca_dfd_ate', '2026-03-01', null],
    ['of a plan, in its own year', 'pca_revisao_loa', '2027-01-30', null],
    ['of a plan, two years before', 'pca_dfd_ate', '2025-03-01', 'Informe um dia de 2026 ou 2027.'],
    [
      'sent after it comes back',
      'ldo_envio',
      '2027-08-01',
      '“LDO: envio à câmara” não pode ser depois de “LDO: devolução para sanção”.',
    ],
    [
      'back before it was sent',
      'loa_devolucao',
      '2027-08-01',
      '“LOA: envio à câmara” não pode ser depois de “LOA: devolução para sanção”.',
    ],
    ['on the same day', 'pca_revisao_ate', '2026-09-15', null],
    ['where nothing is usual', 'congelamento', '2027-11-30', null],
  ])('%s', (_, marco, data, refusal) => {
    expect(recusaDoMarco(marcosDoAno(2027, []), { ano: 2027, marco, data })).toBe(refusal)
  })

  it.each([
    [{ data: '2026-12-04', versao: 0 }, {}],
    [{ data: '2026-12-04', base: 'Decreto 99/2026' }, {}],
    [{}, { data: expect.any(String) }],
    [{ data: '2026-02-30' }, { data: expect.any(String) }],
    [{ data: '2026-12-04', versao: -1 }, { versao: expect.any(String) }],
    [{ data: '2026-12-04', base: 'a'.repeat(201) }, { base: 'Use no máximo 200 caracteres.' }],
  ])('the form says %o', (body, campos) => {
    const held = validate(marcoUpdate, body)
    expect(held.ok ? {} : held.campos).toEqual(campos)
  })
})
