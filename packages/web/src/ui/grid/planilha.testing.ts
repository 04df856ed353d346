import { sumQuantities } from '@paco/domain/shared/quantity'
import type { Action } from './reduce.ts'
import { reduce } from './reduce.ts'
import { type GridSpec, type GridState, startState } from './state.ts'
import type { GridColumn, GridLine } from './types.ts'

/** A sheet of works, small enough to see through: two groups, one within the other, four items. */
export interface Servico {
  codigo: string
  descricao: string
  contratado: number
  periodo: number | null
  situacao: string | null
}

export const columns: readonly GridColumn<Servico>[] = [
  { key: 'codigo', label: 'Código', kind: 'text', width: 80, sticky: true, value: (row) => row.codigo },
  {
    key: 'descricao',
    label: 'Descrição',
    kind: 'text',
    width: 200,
    grows: true,
    maxLength: 20,
    value: (row) => row.descricao,
    edit: {
      write: (row, value) => ({ ...row, descricao: value ?? '' }),
      isLocked: (row) => row.codigo !== '9',
    },
  },
  {
    key: 'contratado',
    label: 'Contratado',
    kind: 'quantity',
    width: 100,
    value: (row) => row.contratado,
    subtotal: (items) => sumQuantities(items.map(({ contratado }) => contratado)),
  },
  {
    key: 'periodo',
    label: 'Período',
    kind: 'quantity',
    width: 100,
    value: (row) => row.periodo,
    subtotal: (items) => sumQuantities(items.map(({ periodo }) => periodo ?? 0)),
    note: (row) =>
      (row.periodo ?? 0) > row.contratado ? { tone: 'warning', text: 'Passa do contratado.' } : null,
    edit: { write: (row, periodo) => ({ ...row, periodo }) },
  },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'choice',
    width: 120,
    options: [
      { value: 'aceito', label: 'Aceito' },
      { value: 'glosa', label: 'Glosa' },
    ],
    value: (row) => row.situacao,
    edit: { write: (row, situacao) => ({ ...row, situacao }) },
  },
]

const item = (codigo: string, level: number, descricao: string, contratado: number): GridLine<Servico> => ({
  type: 'item',
  key: codigo,
  level,
  row: { codigo, descricao, contratado, periodo: null, situacao: null },
})

const group = (codigo: string, level: number, descricao: string): GridLine<Servico> => ({
  type: 'group',
  key: codigo,
  level,
  cells: { codigo, descricao },
})

export const lines: readonly GridLine<Servico>[] = [
  group('1', 0, 'Fundações'),
  item('1.1', 1, 'Escavação', 100),
  group('1.2', 1, 'Concreto'),
  item('1.2.1', 2, 'Lastro', 10),
  item('1.2.2', 2, 'Armadura', 850.5),
  item('9', 0, 'Limpeza', 1),
]

export const manyLines = (count: number): readonly GridLine<Servico>[] =>
  Array.from({ length: count }, (_, index) => item(String(index + 1), 0, `Serviço ${index + 1}`, 10))

export const spec: GridSpec<Servico> = { columns, isLocked: false }
export const PERIODO = 3

/** The state that some actions lead to, from the first cell of the period. */
export function after(...actions: Action<Servico>[]): GridState<Servico> {
  return actions.reduce((state, action) => reduce(spec, state, action).state, startState(spec, lines))
}

export const periods = ({ rows }: GridState<Servico>) => [...rows.values()].map(({ periodo }) => periodo)
