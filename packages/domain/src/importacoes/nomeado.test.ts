import { expect, it } from 'vitest'
import { allNumbered } from '../shared/numerado.ts'
import type { Nomeado } from './descritor.ts'
import { idsOf, idsText, MAX_ACHADOS, procurar, readNamed, readVarios } from './nomeado.ts'

const PROJETOS: readonly Nomeado[] = [
  { id: 7, nome: 'Escola' },
  { id: 9, nome: 'Escola' },
  { id: 12, nome: 'Praça; da | Sé' },
  { id: 15, nome: 'Ponte (2)', outros: [null, 'Ponte do Una'] },
]

it.each([
  ['ponte do uná', { valor: 15 }],
  ['Ponte (2)', { valor: 15 }],
  ['Ponte (2) (15)', { valor: 15 }],
  ['Escola', { erro: 'Mais de um registro tem este nome (Escola): informe o Id.' }],
  ['Escola (9)', { valor: 9 }],
  ['9', { valor: 9 }],
  // The number of one with the name of another names neither.
  ['Quadra (9)', { erro: "O projeto 'Quadra (9)' não existe no sistema." }],
  ['99999999999', { erro: "O projeto '99999999999' não existe no sistema." }],
])('%j names %j', (text, read) => {
  expect(readNamed(text, 'projetos', PROJETOS)).toMatchObject(read)
})

it.each([
  ['12/2026', { valor: 3 }],
  ['proc. 9/26', { valor: 3 }],
  ['12/2025 (5)', { valor: 5 }],
  // Both are numbers of contracts, neither is our Id.
  ['5', { erro: "O contrato '5' não existe no sistema." }],
  ['12', { erro: "O contrato '12' não existe no sistema." }],
])('contract %j', (text, read) => {
  const contratos = [
    { id: 3, nome: '12/2026', outros: ['Proc. 9/26'] },
    { id: 5, nome: '12/2025', outros: [null] },
  ]
  expect(readNamed(text, 'contratos', contratos)).toMatchObject(read)
})

it.each([
  ['9; 7', { valor: '7,9' }],
  ['Ponte (2)\nEscola (7)', { valor: '7,15' }],
  ['Praça; da | Sé', { valor: '12' }],
  ['7 | 7', { valor: '7' }],
  [';', { valor: null }],
  ['7; Quadra de tênis', { erro: "O projeto 'Quadra de tênis' não existe no sistema." }],
])('several: %j', (text, read) => {
  expect(readVarios(text, 'projetos', PROJETOS, () => undefined)).toMatchObject(read)
})

it('what a spreadsheet says of several is what is read of it', () => {
  const two = PROJETOS.filter(({ id }) => [7, 15].includes(id))
  expect(readVarios(allNumbered(two), 'projetos', PROJETOS, () => undefined)).toEqual({ valor: '7,15' })
  expect([idsText([]), idsText([9, 7, 9]), idsOf(null), idsOf('7,9')]).toEqual([null, '7,9', [], [7, 9]])
})

it('what a name is like is told of so many of them: a whole sheet of strange names is read at once', () => {
  const options = Array.from({ length: 50 }, (_, id) => ({ id, nome: `Escola ${id}` }))
  const read = Array.from({ length: 1000 }, (_, n) => readNamed(`Escolas ${n}`, 'projetos', options))
  expect(read.every((one) => 'erro' in one)).toBe(true)
  expect(read[0]).toMatchObject({ sugestao: 0, nome: 'Escola 0' })
  expect(read.at(-1)).not.toHaveProperty('sugestao')
})

it('of several, the part that names none is told, with what it is like', () => {
  const read = readVarios('7 | Pontes (2)', 'projetos', PROJETOS, () => undefined)
  expect(read).toMatchObject({ parte: 'Pontes (2)', sugestao: 15, nome: 'Ponte (2)' })
  const said = (part: string) => (part === 'Pontes (2)' ? 12 : undefined)
  expect(readVarios('7 | Pontes (2)', 'projetos', PROJETOS, said)).toEqual({ valor: '7,12' })
})

it.each([
  ['escola', [7, 9]],
  ['PRAÇA', [12]],
  ['una ponte', [15]],
  ['9', [9]],
  ['quadra', []],
  ['', [7, 9, 12, 15]],
])('%j finds %j', (text, ids) => {
  expect(procurar(text, PROJETOS).map(({ id }) => id)).toEqual(ids)
})

it('what is found is few, what begins with the text first', () => {
  const many = Array.from({ length: 50 }, (_, id) => ({ id: id + 1, nome: `Obra da escola ${id}` }))
  const found = procurar('escola', [...many, { id: 99, nome: 'Escola' }])
  expect([found.length, found[0]?.id]).toEqual([MAX_ACHADOS, 99])
})
