import { describe, expect, it } from 'vitest'
import { CBUQ, CERCA, EXEMPLO, PLACA, REGULARIZACAO, TOTAL, TUBO } from '../quantitativos/exemplo.testing.ts'
import { sumMoney } from '../shared/money.ts'
import { sumQuantities } from '../shared/quantity.ts'
import { fisicoOf, medirBoletim } from './boletim-medido.ts'
import {
  type Anterior,
  type Apontamento,
  acumular,
  anteriorDe,
  type LinhaContratada,
  linhasDeMedicao,
  medirLinha,
  quantidadeTyped,
} from './linha.ts'
import { aboveContracted, belowZero, MESSAGES } from './messages.ts'

const linhas = linhasDeMedicao(EXEMPLO, 'por_item')
const linhaDe = (chave: number): LinhaContratada =>
  linhas.find((linha) => linha.chave === chave) ?? { chave, codigo: '', quantidade: 0, preco: 0, por: 1 }
const claimed = (pleiteada: number, aceita: number | null = null): Apontamento => ({ pleiteada, aceita })

describe('the three bulletins of the worked example', () => {
  const boletins: Map<number, Apontamento>[] = [
    new Map([
      [PLACA, claimed(6)],
      [CERCA, claimed(120)],
      [REGULARIZACAO, claimed(2000)],
    ]),
    new Map([
      [REGULARIZACAO, claimed(2000, 1850.5)],
      [CBUQ, claimed(60, 55)],
      [TUBO, claimed(100)],
    ]),
    new Map([
      [REGULARIZACAO, claimed(1149.5)],
      [CBUQ, claimed(110)],
      [TUBO, claimed(120)],
    ]),
  ]
  const medidos = boletins.reduce<{
    itens: { chave: number; quantidade: number; valor: number }[][]
    medidos: ReturnType<typeof medirBoletim>[]
  }>(
    (done, apontamentos) => {
      const medido = medirBoletim(linhas, acumular(done.itens), apontamentos)
      const itens = linhas.map(({ chave }, index) => {
        const { pleiteada = 0, aceita = null } = apontamentos.get(chave) ?? {}
        return { chave, quantidade: aceita ?? pleiteada, valor: medido.linhas[index]?.periodo ?? 0 }
      })
      return { itens: [...done.itens, itens], medidos: [...done.medidos, medido] }
    },
    { itens: [], medidos: [] },
  ).medidos

  it.each([
    [1, 14_613.72, 0, 14_613.72, 514_374, 2.76],
    [2, 124_430.63, 9152.77, 139_044.35, 389_943.37, 26.28],
    [3, 223_059.07, 0, 362_103.42, 166_884.3, 68.45],
  ])('number %d', (numero, periodo, glosa, acumulado, saldo, fisico) => {
    const somas = medidos[numero - 1]?.somas
    expect(somas).toEqual({ periodo, glosa, acumulado, saldo })
    expect(fisicoOf(acumulado, TOTAL)).toBe(fisico)
  })
})

