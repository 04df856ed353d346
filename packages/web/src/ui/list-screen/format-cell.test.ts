import type { Column, ColumnKind } from '@paco/domain/http/list'
import { expect, test } from 'vitest'
import { formatCell } from './format-cell.ts'

const cases: [ColumnKind, string, unknown, string][] = [
  ['money', 'Valor', 1234.5, 'R$ 1.234,50'],
  ['money', 'Valor (R$)', 1234.5, '1.234,50'],
  ['money', 'Valor', 0, 'R$ 0,00'],
  ['integer', 'Aditivos', 1234, '1.234'],
  ['decimal', 'Consumo', 1234.5, '1.234,5'],
  ['percent', 'Progresso', 46, '46%'],
  ['id', 'Id', 1042, '1042'],
  ['day', 'Prazo', '2026-12-31', '31/12/2026'],
  ['day', 'Prazo', '2026-12-31T03:00:00Z', '31/12/2026'],
  ['day', 'Prazo', 'a combinar', 'a combinar'],
  ['instant', 'Quando', '2026-12-31T17:05:00Z', '31/12/2026 14:05'],
  ['instant', 'Quando', 'ontem', 'ontem'],
  ['boolean', 'Ativo', true, 'Sim'],
  ['boolean', 'Ativo', false, 'Não'],
  ['text', 'Nome', 'Saúde', 'Saúde'],
  ['text', 'Nome', null, '-'],
  ['money', 'Valor', undefined, '-'],
  ['text', 'Nome', '', '-'],
]

test.each(cases)('%s under %j: %j is read as %j', (kind, label, value, text) => {
  expect(formatCell({ key: 'x', label, kind }, value)).toBe(text)
})

test('labels speak for their values', () => {
  const column: Column = {
    key: 'x',
    label: 'Situação',
    kind: 'boolean',
    labels: { true: 'Ativo', false: 'Inativo' },
  }
  expect(formatCell(column, true)).toBe('Ativo')
  expect(formatCell(column, null)).toBe('-')
})
