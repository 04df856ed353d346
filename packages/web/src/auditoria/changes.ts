import type { Registro } from '@paco/domain/auditoria/registro'
import type { Column } from '@paco/domain/http/list'
import type { Change } from '../ui/changes-table.tsx'
import { formatCell } from '../ui/list-screen/format-cell.ts'
import type { EntityDescription } from './registry.ts'

/** Tells nothing a reader wants: the number stands in the line's title, the version counts the lines. */
const SILENT = new Set(['id', 'versao'])

/** A field nobody described is still shown, under the name the database gives it. */
const columnOf = (entity: EntityDescription | undefined, key: string): Column =>
  entity?.columns.find((column) => column.key === key) ?? { key, label: key, kind: 'text' }

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

const isNamed = (value: unknown): value is { nome: string } =>
  typeof value === 'object' && value !== null && 'nome' in value && typeof value.nome === 'string'

/** People are told by their names; what else has no form of its own, as it is stored. */
function textOf(value: unknown): string {
  return Array.isArray(value) && value.every(isNamed)
    ? value.map(({ nome }) => nome).join(', ')
    : JSON.stringify(value)
}

function read(column: Column, value: unknown): string {
  if (isEmpty(value)) return ''
  return formatCell(column, typeof value === 'object' ? textOf(value) : value)
}

/** What a line of the trail did to each field, in the order the entity's columns have. */
export function changesOf(registro: Registro, entity: EntityDescription | undefined): Change[] {
  const before = registro.antes ?? {}
  const after = registro.depois ?? {}
  const order = entity?.columns.map(({ key }) => key) ?? []
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return (
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => !SILENT.has(key) && !(isEmpty(before[key]) && isEmpty(after[key])))
      .sort((one, other) => place(one) - place(other))
      .map((key) => {
        const column = columnOf(entity, key)
        return { label: column.label, before: read(column, before[key]), after: read(column, after[key]) }
      })
      // Fields a line always carries, to say which record it is about, need not have changed.
      .filter((change) => change.before !== change.after)
  )
}
