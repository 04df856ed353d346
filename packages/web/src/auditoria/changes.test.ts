import type { Linha } from '@paco/domain/auditoria/entrada'
import { describe, expect, test } from 'vitest'
import { changesOf, summaryOf } from './changes.ts'
import type { EntityDescription, Registry } from './registry.ts'

const entity = {
  columns: [
    { key: 'nomeprojeto', label: 'Nome do Processo', kind: 'text' },
    { key: 'valor', label: 'Valor', kind: 'money' },
    { key: 'inicio', label: 'Início', kind: 'day' },
  ],
} as unknown as EntityDescription

const line = (antes: object | null, depois: object | null, own: Partial<Linha> = {}) =>
  ({ acao: 'alterou', entidade: 'projetos', pai: null, nomes: {}, antes, depois, ...own }) as Linha

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

describe('the record that a field refers to', () => {
  const gestores: EntityDescription = {
    title: 'Contrato',
    columns: [
      { key: 'gestor_id', label: 'Gestor', kind: 'integer' },
      { key: 'id_secretaria', label: 'Secretaria', kind: 'text', labels: { 12: 'Obras (hoje)' } },
    ],
    link: () => null,
  }

  test.each([
    [{ gestor_id: 3 }, { gestor_id: 4 }, { gestor_id: { 3: 'Ana', 4: 'Rui' } }, ['Ana', 'Rui']],
    [{ gestor_id: null }, { gestor_id: 4 }, {}, ['', '4']],
    [
      { id_secretaria: 11 },
      { id_secretaria: 12 },
      { id_secretaria: { 11: 'Vias', 12: 'Obras' } },
      ['Vias', 'Obras (hoje)'],
    ],
  ])('is told by its name: %j → %j', (antes, depois, nomes, told) => {
    const [change] = changesOf(line(antes, depois, { nomes }), gestores)
    expect([change?.before, change?.after]).toEqual(told)
  })
})

describe('an entry before it is opened', () => {
  const registry = {
    projetos: { ...entity, title: 'Projeto' },
    etapas: { title: 'Etapa', columns: [], link: () => null },
    parcelas: { title: 'Parcela', columns: [], link: () => null },
  } as unknown as Registry
  const projeto = line({ valor: 1, nomeprojeto: 'A' }, { valor: 2, nomeprojeto: 'B' })
  const part = (entidade: string, registro_id: string) =>
    line({ x: 1 }, { x: 2 }, { entidade, registro_id, pai: 'projetos/1' })

  test.each<[string, Linha[], number]>([
    ['Nome do Processo, Valor', [projeto], 1],
    [
      'Nome do Processo, Valor · 2 etapas · 1 parcela',
      [projeto, part('etapas', '1'), part('etapas', '2'), part('parcelas', '1')],
      4,
    ],
    [
      '1 etapa · 1 parcela · mais 58 linhas',
      [part('etapas', '1'), part('etapas', '1'), part('parcelas', '9')],
      61,
    ],
    ['x', [part('etapas', '1')], 1],
    [
      'Nome do Processo, Valor e mais 2',
      [line({}, { nomeprojeto: 'A', valor: 1, inicio: '2026-01-01', z: 1 })],
      1,
    ],
  ])('says %s', (text, lines, total) => {
    expect(summaryOf(lines, total, registry)).toBe(text)
  })
})
