import { describe, expect, it } from 'vitest'
import { planoErrors } from '../../../../test/pncp/validar.ts'
import {
  type Chamada,
  confirmados,
  enviadoText,
  lacunasOf,
  lugarDoPlano,
  numerosPendentes,
  proximaChamada,
  refusalOfEnvio,
  refusalOfMarca,
  refusalOfUnidade,
} from './envio.ts'
import { MESSAGES } from './messages.ts'
import { complete, newItem } from './pca.testing.ts'
import { MOST_ITENS, pncpEnvio } from './pncp.ts'
import type { ItemEnviado } from './revisao.ts'

const CNPJ = '11222333000181'
const PLANO = {
  ano: 2027,
  codigo_unidade: '1',
  situacao: 'aprovado',
  enviado_em: null,
  pncp_sequencial: null,
} as const
const SENT = { ...PLANO, enviado_em: '2026-11-16', pncp_sequencial: 7 }

type Item = ItemEnviado & { readonly id: number }
const ready = (numero_item: number, more: Partial<Item> = {}): Item => ({
  ...newItem,
  ...complete,
  id: 100 + numero_item,
  numero_item,
  situacao: 'aprovado',
  pronto: true,
  enviado: null,
  ...more,
})
const told = (numero_item: number, more: Partial<Item> = {}): Item => {
  const item = ready(numero_item)
  return { ...item, enviado: pncpEnvio(item), ...more }
}

describe('whether a plan is sent', () => {
  it.each([
    ['approved', PLANO, CNPJ, null],
    ['in revision', { ...PLANO, situacao: 'revisao' }, CNPJ, null],
    ['waiting for approval', { ...PLANO, situacao: 'aprovacao' }, CNPJ, MESSAGES.notApprovedYet],
    ['older than the portal', { ...PLANO, ano: 2020 }, CNPJ, MESSAGES.tooEarly],
    ['of a city without a number', PLANO, null, MESSAGES.noCnpj],
    ['sent by hand, place unknown', { ...SENT, pncp_sequencial: null }, CNPJ, MESSAGES.noSequencial],
    ['sent', SENT, CNPJ, null],
  ] as const)('%s', (_, plano, cnpj, refusal) => expect(refusalOfEnvio(plano, cnpj)).toBe(refusal))
})

describe('the next call', () => {
  const next = (plano: typeof SENT | typeof PLANO, itens: Item[], motivos = [] as never[]) =>
    proximaChamada(plano, CNPJ, itens, motivos)

  it('is the plan with what is ready, a thousand at most; then what is left', () => {
    const many = Array.from({ length: MOST_ITENS + 2 }, (_, index) => ready(index + 1))
    const first = next(PLANO, [...many, ready(2000, { pronto: false })]) as Chamada
    expect([first.metodo, first.caminho, first.ditos.length]).toEqual([
      'POST',
      `/v1/orgaos/${CNPJ}/pca`,
      MOST_ITENS,
    ])
    expect(planoErrors(first.corpo)).toEqual([])
    const after = many.map((item, index) => (index < MOST_ITENS ? told(index + 1) : item))
    expect(next(SENT, after)).toMatchObject({
      o_que: 'inclusoes',
      caminho: `/v1/orgaos/${CNPJ}/pca/2027/7/itens`,
      corpo: [{ numeroItem: MOST_ITENS + 1 }, { numeroItem: MOST_ITENS + 2 }],
    })
    expect(next(PLANO, [ready(1, { pronto: false })])).toBeNull()
  })

  it.each([
    ['nothing', [told(1)], null, null],
    ['a change', [told(1, { objeto: 'Máscaras' })], 'PATCH', [1]],
    ['something new', [told(1), ready(2)], 'POST', [2]],
    ['what is gone', [told(1, { situacao: 'cancelado' })], 'DELETE', [1]],
    ['a change before what is new', [ready(1), told(2, { objeto: 'Máscaras' })], 'PATCH', [2]],
    ['nothing of what lacks something', [told(1, { pronto: false, objeto: 'Máscaras' })], null, null],
  ])('tells of %s', (_, itens, metodo, numeros) => {
    const chamada = next(SENT, itens)
    expect(chamada?.metodo ?? null).toBe(metodo)
    expect(chamada?.ditos.map(({ numero_item }) => numero_item) ?? null).toEqual(numeros)
  })

  it('empties what was emptied, and is then known', () => {
    const before = ready(1, { grupo_nome: 'Papelaria' })
    const item = { ...ready(1), enviado: pncpEnvio(before) }
    const chamada = next(SENT, [item]) as Chamada
    expect(chamada.corpo).toMatchObject({ lista: [{ numeroItem: 1, grupoContratacaoNome: '' }] })
    expect(next(SENT, [{ ...item, enviado: chamada.ditos[0]?.enviado ?? null }])).toBeNull()
  })

  it('has only the reasons of what it tells', () => {
    const motivos = [
      { tipo: 'alteracao', justificativa: 'Preço novo.' },
      { tipo: 'exclusao', justificativa: 'Sem verba.' },
    ]
    expect(
      proximaChamada(SENT, CNPJ, [told(3, { situacao: 'cancelado', objeto: 'x' })], motivos)?.corpo,
    ).toEqual({ listaNumerosItens: [3], justificativa: 'Sem verba.' })
  })
})

