import { expect, test } from 'vitest'
import { readChoice, readDate, readNumber, readWords, writeDate, writeNumber } from './kinds.ts'

test.each([
  ['quantity', '1.850,5', 1850.5],
  ['quantity', '1850,1234', 1850.1234],
  ['quantity', '-3', -3],
  ['quantity', '-0', 0],
  ['quantity', '1,12345', null],
  ['quantity', 'R$ 10', null],
  ['quantity', '50%', null],
  ['quantity', '1e3', null],
  ['quantity', '1\0', null],
  ['money', 'R$ 1.234,50', 1234.5],
  ['money', 'R$ 1.234,50', 1234.5],
  ['money', '12,345', null],
  ['percent', '12,5%', 12.5],
  ['percent', '12,5 %', 12.5],
  ['percent', '100', 100],
  ['percent', '%', null],
  ['integer', '1.234', 1234],
  ['integer', '12,5', null],
  ['decimal', '12,5', 12.5],
  ['decimal', '1.234', 1234],
  ['decimal', '12 dias', null],
  ['year', ' 2026 ', 2026],
  ['year', '2.026', null],
  ['year', '26', null],
] as const)('%s: %j is read as %j', (kind, text, value) => {
  const read = readNumber(kind, text)
  if (value === null) expect(read).toHaveProperty('error', expect.stringMatching(/^Informe um/))
  else expect(read).toEqual({ value })
})

test.each([
  ['quantity', 1850.5, '1.850,50'],
  ['quantity', 0.1234, '0,1234'],
  ['money', 1234.5, '1.234,50'],
  ['percent', 12.5, '12,5%'],
  ['percent', 100, '100%'],
  ['percent', 0, '0%'],
  ['percent', 10.05, '10,05%'],
  ['integer', 1234, '1.234'],
  ['decimal', 1234.5, '1.234,5'],
  ['year', 2026, '2026'],
] as const)('%s: %d is written %j, and read again', (kind, value, text) => {
  expect(writeNumber(kind, value)).toBe(text)
  expect(readNumber(kind, text)).toEqual({ value })
})

test.each([
  ['  Escavação  ', { value: 'Escavação' }],
  ['a\0b\nc', { value: 'a b c' }],
  ['\0', { value: null }],
  ['12345678901', { error: 'Use no máximo 10 caracteres.' }],
])('words: %j is read as %j', (text, read) => expect(readWords({ maxLength: 10 }, text)).toEqual(read))

const options = [
  { value: 'aceito', label: 'Aceito' },
  { value: 'sem-medicao', label: 'Sem medição' },
]
test.each([
  ['Aceito', { value: 'aceito' }],
  ['sem medicao', { value: 'sem-medicao' }],
  ['SEM-MEDICAO', { value: 'sem-medicao' }],
  ['outro', { error: 'Escolha uma das opções: Aceito, Sem medição.' }],
])('choice: %j is read as %j', (text, read) => expect(readChoice({ options }, text)).toEqual(read))

test.each([
  ['31/12/2026', { value: '2026-12-31' }],
  ['1/2/26', { value: '2026-02-01' }],
  ['31122026', { value: '2026-12-31' }],
  ['2026-12-31', { value: '2026-12-31' }],
  ['2026-02-30', { error: expect.stringMatching('não existe') }],
  ['30/02/2026', { error: expect.stringMatching('não existe') }],
  ['12/31/2026', { error: expect.stringMatching('não existe') }],
  ['amanhã', { error: expect.stringMatching('como 31/12/2026') }],
  ['31/12/2026\0', { error: expect.stringMatching('como 31/12/2026') }],
])('date: %j is read as %j', (text, read) => expect(readDate(text)).toEqual(read))

test.each([
  ['2026-12-31', '31/12/2026'],
  ['em breve', 'em breve'],
])('date: %j is written %j', (value, text) => expect(writeDate(value)).toBe(text))
