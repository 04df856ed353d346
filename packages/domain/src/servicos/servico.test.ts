import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { MAX_MONEY } from '../shared/money.ts'
import { leftOfTotal, servicoCreate, servicoUpdate } from './servico.ts'

const body = { projeto_id: 7, descricao: 'Drenagem', valor_total: 300.3, peso: 0 }
const parcelas = (...pairs: [unknown, unknown][]) => pairs.map(([mes, valor]) => ({ mes, valor }))

describe('what the installments leave of the total', () => {
  it.each([
    [300.3, [100.1, 200.2], 0],
    [300.3, [100.1, 200.21], -0.01],
    [0.3, [0.1, 0.1], 0.1],
    [50, [], 50],
    [MAX_MONEY, [MAX_MONEY], 0],
  ])('%d less %j', (total, valores, left) =>
    expect(
      leftOfTotal(
        total,
        valores.map((valor, index) => ({ mes: index + 1, valor })),
      ),
    ).toBe(left),
  )
})

describe('a service', () => {
  it.each([
    ['without installments', {}],
    ['without a weight', { peso: undefined }],
    ['that costs nothing', { valor_total: 0 }],
    ['with installments up to its total', { parcelas: parcelas([1, 100.1], ['2', '200.2']) }],
    ['twice in one month', { parcelas: parcelas([600, 1], [600, 1]) }],
  ])('%s is taken', (_sentence, own) => expect(validate(servicoCreate, { ...body, ...own }).ok).toBe(true))

  it.each([
    ['a description', { descricao: ' ' }, 'descricao', 'Campo obrigatório.'],
    ['a description of at most 500 characters', { descricao: 'x'.repeat(501) }, 'descricao', /500/],
    ['a total', { valor_total: undefined }, 'valor_total', 'Informe um valor total válido'],
    ['a total that is a number', { valor_total: 'R$ 5' }, 'valor_total', 'Informe um valor total válido'],
    [
      'a finite total',
      { valor_total: Number.POSITIVE_INFINITY },
      'valor_total',
      'Informe um valor total válido',
    ],
    ['a total in cents', { valor_total: 0.001 }, 'valor_total', /duas casas decimais/],
    ['a weight of at most 100%', { peso: 100.01 }, 'peso', 'O maior valor aceito é 100.'],
    ['months from 1', { parcelas: parcelas([0, 1]) }, 'parcelas.0.mes', 'O menor valor aceito é 1.'],
    ['whole months', { parcelas: parcelas([1, 1], [1.5, 1]) }, 'parcelas.1.mes', 'Informe o mês.'],
    ['months within fifty years', { parcelas: parcelas([601, 1]) }, 'parcelas.0.mes', /600/],
    ['amounts from 0', { parcelas: parcelas([1, -0.01]) }, 'parcelas.0.valor', /negativo/],
    ['a list of installments', { parcelas: 'todas' }, 'parcelas', 'Informe a lista de parcelas.'],
    [
      'installments within its total',
      { parcelas: parcelas([1, 100.1], [2, 200.21]) },
      'parcelas',
      'As parcelas somam mais que o valor total do serviço.',
    ],
  ])('needs %s', (_sentence, own, field, reason) => {
    const checked = validate(servicoCreate, { ...body, ...own })
    expect(checked).toMatchObject({ ok: false })
    expect(checked.ok ? '' : checked.campos[field]).toMatch(reason)
  })

  it('is never changed without its installments being said, weight and version apart', () => {
    const { projeto_id: _, peso: __, ...change } = body
    expect(validate(servicoUpdate, change)).toMatchObject({
      ok: false,
      campos: { parcelas: 'Informe a lista de parcelas.' },
    })
    expect(validate(servicoUpdate, { ...change, parcelas: [] })).toEqual({
      ok: true,
      data: { ...change, parcelas: [] },
    })
  })
})
