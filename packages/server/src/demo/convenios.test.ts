import { diferenca } from '@paco/domain/convenios/conferencia'
import { FAMILIAS, type KnownFamilia } from '@paco/domain/convenios/familias'
import { ESTADOS, estadoDoConvenio } from '@paco/domain/convenios/vigencia'
import { describe, expect, it } from 'vitest'
import { listConvenios } from './convenios.ts'

const DAYS = ['2026-02-28', '2026-11-15', '2028-01-01']

describe.each(FAMILIAS.map((familia) => [familia.key, familia] as const))(
  'agreements of %s',
  (_, familia) => {
    it('are the same at every start of one day', () => {
      expect(listConvenios(familia, '2026-11-15')).toEqual(listConvenios(familia, '2026-11-15'))
    })

    it.each(DAYS)('are as many and as varied as a city has on %s', (today) => {
      const rows = listConvenios(familia, today)
      expect(rows.length).toBeGreaterThanOrEqual(15)
      expect(rows.length).toBeLessThanOrEqual(30)
      expect(new Set(rows.map((row) => row[familia.titulo])).size).toBe(rows.length)
      const states = new Set(rows.map((row) => estadoDoConvenio(familia, row, today)))
      const expected: Record<string, readonly string[]> = {
        finisa: ['sem data'],
        estadual: ESTADOS.filter((estado) => estado !== 'sem data'),
        federal: ESTADOS.filter((estado) => estado !== 'sem data'),
      }
      expect([...states].sort()).toEqual([...(expected[familia.key] ?? ESTADOS)].sort())
      for (const { assinatura_termo: assinatura } of rows) {
        if (typeof assinatura === 'string') expect(assinatura < today).toBe(true)
      }
    })
  },
)

it('some totals do not add up, most do', () => {
  const differing = (familia: KnownFamilia) =>
    listConvenios(familia, '2026-11-15').filter((row) => (diferenca(familia, row) ?? 0) !== 0).length
  const [, estadual, federal] = FAMILIAS
  for (const count of [differing(estadual), differing(federal)]) {
    expect(count).toBeGreaterThanOrEqual(1)
    expect(count).toBeLessThanOrEqual(7)
  }
})
