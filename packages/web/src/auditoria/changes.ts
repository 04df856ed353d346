import type { Linha } from '@paco/domain/auditoria/entrada'
import { counted } from '@paco/domain/auditoria/fala'
import type { Column } from '@paco/domain/http/list'
import type { Change } from '../ui/changes-table.tsx'
import { formatCell } from '../ui/list-screen/format-cell.ts'
import type { EntityDescription, Registry } from './registry.ts'

/** Tells nothing a reader wants: the number stands in the line's title, the version counts the lines. */
const SILENT = new Set(['id', 'versao'])

/** What a change of these fields is told from. */
export type Changed = Pick<Linha, 'antes' | 'depois' | 'nomes'>

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
export function changesOf(
  { antes, depois, nomes }: Changed,
  entity: EntityDescription | undefined,
): Change[] {
  const before = antes ?? {}
  const after = depois ?? {}
  const order = entity?.columns.map(({ key }) => key) ?? []
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return (
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => !SILENT.has(key) && !(isEmpty(before[key]) && isEmpty(after[key])))
      .sort((one, other) => place(one) - place(other))
      .map((key) => {
        const described = columnOf(entity, key)
        // A record that a field refers to is read by its name; the screen's own words for it come first.
        const column = { ...described, labels: { ...nomes[key], ...described.labels } }
        return { label: column.label, before: read(column, before[key]), after: read(column, after[key]) }
      })
      // Fields a line always carries, to say which record it is about, need not have changed.
      .filter((change) => change.before !== change.after)
  )
}

/** So many names of fields say what was changed; more are counted. */
const NAMED = 3

function fieldsIn(lines: readonly Linha[], registry: Registry): string[] {
  const labels = lines.flatMap((linha) =>
    changesOf(linha, registry[linha.entidade]).map(({ label }) => label.replace(/ \(R\$\)$/, '')),
  )
  const known = [...new Set(labels)]
  if (known.length === 0) return []
  return known.length <= NAMED
    ? [known.join(', ')]
    : [`${known.slice(0, NAMED - 1).join(', ')} e mais ${known.length - NAMED + 1}`]
}

/** What an entry holds, before it is opened: 'Valor, Gestor · 6 etapas'. */
export function summaryOf(lines: readonly Linha[], total: number, registry: Registry): string {
  const own = lines.length === 1 ? lines : lines.filter(({ pai }) => pai === null)
  const parts = lines.filter((linha) => !own.includes(linha))
  const kinds = [...new Set(parts.map(({ entidade }) => entidade))].map((entidade) => {
    const records = new Set(
      parts.filter((part) => part.entidade === entidade).map((part) => part.registro_id),
    )
    return counted(records.size, registry[entidade]?.title ?? entidade)
  })
  const more = total > lines.length ? [`mais ${counted(total - lines.length, 'linha')}`] : []
  return [...fieldsIn(own, registry), ...kinds, ...more].join(' · ')
}
