import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LinhaExecucao, porAno, porMes, porSecretaria, somar, temValores } from './execucao.ts'

const linha = (id_secretaria: number, mes: string, own: Partial<LinhaExecucao>): LinhaExecucao => ({
  id_secretaria,
  mes,
  planejado: 0,
  contratado: 0,
  medido: 0,
  pago: 0,
  reajuste: 0,
  ...own,
})
const LINHAS = [
  linha(17, '2026-01', { contratado: 1000, planejado: 100.1 }),
  linha(17, '2026-03', { medido: 50.1, pago: 40.2, reajuste: 1.5 }),
  linha(12, '2026-03', { medido: 0.2, pago: 0.1 }),
  linha(12, '2027-01', { contratado: -5 }),
]

describe('the financial execution', () => {
  it('adds up to the cent', () => {
    expect(somar(LINHAS)).toEqual({
      planejado: 100.1,
      contratado: 995,
      medido: 50.3,
      pago: 40.3,
      reajuste: 1.5,
    })
    expect(somar([])).toEqual({ planejado: 0, contratado: 0, medido: 0, pago: 0, reajuste: 0 })
  })

  it('has the twelve months of a year, of all departments', () => {
    const meses = porMes(LINHAS, 2026)
    expect(meses.map(({ mes }) => mes)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    )
    expect(meses[2]).toEqual({
      mes: '2026-03',
      planejado: 0,
      contratado: 0,
      medido: 50.3,
      pago: 40.3,
      reajuste: 1.5,
    })
    expect(meses.filter(temValores)).toHaveLength(2)
  })

  it('has every department by name, those without anything too', () => {
    const secretarias = [
      { id_secretaria: 17, secretaria: 'Saúde' },
      { id_secretaria: 12, secretaria: 'Obras' },
      { id_secretaria: 5, secretaria: 'Ágricultura' },
    ]
    expect(
      porSecretaria(LINHAS, secretarias, 2026).map(({ secretaria, contratado, pago }) => [
        secretaria,
        contratado,
        pago,
      ]),
    ).toEqual([
      ['Ágricultura', 0, 0],
      ['Obras', 0, 0.1],
      ['Saúde', 1000, 40.2],
    ])
  })

  it('knows the years in which there is something', () => {
    const nothing = linha(12, '2019-05', {})
    expect(porAno([...LINHAS, nothing]).map(({ ano, contratado }) => [ano, contratado])).toEqual([
      [2026, 1000],
      [2027, -5],
    ])
  })

  it('comes to the same however it is looked at', () => {
    const cents = fc.integer({ min: -1e9, max: 1e9 }).map((amount) => amount / 100)
    const linhas = fc.array(
      fc.record({
        id_secretaria: fc.constantFrom(12, 17),
        mes: fc.constantFrom('2026-01', '2026-12', '2025-06'),
        planejado: cents,
        contratado: cents,
        medido: cents,
        pago: cents,
        reajuste: cents,
      }),
    )
    const secretarias = [12, 17].map((id_secretaria) => ({
      id_secretaria,
      secretaria: String(id_secretaria),
    }))
    fc.assert(
      fc.property(linhas, (all) => {
        const ofYear = somar(all.filter(({ mes }) => mes.startsWith('2026')))
        expect(somar(porMes(all, 2026))).toEqual(ofYear)
        expect(somar(porSecretaria(all, secretarias, 2026))).toEqual(ofYear)
        expect(somar(porAno(all).filter(({ ano }) => ano === 2026)).pago).toBe(
          temValores(ofYear) ? ofYear.pago : 0,
        )
      }),
    )
  })
})
