import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMoney } from '../shared/money.ts'
import {
  baseOf,
  limiteOf,
  type Medidas,
  medir,
  passaCom,
  passesLimit,
  percentDoLimite,
  tetosOf,
  usoDoLimite,
} from './limite.ts'

describe('the legal ceiling', () => {
  it.each([
    ['nothing added', 1000, 0, false],
    ['exactly 25%', 1000, 250, false],
    ['one cent above', 1000, 250.01, true],
    ['a quarter that is no whole cent', 0.1, 0.02, false],
    ['the next cent', 0.1, 0.03, true],
    ['the largest amounts there are', 9_999_999_999_999.96, 2_499_999_999_999.99, false],
    ['one cent above the largest', 9_999_999_999_999.96, 2_500_000_000_000, true],
    ['any addition to no value', null, 0.01, true],
    ['any addition to a value of zero', 0, 0.01, true],
    ['no addition to no value', null, 0, false],
  ])('%s', (_, original, added, passes) => {
    expect(passesLimit(original, added)).toBe(passes)
  })

  it.each([
    { original: 1000, aprovado: 0, pendente: 0, percents: [0, 0], passou: false, passaria: false },
    { original: 1000, aprovado: 125, pendente: 100, percents: [12.5, 22.5], passou: false, passaria: false },
    { original: 1000, aprovado: 200, pendente: 100, percents: [20, 30], passou: false, passaria: true },
    { original: 1000, aprovado: 260, pendente: 0, percents: [26, 26], passou: true, passaria: true },
    { original: null, aprovado: 0, pendente: 10, percents: [null, null], passou: false, passaria: true },
    // What passes the ceiling never reads as 25%, however little it passes it by.
    {
      original: 100_000,
      aprovado: 25_000.01,
      pendente: 0,
      percents: [25.01, 25.01],
      passou: true,
      passaria: true,
    },
  ])('%j', ({ original, aprovado, pendente, percents, passou, passaria }) => {
    const [percentAprovado, percentComPendente] = percents
    expect(limiteOf(original, aprovado, pendente)).toEqual({
      original,
      aprovado,
      pendente,
      permitido: 25,
      teto: original === null ? null : original / 4,
      percentAprovado,
      percentComPendente,
      passou,
      passaria,
    })
  })

  it('adds up without binary fractions', () => {
    expect(limiteOf(1.2, 0.1, 0.2)).toMatchObject({ percentComPendente: 25, passaria: false })
  })
})

/** A contract of this initial value, with what was approved of it. */
const contrato = (
  inicial: number | null,
  own: Partial<Medidas> & { reajustes?: number; reforma?: boolean } = {},
): Medidas => {
  const { reajustes = 0, reforma = false, ...sums } = own
  return {
    limite_base: baseOf(inicial, reajustes),
    acrescimos_aprovados: 0,
    acrescimos_pendentes: 0,
    supressoes_aprovadas: 0,
    supressoes_pendentes: 0,
    ...tetosOf(reforma),
    ...sums,
  }
}

