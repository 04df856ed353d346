import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { aditivoCreate, decisao } from './aditivo.ts'

const valor = {
  tipo: 'valor',
  id_projeto: 1,
  id_secretaria: 12,
  id_orcamento: 3,
  valor: 100,
  descricao_pedido: 'Rocha',
}
const prazo = { tipo: 'prazo', id_projeto: 1, id_secretaria: 12, prazo: 30, etapa: 3 }

const NO_VALOR = 'Selecione um orçamento e informe um valor válido.'
const NO_PRAZO = 'Informe um prazo válido.'
const NO_ETAPA = 'Selecione uma etapa.'
const LONG = 'x'.repeat(2001)

describe('a request', () => {
  it.each<[string, object, object]>([
    ['a department', { ...valor, id_secretaria: null }, { id_secretaria: 'Selecione uma secretaria.' }],
    ['a type', { ...valor, tipo: 'outro' }, { tipo: 'Escolha valor ou prazo.' }],
    ['of value a budget', { ...valor, id_orcamento: undefined }, { id_orcamento: NO_VALOR }],
    ['of value an amount', { ...valor, valor: null }, { valor: NO_VALOR }],
    ['of value a number', { ...valor, valor: 'dez' }, { valor: NO_VALOR }],
    ['of value a finite number', { ...valor, valor: Number.POSITIVE_INFINITY }, { valor: NO_VALOR }],
    ['of value no less than 0', { ...valor, valor: -0.01 }, { valor: 'O valor não pode ser negativo.' }],
    [
      'of value steps of 0.01',
      { ...valor, valor: 0.001 },
      { valor: 'Use no máximo duas casas decimais e até 9.999.999.999.999,99.' },
    ],
    ['of value a reason', { ...valor, descricao_pedido: ' ' }, { descricao_pedido: 'Campo obrigatório.' }],
    [
      'a reason that fits',
      { ...prazo, descricao_pedido: LONG },
      { descricao_pedido: 'Use no máximo 2000 caracteres.' },
    ],
    ['of deadline days', { ...prazo, prazo: undefined }, { prazo: NO_PRAZO }],
    ['of deadline 1 day at least', { ...prazo, prazo: 0 }, { prazo: NO_PRAZO }],
    ['of deadline whole days', { ...prazo, prazo: 1.5 }, { prazo: NO_PRAZO }],
    ['of deadline ten years at most', { ...prazo, prazo: 3651 }, { prazo: NO_PRAZO }],
    ['of deadline a stage', { ...prazo, etapa: null }, { etapa: NO_ETAPA }],
    ['of deadline a stage from 1', { ...prazo, etapa: 0 }, { etapa: NO_ETAPA }],
    ['of deadline a stage to 6', { ...prazo, etapa: 7 }, { etapa: NO_ETAPA }],
  ])('needs %s', (_, body, campos) => {
    expect(validate(aditivoCreate, body)).toEqual({ ok: false, campos })
  })

  it('of value may be of nothing, and says nothing of days', () => {
    expect(validate(aditivoCreate, { ...valor, valor: 0, prazo: 30, etapa: 3 })).toMatchObject({
      ok: true,
      data: { valor: 0, prazo: null, etapa: null },
    })
  })

  it('of deadline needs no reason, and says nothing of money', () => {
    expect(
      validate(aditivoCreate, { ...prazo, prazo: '1', etapa: '6', valor: 5, id_orcamento: 3 }),
    ).toMatchObject({
      ok: true,
      data: { prazo: 1, etapa: 6, valor: null, id_orcamento: null },
    })
  })
})

describe('a decision', () => {
  const CHOOSE = { decisao: 'Selecione aprovado ou reprovado.' }
  const JUSTIFY = { descricao_decisao: 'Justificativa é obrigatória para reprovação.' }
  it.each<[string, object, object]>([
    ['is approved or rejected', { decisao: null, descricao_decisao: 'x' }, CHOOSE],
    ['against it needs a reason', { decisao: 'rejeitado' }, JUSTIFY],
    ['against it needs more than spaces', { decisao: 'rejeitado', descricao_decisao: '  ' }, JUSTIFY],
  ])('%s', (_, body, campos) => {
    expect(validate(decisao, body)).toEqual({ ok: false, campos })
  })

  it.each([
    { decisao: 'aprovado', descricao_decisao: '' },
    { decisao: 'rejeitado', descricao_decisao: 'Sem projeto' },
  ])('%j is complete', (body) => {
    expect(validate(decisao, body).ok).toBe(true)
  })
})
