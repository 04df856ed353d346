import { describe, expect, it } from 'vitest'
import { cnpj, formatCnpj, isCnpj, plainCnpj } from './cnpj.ts'
import { validate } from './issues.ts'

describe('a CNPJ', () => {
  it.each([
    ['11.222.333/0001-81', true],
    ['11222333000181', true],
    ['11.222.333/0001-82', false],
    ['11.222.333/0001-91', false],
    ['12.ABC.345/01DE-35', true],
    ['12.abc.345/01de-35', true],
    ['12.ABC.345/01DE-36', false],
    ['12.ABD.345/01DE-35', false],
    ['00.000.000/0000-00', false],
    ['1122233300018', false],
    ['112223330001811', false],
    ['12ABC34501DEAB', false],
    ['12ÁBC34501DE35', false],
    ['', false],
  ])('%s: %s', (typed, right) => {
    expect(isCnpj(plainCnpj(typed))).toBe(right)
  })

  it('is wrong with any one character mistaken for its neighbour', () => {
    const right = '12ABC34501DE35'
    for (const [index, char] of [...right].entries()) {
      const other = char === 'E' ? 'F' : char === '9' ? '8' : String.fromCharCode(char.charCodeAt(0) + 1)
      expect(isCnpj(right.slice(0, index) + other + right.slice(index + 1))).toBe(false)
    }
  })

  it('is printed with its signs', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    expect(formatCnpj('?')).toBe('?')
  })

  it.each([
    ['529.982.247-25', 'Informe um CNPJ: CPF de pessoa não é guardado aqui.'],
    ['11.222.333/0001-82', 'Informe um CNPJ válido.'],
    ['1'.repeat(41), 'Informe um CNPJ válido.'],
  ])('%s is refused: %s', (typed, reason) => {
    expect(validate(cnpj, typed)).toMatchObject({ ok: false, campos: { corpo: reason } })
  })
})
