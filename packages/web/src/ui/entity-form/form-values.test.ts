import * as fields from '@paco/domain/shared/fields'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keepable, problemsOf, toSend, valuesOf } from './form-values.ts'
import type { Field } from './types.ts'

const schema = z.object({
  nome: fields.requiredText(10),
  valor: fields.clearable(fields.money),
  prazo: fields.clearable(fields.day),
  ano: z.optional(z.nullable(fields.integer(2000, 2100))),
  senha: z.optional(z.string().check(z.minLength(8, 'Curta demais.'))),
  versao: fields.versao,
})
const form: Field[] = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true },
  { name: 'valor', label: 'Valor', kind: 'money' },
  { name: 'prazo', label: 'Prazo', kind: 'day' },
  { name: 'ano', label: 'Ano', kind: 'integer' },
  { name: 'senha', label: 'Senha', kind: 'password' },
  { name: 'id', label: 'Id', kind: 'readonly' },
]
const filled = { nome: 'Ponte', valor: 10, prazo: '2026-12-31', ano: 2026, senha: '' }

test.each([
  ['all is well', {}, {}],
  ['a required field is blank', { nome: '  ' }, { nome: 'Campo obrigatório.' }],
  ['a text is too long', { nome: 'Pontilhão longo' }, { nome: 'Use no máximo 10 caracteres.' }],
  ['an amount is unreadable', { valor: 'dez' }, { valor: 'Informe um valor válido.' }],
  ['an amount is in a programmer’s spelling', { valor: '1e3' }, { valor: 'Informe um valor válido.' }],
  ['an amount is negative', { valor: '-5' }, { valor: 'O valor não pode ser negativo.' }],
  [
    'a date does not exist',
    { prazo: '31/02/2026' },
    { prazo: 'Informe uma data válida. Este dia não existe no calendário.' },
  ],
  ['a date is unreadable', { prazo: 'amanhã' }, { prazo: 'Informe uma data válida, como 31/12/2026.' }],
  ['a number is unreadable', { ano: '20 e 26' }, { ano: 'Informe um número inteiro.' }],
  ['a number is out of bounds', { ano: 1999 }, { ano: 'O menor valor aceito é 2000.' }],
  ['a password is short', { senha: 'abc' }, { senha: 'Curta demais.' }],
  ['optional fields are empty', { valor: null, prazo: null, ano: null }, {}],
])('%s', (_, change, problems) =>
  expect(problemsOf(form, schema, { ...filled, ...change }, 1)).toEqual(problems),
)

test('sends the fields and the version; an empty optional password and what is only read stay behind', () => {
  expect(toSend(form, { ...filled, id: 7 }, 3)).toEqual({
    nome: 'Ponte',
    valor: 10,
    prazo: '2026-12-31',
    ano: 2026,
    versao: 3,
  })
  expect(toSend(form, filled, undefined)).not.toHaveProperty('versao')
})

test('hidden fields are neither sent nor checked', () => {
  const hidden: Field[] = [
    { name: 'nome', label: 'Nome', kind: 'text', required: true, when: ({ valor }) => valor !== null },
  ]
  const optional = z.object({ nome: z.optional(fields.requiredText(10)) })
  expect(toSend(hidden, { nome: '', valor: null }, undefined)).toEqual({})
  expect(problemsOf(hidden, optional, { nome: '', valor: null }, undefined)).toEqual({})
  expect(problemsOf(hidden, optional, { nome: '', valor: 1 }, undefined)).toEqual({
    nome: 'Campo obrigatório.',
  })
})

test('inputs start from the record; passwords never do', () => {
  expect(valuesOf(form, { nome: null, valor: 5, senha: 'segredo', id: 1 })).toEqual({
    nome: '',
    valor: 5,
    prazo: null,
    ano: null,
    senha: '',
  })
})

test('rows are sent as the field says, and what is wrong inside one is told at the field', () => {
  const row = z.object({ mes: fields.integer(1, 12) })
  const body = z.object({ meses: z.array(row) })
  const rows: Field[] = [
    {
      name: 'meses',
      label: 'Meses',
      kind: 'custom',
      render: () => null,
      sent: (value) => (value as { mes: number | null }[]).filter(({ mes }) => mes !== null),
    },
  ]
  const typed = (...meses: (number | null)[]) => ({ meses: meses.map((mes) => ({ mes })) })
  expect(toSend(rows, typed(3, null), undefined)).toEqual(typed(3))
  expect(problemsOf(rows, body, typed(3, null), undefined)).toEqual({})
  expect(problemsOf(rows, body, typed(3, 0, 13), undefined)).toEqual({ meses: 'O menor valor aceito é 1.' })
})

test('what the form is about is checked and sent with it; its own words stand for what is missing or unreadable', () => {
  const body = z.object({ obra: fields.id, valor: fields.money })
  const own: Field[] = [{ name: 'valor', label: 'Valor', kind: 'money', required: true, refusal: 'Quanto?' }]
  expect(toSend(own, { valor: 5 }, undefined, { obra: 7 })).toEqual({ obra: 7, valor: 5 })
  expect(problemsOf(own, body, { valor: 5 }, undefined, { obra: 7 })).toEqual({})
  expect(problemsOf(own, body, { valor: null }, undefined, { obra: 7 })).toEqual({ valor: 'Quanto?' })
  expect(problemsOf(own, body, { valor: 'dez' }, undefined, { obra: 7 })).toEqual({ valor: 'Quanto?' })
})

test('a draft keeps neither passwords nor files', () => {
  const own: Field[] = [
    { name: 'senha', label: 'Senha', kind: 'password' },
    { name: 'arquivo', label: 'Arquivo', kind: 'custom', render: () => null },
    { name: 'nome', label: 'Nome', kind: 'text' },
  ]
  const typed = { senha: 'x', arquivo: new File(['x'], 'a.pdf'), nome: 'Ana' }
  expect(keepable(own, typed)).toEqual({ nome: 'Ana' })
})
