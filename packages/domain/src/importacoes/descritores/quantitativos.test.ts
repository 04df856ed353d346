import { describe, expect, it } from 'vitest'
import { validate } from '../../shared/issues.ts'
import type { SessionUser } from '../../shared/roles.ts'
import type { Valor } from '../celula.ts'
import type { Nomeado, Registro } from '../descritor.ts'
import { guessMapa } from '../mapa.ts'
import { quantitativosDescritor as descritor, tipoDaLinha } from './quantitativos.ts'

const ana: SessionUser = { id: 1, name: 'Ana', role: 'user', id_secretaria: 12 }
const CONTAS = { bdi: 23.54, arredondamento: 'arredondar' } as const
const CONTRATOS: readonly Nomeado[] = [
  { id: 1, nome: '1/2026', contrato: { id_secretaria: 12, rascunho: CONTAS } },
  { id: 2, nome: '2/2026', contrato: { id_secretaria: 3, rascunho: CONTAS } },
  { id: 3, nome: '3/2026', contrato: { id_secretaria: 12, rascunho: null } },
]
const achar = (_busca: string, id: number) => CONTRATOS.find((one) => one.id === id)

const NADA = { unidade: null, quantidade: null, custo_unitario: null, preco_unitario: null }

describe('a row of a budget', () => {
  it.each<[Valor, Valor]>([
    ['1,1', '1.1'],
    ['1.', '1'],
    ['2.0', '2'],
    ['1.10', '1.10'],
    ['10', '10'],
    [' 1 . 2 ', '1.2'],
    [null, null],
    ['.'.repeat(61), '.'.repeat(61)],
  ])('numbered %j is %j', (codigo, read) => {
    expect(descritor.completar?.({ codigo })).toEqual({ codigo: read })
  })

  it.each<[string, Record<string, Valor>, Record<string, Valor>]>([
    ['formulas of a group', { ...NADA, quantidade: 0, preco_unitario: 0 }, NADA],
    ['a BDI for all rows', { ...NADA, bdi: 25, tabela: 'SINAPI' }, { ...NADA, bdi: null, tabela: null }],
    ['an item', { ...NADA, unidade: 'm', bdi: 25 }, { ...NADA, unidade: 'm', bdi: 25 }],
    ['a price without a unit', { ...NADA, preco_unitario: 2 }, { ...NADA, preco_unitario: 2 }],
    ['prices alone', { preco_unitario: 0, bdi: 25 }, { preco_unitario: 0, bdi: 25 }],
  ])('%s', (_name, valores, said) => {
    expect(descritor.completar?.(valores)).toEqual(said)
  })

  it.each<[Registro, string]>([
    [{}, 'grupo'],
    [{ ...NADA, bdi: 25 }, 'grupo'],
    [{ ...NADA, quantidade: 0 }, 'item'],
    [{ ...NADA, unidade: 'm' }, 'item'],
  ])('%j is a %s', (linha, tipo) => {
    expect(tipoDaLinha(linha)).toBe(tipo)
  })

  const own = { id_contrato: 1, codigo: '1.1', descricao: 'Placa' }
  it.each<[string, Registro, Record<string, string> | null]>([
    ['a group', own, null],
    ['an item', { ...own, unidade: 'm', quantidade: 2 }, null],
    ['no unit', { ...own, quantidade: 2 }, { unidade: 'Campo obrigatório.' }],
    ['no quantity', { ...own, unidade: 'm' }, { quantidade: 'Informe a quantidade.' }],
    ['no numbering', { ...own, codigo: '1.a' }, { codigo: expect.stringContaining('Use a numeração') }],
    ['no contract', { ...own, id_contrato: undefined }, { id_contrato: 'Informe o contrato.' }],
  ])('%s', (_name, corpo, campos) => {
    const checked = validate(descritor.create(), corpo)
    expect(checked.ok ? null : checked.campos).toEqual(campos)
  })

  it('is changed as a whole, and tells the price it follows from', () => {
    const stored = {
      ...own,
      tipo: 'item',
      unidade: 'm',
      quantidade: 2,
      custo_unitario: 2.31,
      bdi: null,
      preco_unitario: null,
      contas: CONTAS,
      versao: 7,
    }
    expect(descritor.exportado?.(stored)).toEqual({ bdi: 23.54, preco_unitario: 2.85 })
    expect(descritor.montar?.({ quantidade: 3 }, stored)).toEqual({
      codigo: '1.1',
      descricao: 'Placa',
      tabela: null,
      codigo_tabela: null,
      unidade: 'm',
      quantidade: 3,
      custo_unitario: 2.31,
      bdi: null,
      preco_referencia: null,
      preco_unitario: null,
    })
  })

  it.each<[number, string | null]>([
    [1, null],
    [2, 'Você não tem permissão para alterar a planilha deste contrato.'],
    [3, expect.stringContaining('não tem planilha orçamentária em elaboração')],
    [4, 'Não há contrato com este número.'],
  ])('of contract %i', (id_contrato, motivo) => {
    expect(descritor.recusa(ana, { id_contrato }, null, achar)).toEqual(motivo)
    expect(descritor.recusa(ana, {}, { id_contrato }, achar)).toEqual(motivo)
  })
})

/** Heads of budget programs and of cities, and which columns of ours they are. */
describe('the heads of a budget', () => {
  it.each<[string[], (string | null)[]]>([
    [
      [
        'Item',
        'Código',
        'Banco',
        'Descrição',
        'Und',
        'Quant.',
        'Valor Unit',
        'Valor Unit com BDI',
        'Total',
        'Peso (%)',
      ],
      [
        'codigo',
        'codigo_tabela',
        'tabela',
        'descricao',
        'unidade',
        'quantidade',
        'custo_unitario',
        'preco_unitario',
        null,
        null,
      ],
    ],
    [
      [
        'ITEM',
        'FONTE',
        'CÓDIGO',
        'DISCRIMINAÇÃO DOS SERVIÇOS',
        'UNID.',
        'QTDE.',
        'PREÇO UNITÁRIO (R$)',
        'PREÇO TOTAL (R$)',
      ],
      ['codigo', 'tabela', 'codigo_tabela', 'descricao', 'unidade', 'quantidade', 'preco_unitario', null],
    ],
    [
      [
        'Item',
        'Código SINAPI',
        'Descrição do Serviço',
        'Unidade',
        'Quantidade',
        'Custo Unitário (sem BDI) (R$)',
        'BDI (%)',
        'Preço Unitário (com BDI) (R$)',
        'Preço Total (R$)',
      ],
      [
        'codigo',
        'codigo_tabela',
        'descricao',
        'unidade',
        'quantidade',
        'custo_unitario',
        'bdi',
        'preco_unitario',
        null,
      ],
    ],
    [
      ['Nº', 'Especificação', 'Un', 'Qtd', 'Valor unitário', 'Valor total'],
      ['codigo', 'descricao', 'unidade', 'quantidade', 'custo_unitario', null],
    ],
  ])('%j', (heads, keys) => {
    const mapa = guessMapa(descritor, heads, [])
    const found = heads.map(
      (_, place) => Object.entries(mapa).find(([, one]) => one.coluna === place)?.[0] ?? null,
    )
    expect(found).toEqual(keys)
  })
})
