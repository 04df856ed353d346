import { describe, expect, it } from 'vitest'
import { cidade } from './cidade.ts'
import { SEM_CIDADE } from './padrao.ts'
import { TRIBUNAIS_DE_CONTAS, tribunalOf } from './tribunais.ts'
import { UFS, type Uf } from './ufs.ts'

describe('the court of a municipality', () => {
  it.each<[Uf, string, string]>([
    ['SP', '3518404', 'tce-sp'],
    ['SP', '3550308', 'tcm-sp'],
    ['RJ', '3304557', 'tcm-rj'],
    ['RJ', '3303302', 'tce-rj'],
    ['BA', '2927408', 'tcm-ba'],
    ['GO', '5208707', 'tcm-go'],
    ['PA', '1501402', 'tcm-pa'],
    ['AC', '1200401', 'tce-ac'],
    ['DF', '5300108', 'tcdf'],
  ])('%s %s: %s', (uf, ibge, court) => expect(tribunalOf(uf, ibge)).toBe(court))

  it('is one of those that may be chosen, for every state', () => {
    for (const uf of UFS) expect(Object.hasOwn(TRIBUNAIS_DE_CONTAS, tribunalOf(uf, ''))).toBe(true)
    expect(Object.keys(TRIBUNAIS_DE_CONTAS)).toHaveLength(29)
  })
})

it('a city of which nothing is known is one', () => {
  expect(cidade.parse(SEM_CIDADE)).toEqual(SEM_CIDADE)
})
