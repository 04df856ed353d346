import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { decisao } from './decisao.ts'
import { aditivoCreate, pedidoOf, termo } from './pedido.ts'

const valor = {
  tipo: 'valor',
  id_projeto: 1,
  id_secretaria: 12,
  id_orcamento: 3,
  valor: 100,
  descricao_pedido: 'Rocha',
}
const prazo = { tipo: 'prazo', id_projeto: 1, id_secretaria: 12, prazo: 30, etapa: 3 }

const of12 = { id_projeto: 1, id_secretaria: 12, descricao_pedido: 'Rocha' }
const supressao = { ...of12, tipo: 'supressao', supressao: 80 }
const misto = { ...of12, tipo: 'misto', valor: 100, id_orcamento: 3, supressao: 80 }
const apostila = { ...of12, tipo: 'apostila', reajuste: 51.97 }

const NO_SUPRESSAO = 'Informe o valor da supressão.'
const NO_REAJUSTE = 'Informe o valor do reajuste.'
const TWO = 'Um aditivo misto tem pelo menos dois: acréscimo, supressão ou prazo.'
const NO_VALOR = 'Selecione um orçamento e informe um valor válido.'
const NO_PRAZO = 'Informe um prazo válido.'
const NO_ETAPA = 'Selecione uma etapa.'
const LONG = 'x'.repeat(2001)

describe('a request', () => {
  it.each<[string, object, object]>([
    ['a department', { ...valor, id_secretaria: null }, { id_secretaria: 'Selecione uma secretaria.' }],
    ['a type', { ...valor, tipo: 'outro' }, { tipo: 'Escolha o tipo de aditivo.' }],
    ['of value a budget', { ...valor, id_orcamento: undefined }, { id_orcamento: NO_VALOR }],
    ['of value an amount', { ...valor, valor: null }, { valor: NO_VALOR }],
    ['of value a number', { ...valor, valor: 'dez' }, { valor: NO_VALOR }],
    ['of value a finite number', { ...valor, valor: Number.POSITIVE_INFINITY }, { valor: NO_VALOR }],
    ['of value no less than 0', { ...valor, valor: -0.01 }, { valor: NO_VALOR }],
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
    ['of suppression an amount', { ...supressao, supressao: null }, { supressao: NO_SUPRESSAO }],
    ['of suppression more than nothing', { ...supressao, supressao: 0 }, { supressao: NO_SUPRESSAO }],
    ['of suppression no debt', { ...supressao, supressao: -1 }, { supressao: NO_SUPRESSAO }],
    [
      'of suppression a reason',
      { ...supressao, descricao_pedido: '' },
      { descricao_pedido: 'Campo obrigatório.' },
    ],
    ['of adjustment an amount', { ...apostila, reajuste: 0 }, { reajuste: NO_REAJUSTE }],
    ['of adjustment a number', { ...apostila, reajuste: 'IPCA' }, { reajuste: NO_REAJUSTE }],
    ['of both two of three', { ...misto, supressao: '' }, { tipo: TWO }],
    ['of both a budget for what is added', { ...misto, id_orcamento: null }, { id_orcamento: NO_VALOR }],
    ['of both a stage for the days', { ...misto, prazo: 30 }, { etapa: NO_ETAPA }],
    ['of both no empty amount', { ...misto, valor: 0 }, { valor: NO_VALOR }],
    ['a contract that is one', { ...valor, id_contrato: 'x' }, { id_contrato: 'Escolha o contrato.' }],
    [
      'a day of signature',
      { ...valor, data_assinatura: '2026-02-30' },
      { data_assinatura: 'Informe uma data válida.' },
    ],
    [
      'a short number of the term',
      { ...valor, numero_termo: 'x'.repeat(61) },
      { numero_termo: 'Use no máximo 60 caracteres.' },
    ],
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

describe('a request as it is stored', () => {
  const stored = (body: object) => pedidoOf(aditivoCreate.parse(body))
  const nothing = {
    valor: null,
    id_orcamento: null,
    supressao: null,
    reajuste: null,
    prazo: null,
    etapa: null,
  }
  it.each([
    ['value', { ...valor, supressao: 9, reajuste: 9 }, { valor: 100, id_orcamento: 3 }],
    ['suppression', { ...supressao, valor: 9, id_orcamento: 3 }, { supressao: 80 }],
    ['deadline', { ...prazo, supressao: 9 }, { prazo: 30, etapa: 3 }],
    ['adjustment', { ...apostila, prazo: 30, etapa: 2 }, { reajuste: 51.97 }],
    ['increase and suppression', { ...misto, etapa: 2 }, { valor: 100, id_orcamento: 3, supressao: 80 }],
    [
      'suppression and days',
      { ...misto, valor: '', prazo: 30, etapa: 5 },
      { supressao: 80, prazo: 30, etapa: 5 },
    ],
  ])('of %s holds what it is about, and nothing else', (_, body, own) => {
    expect(stored(body)).toMatchObject({ ...nothing, ...own })
  })

  it('keeps what is known of its term, and says what is not', () => {
    const known = {
      numero_termo: ' 2/2026 ',
      data_assinatura: '2026-03-02',
      fundamento_legal: 'art. 124, I, b',
    }
    expect(stored({ ...valor, ...known })).toMatchObject({
      ...known,
      numero_termo: '2/2026',
      antecipado_em: null,
    })
    expect(stored(valor)).toMatchObject({ numero_termo: null, data_assinatura: null, fundamento_legal: null })
  })
})

it('a term that says nothing is none', () => {
  const empty = { numero_termo: ' ', data_assinatura: '', fundamento_legal: null, versao: 1 }
  expect(validate(termo, empty)).toEqual({
    ok: false,
    campos: { numero_termo: 'Informe o número, a assinatura ou o fundamento legal.' },
  })
  expect(validate(termo, { data_assinatura: '2026-03-02', versao: 1 }).ok).toBe(true)
})

describe('a decision', () => {
  const CHOOSE = { decisao: 'Selecione aprovado ou reprovado.' }
  const MISSING = { motivo_devolucao: 'Diga o que falta corrigir.' }
  const JUSTIFY = { descricao_decisao: 'Justificativa é obrigatória para reprovação.' }
  it.each<[string, object, object]>([
    ['is approved or rejected', { decisao: null, descricao_decisao: 'x' }, CHOOSE],
    ['against it needs a reason', { decisao: 'rejeitado' }, JUSTIFY],
    ['against it needs more than spaces', { decisao: 'rejeitado', descricao_decisao: '  ' }, JUSTIFY],
    ['to send it back says what is missing', { decisao: 'devolvido', motivo_devolucao: ' ' }, MISSING],
  ])('%s', (_, body, campos) => {
    expect(validate(decisao, body)).toEqual({ ok: false, campos })
  })

  it.each([
    { decisao: 'aprovado', descricao_decisao: '' },
    { decisao: 'rejeitado', descricao_decisao: 'Sem projeto' },
    { decisao: 'devolvido', motivo_devolucao: 'Falta a planilha' },
  ])('%j is complete', (body) => {
    expect(validate(decisao, body).ok).toBe(true)
  })
})
