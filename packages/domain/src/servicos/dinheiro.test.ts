import { describe, expect, it } from 'vitest'
import { dinheiroDe } from './dinheiro.ts'

const conta = { valor: 1000, gasto: 1120, contratado: null, medido: 0, pago: 0 }

describe('the money of a project', () => {
  it('without a contract is that of its services, which nobody calls paid', () => {
    expect(dinheiroDe(conta)).toEqual({
      execucao: { orcado: 1000, gasto: 1120, restante: 0, percentual: 112, estourado: true },
      parte: 'Gasto (serviços lançados)',
      quantias: [
        { label: 'Gasto (serviços lançados)', valor: 1120 },
        { label: 'Restante', valor: 0 },
      ],
      usado: '112% do orçamento em serviços lançados',
      texto: 'Os serviços lançados passam do orçamento em R$ 120,00.',
      nota: null,
    })
  })

  it('with one is also what was contracted, measured and paid', () => {
    expect(dinheiroDe({ ...conta, contratado: 900, medido: 300, pago: 250 })).toEqual({
      execucao: { orcado: 1000, gasto: 250, restante: 750, percentual: 25, estourado: false },
      parte: 'Pago',
      quantias: [
        { label: 'Gasto (serviços lançados)', valor: 1120 },
        { label: 'Restante (serviços lançados)', valor: 0 },
        { label: 'Contratado', valor: 900 },
        { label: 'Medido', valor: 300 },
        { label: 'Pago', valor: 250 },
        { label: 'Restante (pago)', valor: 750 },
      ],
      usado: '25% do orçamento pago',
      texto: '25% do orçamento já foi pago.',
      nota: null,
    })
    const adjusted = dinheiroDe({ ...conta, contratado: 900, medido: 300, pago: 310 })
    expect(adjusted.nota).toMatch(/^O pago passa do medido: reajuste de preços não conta como medido/)
  })

  it('without a budget leaves nothing that could be told', () => {
    const { quantias } = dinheiroDe({ ...conta, valor: null, contratado: 900 })
    expect(quantias.filter(({ label }) => label.startsWith('Restante')).map(({ valor }) => valor)).toEqual([
      null,
      null,
    ])
  })

  it('of which nobody recorded measurements or payments is told by its services, and the rest as unknown', () => {
    const told = dinheiroDe({ ...conta, gasto: 460, contratado: 900, medido: null, pago: null })
    expect(told.quantias.map(({ valor }) => valor)).toEqual([460, 540, 900, null, null, null])
    expect([told.parte, told.texto]).toEqual([
      'Gasto (serviços lançados)',
      'Os serviços lançados somam 46% do orçamento.',
    ])
  })

  it.each([
    ['no budget', { ...conta, valor: null }, 'Sem orçamento definido.'],
    ['services within it', { ...conta, gasto: 460 }, 'Os serviços lançados somam 46% do orçamento.'],
    ['nothing paid yet, whatever is planned', { ...conta, contratado: 900 }, '0% do orçamento já foi pago.'],
    [
      'paid above it',
      { ...conta, contratado: 900, pago: 1000.5 },
      'O que foi pago passa do orçamento em R$ 0,50.',
    ],
  ])('in a sentence: %s', (_, contas, texto) => expect(dinheiroDe(contas).texto).toBe(texto))
})
