import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { formatValor, lancamentoBairroCreate, lancamentoBairroUpdate } from './lancamento-bairro.ts'

describe("an entry's value", () => {
  it.each([
    [1234.5, 'R$ 1.234,50'],
    [0, 'R$ 0,00'],
    ['1234.5', 'R$ 1.234,50'],
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['  ', ''],
    ['mil reais', 'Valor inválido'],
    ['R$ 10,00', 'Valor inválido'],
    [Number.NaN, 'Valor inválido'],
    [Number.POSITIVE_INFINITY, 'Valor inválido'],
    [true, 'Valor inválido'],
    [[], 'Valor inválido'],
    [{}, 'Valor inválido'],
  ])('%j is shown as %j', (value, shown) => {
    expect(formatValor(value)).toBe(shown)
  })
})

const entry = {
  Bairro: 'Campinho',
  Zona: 'Sul',
  Descricao: 'Troca de lâmpadas',
  Tipo: 'Iluminação',
  Fonte: '01 Tesouro',
  Valor: 1000,
}

describe('an entry', () => {
  it('needs its six fields and no more', () => {
    expect(validate(lancamentoBairroCreate, entry)).toMatchObject({ ok: true, data: entry })
    expect(validate(lancamentoBairroCreate, {})).toMatchObject({
      campos: Object.fromEntries(Object.keys(entry).map((name) => [name, expect.any(String)])),
    })
    expect(validate(lancamentoBairroCreate, { ...entry, programa: '' })).toMatchObject({
      data: { programa: null },
    })
  })

  it.each([
    ['Bairro', ' ', 'Campo obrigatório.'],
    ['Bairro', 'x'.repeat(121), 'Use no máximo 120 caracteres.'],
    ['Zona', 'x'.repeat(61), 'Use no máximo 60 caracteres.'],
    ['Descricao', '', 'Campo obrigatório.'],
    ['Tipo', null, 'Campo obrigatório.'],
    ['Fonte', 7, 'Campo obrigatório.'],
    ['Valor', 'mil', 'Informe um valor válido.'],
    ['Valor', null, 'Informe um valor válido.'],
    ['Valor', -1, 'O valor não pode ser negativo.'],
    ['Valor', 0.001, 'Use no máximo duas casas decimais e até 9.999.999.999.999,99.'],
    ['programa', 'x'.repeat(201), 'Use no máximo 200 caracteres.'],
  ])('is refused with %s %j, new or changed', (field, value, reason) => {
    const campos = { ok: false, campos: { [field]: reason } }
    expect(validate(lancamentoBairroCreate, { ...entry, [field]: value })).toEqual(campos)
    expect(validate(lancamentoBairroUpdate, { [field]: value })).toEqual(campos)
  })
})