describe('an answer', () => {
  it.each([
    [
      'http://pncp/api/pncp/v1/orgaos/11222333000181/pca/2027/12',
      { pncp_sequencial: 12, pncp_numero_controle: '11222333000181-0-000012/2027' },
    ],
    ['http://pncp/api/pncp/v1/orgaos/11222333000181/pca/2027/0', null],
    ['http://pncp/api/pncp/v1/orgaos/11222333000181/contratos/2027/12', null],
    ['', null],
  ])('%s', (local, lugar) => expect(lugarDoPlano(local)).toEqual(lugar))

  it('that names items is about those; one that names none, about all', () => {
    const ditos = [1, 2].map((numero_item) => ({ numero_item, enviado: null }))
    expect(confirmados(ditos, ['http://pncp/pca/2027/7/itens/2'])).toEqual([ditos[1]])
    expect(confirmados(ditos, ['http://pncp/pca/2027/7'])).toEqual(ditos)
    expect(confirmados(ditos)).toEqual(ditos)
  })

  it('is told in numbers', () => {
    const of = (o_que: Chamada['o_que'], count: number) => ({
      o_que,
      ditos: Array.from({ length: count }, () => ({ numero_item: 1, enviado: null })),
    })
    expect(enviadoText([of('plano', 1000), of('inclusoes', 1), of('exclusoes', 2)])).toBe(
      'Enviado ao PNCP: 1000 itens do plano, 1 inclusão, 2 exclusões.',
    )
    expect(enviadoText([])).toBe(MESSAGES.nothingRevised)
  })
})

describe('what is left to tell', () => {
  const itens = [
    told(1),
    told(2, { categoria: null, pronto: false }),
    ready(3, { categoria: null, pronto: false }),
    ready(4),
    ready(5, { situacao: 'enviado', pronto: false }),
  ]
  it('counts what lacks something too', () => expect(numerosPendentes(itens)).toEqual([4, 2, 3]))

  it('names what lacks something, what the portal has otherwise first, and not without end', () => {
    const faltas = [{ campo: 'categoria', rotulo: 'Categoria', texto: 'Falta preencher.' }]
    expect(lacunasOf([...itens].reverse())).toMatchObject([
      { id: 102, no_portal: true, faltas },
      { id: 103, no_portal: false, faltas },
    ])
    const many = Array.from({ length: 90 }, (_, index) => ready(index + 1, { pronto: false }))
    expect(lacunasOf(many)).toHaveLength(20)
  })
})

describe('what was sent by hand', () => {
  it.each([
    ['elaboracao', MESSAGES.notApprovedYet],
    ['aprovacao', MESSAGES.notApprovedYet],
    ['aprovado', null],
    ['publicado', null],
    ['revisao', null],
    ['encerrado', null],
  ] as const)('of a plan that is %s is marked: %s', (situacao, refused) =>
    expect(refusalOfMarca({ situacao })).toBe(refused),
  )

  it.each([
    [PLANO, '2', null],
    [SENT, '1', null],
    [SENT, undefined, null],
    [SENT, '2', MESSAGES.unitStays],
  ] as const)('%#: a unit the portal knows stays', (plano, codigo, refused) =>
    expect(refusalOfUnidade(plano, codigo)).toBe(refused),
  )
})
