import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { fonte } from './fonte.ts'

describe('the source of a budget line', () => {
  it.each([
    ['01', '01'],
    ['01 Tesouro', '01'],
    [' 95 Transferências e Convênios Federais - Vinculados - Exercícios Anteriores', '95'],
  ])('%j is reduced to its code', (sent, code) => {
    expect(validate(fonte, sent)).toEqual({ ok: true, data: code })
  })

  it.each([
    ['03', 'Escolha uma das seis fontes de recurso.'],
    ['011', 'Escolha uma das seis fontes de recurso.'],
    ['Tesouro', 'Escolha uma das seis fontes de recurso.'],
    ['', 'Campo obrigatório.'],
    [1, 'Campo obrigatório.'],
  ])('%j is refused', (sent, reason) => {
    expect(validate(fonte, sent)).toEqual({ ok: false, campos: { corpo: reason } })
  })
})
