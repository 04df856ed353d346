import { describe, expect, it } from 'vitest'
import { type Copia, situacaoDasCopias } from './copia.ts'
import { copiaDevida, copiasDemais, lerNomeDaCopia, nomeDaCopia } from './guardar.ts'

const at = (text: string) => new Date(text)
const NOW = at('2026-11-18T12:00:00Z')

describe('the name of a backup', () => {
  it.each([
    ['diaria', '2026-11-18T06:00:12.345Z', undefined, 'paco-diaria-20261118T060012Z.backup.gz'],
    ['pedida', '2026-01-02T23:59:59Z', undefined, 'paco-pedida-20260102T235959Z.backup.gz'],
    ['antes', '2026-11-18T06:00:00Z', '0065_x', 'paco-antes-de-0065-20261118T060000Z.backup.gz'],
  ] as const)('%s of %s', (tipo, quando, migracao, nome) => {
    expect(nomeDaCopia(tipo, at(quando), migracao)).toBe(nome)
    const whole = at(quando.replace(/\.\d+/, ''))
    expect(lerNomeDaCopia(nome)).toEqual({ tipo, quando: whole })
  })

  it.each([
    'paco.backup.gz',
    'paco-diaria-20261118T060012Z.backup.gz.parcial',
    'paco-diaria-20261118T060012Z.backup.gz.json',
    'paco-diaria-20261318T060012Z.backup.gz',
    'minha-paco-diaria-20261118T060012Z.backup.gz',
    'paco-antes-20261118T060012Z.backup.gz',
  ])('%s is none of ours', (nome) => expect(lerNomeDaCopia(nome)).toBeNull())
})

describe('a backup is due', () => {
  it.each([
    ['where there never was one', null, '2026-11-18T12:00:00Z', true],
    ['not before the hour', '2026-11-17T06:00:10Z', '2026-11-18T05:59:59Z', false],
    [
      'at three in the morning, by the clock of the city',
      '2026-11-17T06:00:10Z',
      '2026-11-18T06:00:00Z',
      true,
    ],
    ['once', '2026-11-18T06:00:00Z', '2026-11-19T05:59:59Z', false],
    ['after nights when the server was off', '2026-11-10T06:00:00Z', '2026-11-18T14:00:00Z', true],
    ['not when somebody asked for one since', '2026-11-18T07:00:00Z', '2026-11-18T14:00:00Z', false],
    ['though somebody asked for one just before', '2026-11-18T05:30:00Z', '2026-11-18T06:00:00Z', true],
  ])('%s', (_, last, now, expected) =>
    expect(copiaDevida(at(now), 3, last === null ? null : at(last))).toBe(expected),
  )
})

/** One each night up to and with the last, good unless said. */
const nights = (count: number, last = '2026-11-18', boa = (_daysAgo: number) => true) =>
  Array.from({ length: count }, (_, ago) => ({
    nome: nomeDaCopia('diaria', new Date(Date.parse(`${last}T06:00:00Z`) - ago * 86_400_000)),
    boa: boa(ago),
  }))
const daysLeft = (all: ReturnType<typeof nights>, now = NOW) => {
  const gone = copiasDemais(all, now)
  return all
    .filter(({ nome }) => !gone.includes(nome))
    .map(({ nome }) => lerNomeDaCopia(nome)?.quando.toISOString().slice(5, 10))
}

describe('what is kept', () => {
  it('is seven days, four weeks and twelve months', () => {
    // 18 November 2026 is a Wednesday: its week and those before end on the 18th, 15th, 8th and 1st.
    expect(daysLeft(nights(500))).toEqual([
      ...['11-18', '11-17', '11-16', '11-15', '11-14', '11-13', '11-12'],
      ...['11-08', '11-01', '10-31', '09-30', '08-31', '07-31', '06-30', '05-31'],
      ...['04-30', '03-31', '02-28', '01-31', '12-31'],
    ])
  })

  it('is the same when it is looked at every night as when it is looked at once', () => {
    let kept: ReturnType<typeof nights> = []
    for (const one of nights(500).reverse()) {
      kept = [...kept, one]
      const now = new Date((lerNomeDaCopia(one.nome)?.quando.getTime() ?? 0) + 60_000)
      const gone = copiasDemais(kept, now)
      kept = kept.filter(({ nome }) => !gone.includes(nome))
    }
    expect(daysLeft(kept.reverse())).toEqual(daysLeft(nights(500)))
  })

  it.each([
    ['few are all kept', nights(7), []],
    [
      'the same day keeps its newest',
      [...nights(1), { nome: 'paco-pedida-20261118T030500Z.backup.gz', boa: true }],
      ['paco-pedida-20261118T030500Z.backup.gz'],
    ],
    [
      'a good one goes before a newer one that is not',
      [
        ...nights(1, '2026-11-18', () => false),
        { nome: 'paco-pedida-20261118T030500Z.backup.gz', boa: true },
      ],
      ['paco-diaria-20261118T060000Z.backup.gz'],
    ],
    [
      'strangers stay',
      [...nights(1), { nome: 'fotos-da-festa.zip', boa: false }, { nome: 'paco.backup.gz', boa: true }],
      [],
    ],
    ['what says to be of tomorrow stays', [...nights(1), ...nights(1, '2027-01-01')], []],
    [
      'of those before a migration three stay, and none of them takes the place of a night',
      [
        ...nights(1),
        ...['1', '2', '3', '4'].map((n) => ({
          nome: `paco-antes-de-006${n}-2026111${n}T060000Z.backup.gz`,
          boa: true,
        })),
      ],
      ['paco-antes-de-0061-20261111T060000Z.backup.gz'],
    ],
  ])('%s', (_, all, gone) => expect(copiasDemais(all, NOW)).toEqual(gone))

  it('is never without the only good one, however old', () => {
    const all = nights(60, '2026-11-18', (ago) => ago === 50)
    const good = all[50]
    expect(copiasDemais(all, NOW)).not.toContain(good?.nome)
    expect(
      copiasDemais(
        all.filter((one) => one.boa),
        NOW,
      ),
    ).toEqual([])
  })
})

describe('how backups stand', () => {
  const one = (
    quando: string,
    conferida = true,
    tipo: Copia['tipo'] = 'diaria',
  ): Pick<Copia, 'quando' | 'conferida' | 'tipo'> => ({ quando, conferida, tipo })
  const before = (quando: string) => one(quando, true, 'antes')
  it.each([
    ['nenhuma', []],
    ['em dia', [one('2026-11-16T12:00:00Z')]],
    ['atrasada', [one('2026-11-16T11:59:59Z')]],
    ['atrasada', [one('2026-11-18T06:00:00Z', false)]],
    ['em dia', [one('2026-11-18T06:00:00Z', false), one('2026-11-17T06:00:00Z')]],
    ['em dia', [one('2026-11-18T06:00:00Z', true, 'pedida')]],
    // What is made before an update takes no night's place.
    ['atrasada', [before('2026-11-18T06:00:00Z'), one('2026-11-15T06:00:00Z')]],
    ['atrasada', [before('2026-11-18T06:00:00Z'), one('2026-11-18T03:00:00Z', false)]],
    ['em dia', [before('2026-11-10T06:00:00Z'), one('2026-11-18T03:00:00Z')]],
    ['nenhuma', [before('2026-11-18T06:00:00Z')]],
    ['atrasada', [before('2026-11-15T06:00:00Z')]],
  ] as const)('%s', (expected, all) => expect(situacaoDasCopias(all, NOW)).toBe(expected))
})