describe('one row', () => {
  const anterior: Anterior = { quantidade: 100, valor: 23_163 }
  it.each<[string, Apontamento, object]>([
    ['nothing', claimed(0), { periodo: 0, saldo: 200, percentual: 33.33, problema: null }],
    ['some', claimed(120), { periodo: 27_795.6, acumulada: 220, saldo: 80, percentual: 73.33 }],
    ['all that is left', claimed(200), { saldo: 0, valorSaldo: 0, percentual: 100 }],
    ['almost all', claimed(199.9999), { saldo: 0.0001, percentual: 99.99 }],
    ['too much', claimed(200.0001), { problema: aboveContracted(300, 200), periodo: 0, acumulada: 100 }],
    ['part of it accepted', claimed(100, 60), { periodo: 13_897.8, glosa: 9265.2, acumulada: 160 }],
    ['nothing of it accepted', claimed(100, 0), { periodo: 0, glosa: 23_163, acumulada: 100 }],
    [
      'more accepted than claimed',
      claimed(10, 11),
      { problema: MESSAGES.acceptedAbove, periodo: 0, glosa: 0 },
    ],
    ['taken back', claimed(-40), { periodo: -9265.2, glosa: 0, acumulada: 60, saldo: 240, estorno: true }],
    ['all of it taken back', claimed(-100), { periodo: -23_163, acumulada: 0, acumulado: 0 }],
    ['more taken back than measured', claimed(-100.0001), { problema: belowZero(100), acumulada: 100 }],
    ['taken back by who checks', claimed(10, -5), { problema: MESSAGES.acceptedNegative, periodo: 0 }],
    ['more taken back by who checks', claimed(-10, -20), { problema: MESSAGES.acceptedNegative }],
  ])('%s', (_, apontamento, expected) => {
    expect(medirLinha(linhaDe(TUBO), anterior, apontamento)).toMatchObject(expected)
  })

  it('refuses in words', () => {
    expect(aboveContracted(300, 200)).toBe(
      'Passa da quantidade contratada (300,00): o saldo é 200,00. Exceda só com aditivo.',
    )
  })

  it('three thirds are the whole, and not a cent more', () => {
    const linha = { ...linhaDe(TUBO), quantidade: 100, preco: 10.01 }
    const third = [33.3333, 33.3333, 33.3334]
    const periods = third.map((quantidade, index) => {
      const before = sumQuantities(third.slice(0, index))
      return medirLinha(linha, { quantidade: before, valor: 0 }, claimed(quantidade)).periodo
    })
    expect(sumMoney(periods)).toBe(1001)
  })

  it('at another price since an amendment leaves what was paid as it was paid', () => {
    const dearer = { ...linhaDe(TUBO), preco: 300 }
    expect(medirLinha(dearer, anterior, claimed(10))).toMatchObject({
      periodo: 3000,
      acumulado: 26_163,
      saldo: 190,
      valorSaldo: 57_000,
    })
  })

  describe('a stage that a revision made worth something else', () => {
    const etapa: LinhaContratada = { chave: 2, codigo: '2', quantidade: 100, preco: 80, por: 100 }
    const measured = { quantidade: 60, valor: 60 }

    it('is done for the part of its new worth that was measured', () => {
      expect(anteriorDe(etapa, measured)).toEqual({ quantidade: 75, valor: 60 })
      expect(anteriorDe({ ...etapa, preco: 100 }, measured)).toEqual(measured)
      expect(anteriorDe({ ...etapa, preco: 0 }, measured)).toEqual(measured)
    })

    it('takes nothing back by itself, and ends at its worth to the cent', () => {
      expect(medirLinha(etapa, measured, claimed(0))).toMatchObject({
        periodo: 0,
        acumulado: 60,
        valorSaldo: 20,
      })
      expect(medirLinha(etapa, measured, claimed(25))).toMatchObject({ periodo: 20, acumulado: 80, saldo: 0 })
      expect(medirLinha(etapa, measured, claimed(26)).problema).toBe(aboveContracted(100, 25))
      const dearer = { ...etapa, preco: 1_290_189.81 }
      const before = { quantidade: 60, valor: 773_999.99 }
      const { quantidade } = anteriorDe({ ...dearer, preco: 1_300_000.07 }, before)
      const rest = medirLinha(
        { ...dearer, preco: 1_300_000.07 },
        before,
        claimed(sumQuantities([100, -quantidade])),
      )
      expect(rest).toMatchObject({ acumulado: 1_300_000.07, valorSaldo: 0, percentual: 100 })
    })
  })

  it.each([
    ['100%', 80, 80],
    [' 100% ', 0.5, 0.5],
    ['12,5', 80, 12.5],
    ['50%', 80, null],
    ['abc', 80, null],
  ])('typed as %j with %d left is %j', (text, saldo, quantidade) => {
    expect(quantidadeTyped(text, saldo)).toBe(quantidade)
  })
})