describe('increases and suppressions', () => {
  it('of a contract of R$ 528.987,72 are judged apart, and the net is not', () => {
    const asked = { valor: 57_907.5, supressao: 87_267 }
    const { acrescimos, supressoes } = medir(contrato(528_987.72), asked)
    expect([acrescimos.percentComPendente, supressoes.percentComPendente]).toEqual([10.95, 16.5])
    expect([acrescimos.passaria, supressoes.passaria]).toEqual([false, false])
    expect(sumMoney([asked.valor, -asked.supressao])).toBe(-29_359.5)
  })

  it.each<[string, Medidas, { valor?: number; supressao?: number }, ReturnType<typeof passaCom>]>([
    ['25% more', contrato(1000), { valor: 250 }, null],
    ['a cent above', contrato(1000), { valor: 250.01 }, 'acrescimos'],
    ['25% less', contrato(1000), { supressao: 250 }, null],
    ['a cent below', contrato(1000), { supressao: 250.01 }, 'supressoes'],
    ['50% more of a reform', contrato(1000, { reforma: true }), { valor: 500 }, null],
    ['a cent above that', contrato(1000, { reforma: true }), { valor: 500.01 }, 'acrescimos'],
    [
      'a reform has no more to take out',
      contrato(1000, { reforma: true }),
      { supressao: 250.01 },
      'supressoes',
    ],
    ['both at their ceilings', contrato(1000), { valor: 250, supressao: 250 }, null],
    [
      'more added is not paid by what is taken out',
      contrato(1000),
      { valor: 300, supressao: 200 },
      'acrescimos',
    ],
    [
      'with what was approved before',
      contrato(1000, { supressoes_aprovadas: 200 }),
      { supressao: 50.01 },
      'supressoes',
    ],
    [
      'what was added before leaves suppressions alone',
      contrato(1000, { acrescimos_aprovados: 900 }),
      { supressao: 250 },
      null,
    ],
    ['an adjusted base', contrato(1000, { reajustes: 100 }), { valor: 275 }, null],
    ['a cent above the adjusted base', contrato(1000, { reajustes: 100 }), { valor: 275.01 }, 'acrescimos'],
    ['anything of no value', contrato(null), { supressao: 0.01 }, 'supressoes'],
  ])('%s', (_, medidas, asked, passes) => {
    expect(passaCom(medidas, { valor: null, supressao: null, ...asked })).toBe(passes)
  })

  it.each([
    [contrato(1000), { valor: 125, supressao: null }, 50],
    [contrato(1000), { valor: 125, supressao: 200 }, 80],
    [contrato(1000, { reforma: true }), { valor: 125, supressao: null }, 25],
    [contrato(1000, { acrescimos_aprovados: 250 }), { valor: 0.01, supressao: null }, 100.01],
    [contrato(1000), { valor: null, supressao: null }, null],
    [contrato(null), { valor: 10, supressao: null }, null],
    [contrato(0), { valor: 10, supressao: null }, null],
  ])('%j with %j use %s% of the ceiling', (medidas, asked, percent) => {
    expect(percentDoLimite(medidas, asked)).toBe(percent)
  })

  it('use of the largest amounts is exact', () => {
    expect(usoDoLimite(9_999_999_999_999.96, 2_499_999_999_999.99)).toBe(100)
    expect(usoDoLimite(9_999_999_999_999.96, 2_500_000_000_000)).toBe(100.01)
  })
})

describe('whatever is amended', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_00 }).map((cents) => cents / 100)
  const event = fc.record({ classe: fc.constantFrom('valor', 'supressao', 'reajuste'), quantia: money })
  type Event = { classe: string; quantia: number }
  const sumOf = (events: readonly Event[], classe: string) =>
    sumMoney(events.filter((one) => one.classe === classe).map(({ quantia }) => quantia))
  const measured = (events: readonly Event[]) =>
    medir(
      contrato(528_987.72, {
        reajustes: sumOf(events, 'reajuste'),
        acrescimos_aprovados: sumOf(events, 'valor'),
        supressoes_aprovadas: sumOf(events, 'supressao'),
      }),
    )

  it('the order of events does not matter', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(measured([...events].reverse())).toEqual(measured(events))
      }),
    )
  })

  it('what is taken out never lowers what was added, nor the other way round', () => {
    fc.assert(
      fc.property(fc.array(event), money, (events, quantia) => {
        const before = measured(events)
        expect(measured([...events, { classe: 'supressao', quantia }]).acrescimos).toEqual(before.acrescimos)
        expect(measured([...events, { classe: 'valor', quantia }]).supressoes).toEqual(before.supressoes)
      }),
    )
  })

  it('an adjustment raises the base, and only that', () => {
    fc.assert(
      fc.property(fc.array(event), money, (events, quantia) => {
        const before = measured(events)
        const after = measured([...events, { classe: 'reajuste', quantia }])
        expect(after.acrescimos.original).toBe(sumMoney([before.acrescimos.original ?? 0, quantia]))
        expect(after.acrescimos.aprovado).toBe(before.acrescimos.aprovado)
        expect(after.supressoes.aprovado).toBe(before.supressoes.aprovado)
        expect(after.acrescimos.passou && !before.acrescimos.passou).toBe(false)
      }),
    )
  })
})
