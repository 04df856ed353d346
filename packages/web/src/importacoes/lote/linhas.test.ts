import type { LinhaRecusada } from '@paco/domain/shared/errors'
import { describe, expect, test } from 'vitest'
import {
  comGuardada,
  countMudadas,
  decidida,
  digitada,
  envioOf,
  gravada,
  guardadasOf,
  type Linha,
  linhaDe,
  mudadas,
  recusada,
} from './linhas.ts'

const lida: Linha = linhaDe({
  id: 7,
  versao: 3,
  titulo: 'Escola Norte',
  valores: { nome: 'Escola Norte', valor: 100, fim: null },
  recusa: null,
  travados: ['ano'],
})

const mudou = (valores: Record<string, unknown>): LinhaRecusada => ({
  id: 7,
  tipo: 'mudou',
  motivo: 'Mudou.',
  campos: {},
  atual: { versao: 5, valores },
  por: 'Rui',
})

describe('what is typed', () => {
  test.each([
    ['nothing', {}, []],
    ['another value', { valor: 120 }, ['valor']],
    ['the same value', { valor: 100 }, []],
    ['nothing over nothing', { fim: null }, []],
    ['two', { valor: 120, fim: '2026-12-31' }, ['valor', 'fim']],
  ])('%s', (_, campos, keys) => expect(mudadas(digitada(lida, campos))).toEqual(keys))

  test('is sent from the version it was read in, and only what changed', () => {
    const typed = digitada(lida, { valor: 120, nome: 'Escola Norte' })
    expect(envioOf([lida, typed])).toEqual([{ id: 7, versao: 3, campos: { valor: 120 } }])
    expect(countMudadas([lida, typed])).toBe(1)
    expect(envioOf([gravada(typed, 4)])).toEqual([])
    expect(envioOf([digitada(gravada(typed, 4), { valor: 100 })])).toEqual([
      { id: 7, versao: 4, campos: { valor: 100 } },
    ])
  })
})

describe('what is refused', () => {
  test('is said of its cells until they are typed anew, of the row where it is of none', () => {
    const typed = digitada(lida, { valor: -1, nome: '' })
    const refused = recusada(typed, {
      id: 7,
      tipo: 'invalida',
      motivo: 'Confira.',
      campos: { valor: 'Negativo.', nome: 'Vazio.' },
    })
    expect(refused.motivo).toBeNull()
    expect(digitada(refused, { valor: 1 }).recusas).toEqual({ nome: 'Vazio.' })
    const row = recusada(typed, { id: 7, tipo: 'recusada', motivo: 'De outra secretaria.', campos: {} })
    expect(row.motivo).toBe('De outra secretaria.')
  })
})

describe('another person changed it meanwhile', () => {
  const typed = digitada(lida, { valor: 120 })
  test.each([
    ['another cell: mine goes on over it', { nome: 'Escola Sul', valor: 100, fim: null }, null],
    ['the same cell alike: nothing is left to send', { nome: 'Escola Norte', valor: 120, fim: null }, null],
    ['the same cell: one chooses', { nome: 'Escola Norte', valor: 90, fim: null }, { valor: 90 }],
  ])('%s', (_, valores, deles) => {
    const after = recusada(typed, mudou(valores))
    expect(after.disputa?.deles ?? null).toEqual(deles)
    expect(after.agora.valor).toBe(120)
    expect(after.agora.nome).toBe(valores.nome)
    expect(envioOf([after])).toEqual(
      valores.valor === 120 ? [] : [{ id: 7, versao: 5, campos: { valor: 120 } }],
    )
  })

  const disputed = recusada(typed, mudou({ nome: 'Escola Norte', valor: 90, fim: null }))
  test.each([
    ['theirs', decidida(disputed, 'valor', 'deles'), []],
    ['mine', decidida(disputed, 'valor', 'meu'), [{ id: 7, versao: 5, campos: { valor: 120 } }]],
    ['a third', digitada(disputed, { valor: 80 }), [{ id: 7, versao: 5, campos: { valor: 80 } }]],
  ])('%s', (_, linha, sent) => {
    expect(linha.disputa).toBeNull()
    expect(envioOf([linha])).toEqual(sent)
  })

  test('typing elsewhere settles nothing', () =>
    expect(digitada(disputed, { nome: 'X' }).disputa).toEqual({ por: 'Rui', deles: { valor: 90 } }))
})

describe('what was kept in the browser', () => {
  const [kept] = guardadasOf([digitada(lida, { valor: 120 })])
  test('is typed again over the same version', () =>
    expect(envioOf([comGuardada(lida, kept)])).toEqual([{ id: 7, versao: 3, campos: { valor: 120 } }]))

  test.each([
    ['another cell', { nome: 'Escola Sul', valor: 100, fim: null }, null],
    ['the same', { nome: 'Escola Norte', valor: 90, fim: null }, { valor: 90 }],
  ])('over a later version in which somebody changed %s', (_, valores, deles) => {
    const later = { ...lida, versao: 5, antes: valores, agora: valores }
    const row = comGuardada(later, kept)
    expect(row.disputa?.deles ?? null).toEqual(deles)
    expect(envioOf([row])).toEqual([{ id: 7, versao: 5, campos: { valor: 120 } }])
  })

  test('leaves alone what is locked now, or gone', () => {
    const locked = { ...lida, travados: new Set(['valor']) }
    expect(mudadas(comGuardada(locked, kept))).toEqual([])
    expect(
      mudadas(comGuardada(lida, { id: 7, versao: 3, campos: { outra: 1 }, antes: { outra: 0 } })),
    ).toEqual([])
    expect(comGuardada(lida, undefined)).toBe(lida)
  })
})
