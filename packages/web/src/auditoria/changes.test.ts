import type { Registro } from '@paco/domain/auditoria/registro'
import { describe, expect, test } from 'vitest'
import { changesOf } from './changes.ts'
import type { EntityDescription } from './registry.ts'

const entity = {
  columns: [
    { key: 'nomeprojeto', label: 'Nome do Processo', kind: 'text' },
    { key: 'valor', label: 'Valor', kind: 'money' },
    { key: 'inicio', label: 'Início', kind: 'day' },
  ],
} as unknown as EntityDescription

const line = (antes: object | null, depois: object | null) =>
  ({ acao: 'alterou', antes, depois }) as unknown as Registro

describe('what a line of the trail changed', () => {
  test('is told field by field in the order of the columns, as people read it', () => {
    const changes = changesOf(
      line(
        { inicio: '2026-01-31', valor: 10, nomeprojeto: 'Ponte' },
        { inicio: '2026-02-28', valor: 12.5, nomeprojeto: 'Ponte nova' },
      ),
      entity,
    )
    expect(changes.map(({ label }) => label)).toEqual(['Nome do Processo', 'Valor', 'Início'])
    expect(changes.map(({ after }) => String(after).replace(/\s/g, ' '))).toEqual([
      'Ponte nova',
      expect.stringContaining('12,50'),
      '28/02/2026',
    ])
  })

  test.each([
    ['a number of the record or of its version', { id: 1, versao: 1 }, { id: 1, versao: 2 }],
    ['what was empty and stays so', { valor: null }, { valor: '' }],
    ['what only names the record', { nomeprojeto: 'Ponte' }, { nomeprojeto: 'Ponte' }],
    ['nothing at all', null, null],
  ])('leaves out %s', (_what, antes, depois) => {
    expect(changesOf(line(antes, depois), entity)).toEqual([])
  })

  test('a field nobody described stands last, under its own name, whatever it holds', () => {
    const changes = changesOf(line({}, { extra: { a: 1 }, nomeprojeto: 'Ponte' }), entity)
    expect(changes.at(-1)).toEqual({ label: 'extra', before: '', after: '{"a":1}' })
  })

  test('of an entity nobody knows is told all the same', () => {
    expect(changesOf(line({ zona: 'Sul' }, { zona: 'Norte' }), undefined)).toEqual([
      { label: 'zona', before: 'Sul', after: 'Norte' },
    ])
  })
})
