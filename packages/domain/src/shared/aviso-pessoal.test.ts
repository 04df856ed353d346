import { expect, it } from 'vitest'
import { avisoPessoal, NOT_PUBLISHED, pessoaisIn } from './aviso-pessoal.ts'

it.each([
  ['CPF 123.456.789-09', 'um CPF (123.***.***-09)'],
  ['CPF12345678909', 'um CPF (123******09)'],
  ['com joao.silva@gmail.com.', 'um e-mail (j***@gmail.com)'],
  ['<a@b.co>', 'um e-mail (a***@b.co)'],
  ['João (12) 99122-4400', 'um telefone (** *****-**00)'],
  ['telefone: 3122-4400', 'um telefone (****-**00)'],
  ['ag. 1234-5 c/c 12345-6', 'uma conta bancária ou chave Pix (****5-6)'],
  ['Pix 52998224725', 'uma conta bancária ou chave Pix (*********25)'],
])('%s looks like %s', (text, ...found) => {
  expect(pessoaisIn(text)).toEqual(found)
})

it('says what a text looks like and what becomes of it, few things and each once', () => {
  expect(avisoPessoal('Praça da Matriz, fase 2')).toBeNull()
  expect(avisoPessoal('123.456.789-09 e 123.456.789-09')).toBe(
    `Parece um CPF (123.***.***-09). ${NOT_PUBLISHED}`,
  )
  expect(avisoPessoal('123.456.789-09, a@b.com')).toBe(
    `Parece um CPF (123.***.***-09) e um e-mail (a***@b.com). ${NOT_PUBLISHED}`,
  )
  const many = Array.from(
    { length: 5000 },
    (_, place) => `${String.fromCharCode(97 + (place % 26))}@b.com`,
  ).join(' ')
  expect(avisoPessoal(many)?.match(/\*\*\*@/g)).toHaveLength(3)
})
