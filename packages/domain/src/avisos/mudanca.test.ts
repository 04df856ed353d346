import { describe, expect, it } from 'vitest'
import { textoOf } from './frase.ts'
import { agrupar, semLugar } from './mudanca.ts'

const plain = (texto: string) => ({ texto, registro: null })
const named = (texto: string) => ({ texto, registro: 'projetos/1' })

describe('below the name of its project a sentence', () => {
  it.each([
    [
      [
        plain('Ana '),
        plain('concluiu '),
        plain('a '),
        plain('etapa 2'),
        plain(' '),
        plain('do projeto '),
        named('X'),
      ],
      'Ana concluiu a etapa 2',
    ],
    [
      [plain('Ana '), plain('alterou os dados'), plain(' '), plain('no projeto '), named('X')],
      'Ana alterou os dados',
    ],
    [[plain('Ana '), plain('alterou '), plain('o projeto '), named('X')], 'Ana alterou o projeto'],
    [[], ''],
  ])('does not name it again', (frase, text) => {
    expect(textoOf(semLugar(frase))).toBe(text)
  })
})

it('things are grouped by name', () => {
  expect(agrupar(['b1', 'á1', 'b2'], (name) => name.charAt(0))).toEqual([
    { nome: 'á', itens: ['á1'] },
    { nome: 'b', itens: ['b1', 'b2'] },
  ])
})
