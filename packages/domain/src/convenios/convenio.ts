import * as z from 'zod/mini'
import type { Column, ColumnKind, List } from '../http/list.ts'
import { cnpj } from '../shared/cnpj.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import type { SessionUser } from '../shared/roles.ts'
import { type Campo, type CampoKind, type Familia, tableOf } from './familia.ts'
import { camposFor } from './policy.ts'
import { ALERTAS } from './vigencia.ts'

/** A field's value on the wire; one that a stranger may not see is not there at all. */
export type Valor = string | number | null
/** A record of any family: its own fields beside number and version. */
export interface Convenio {
  readonly id: number
  readonly versao: number
  readonly [campo: string]: Valor | undefined
}
/** What is sent to create one. */
export type ConvenioValues = Readonly<Record<string, Valor | undefined>>
/** What is sent to change one. */
export interface ConvenioChanges extends ConvenioValues {
  readonly versao?: number | undefined
}

export const MAX_TEXT = { text: 300, longtext: 5000 } as const

const ano = fields.integer(1900, 2199, 'Informe o ano com quatro algarismos.')
const input = { year: ano, money: fields.money, day: fields.day, cnpj } as const
const isText = (kind: CampoKind): kind is 'text' | 'longtext' => kind === 'text' || kind === 'longtext'

const choiceOf = ({ opcoes = {} }: Campo) =>
  z.enum(Object.keys(opcoes) as [string, ...string[]], 'Escolha uma das opções.')

function requiredField(campo: Campo): z.ZodMiniType {
  const { kind } = campo
  if (kind === 'choice') return choiceOf(campo)
  return isText(kind) ? fields.requiredText(MAX_TEXT[kind]) : input[kind]
}

function optionalField(campo: Campo): z.ZodMiniType {
  const { kind } = campo
  return isText(kind) ? fields.optionalText(MAX_TEXT[kind]) : fields.clearable(requiredField(campo))
}

const shapeOf = (
  campos: readonly Campo[],
  schemaOf: (campo: Campo) => z.ZodMiniType,
): Record<string, z.ZodMiniType> => Object.fromEntries(campos.map((campo) => [campo.key, schemaOf(campo)]))

type Body<T> = z.ZodMiniType<T, T>

/** A record as it is read. */
export function convenioOf({ campos }: Familia): z.ZodMiniType<Convenio> {
  const read = ({ kind, ...campo }: Campo) => {
    const value = z.nullable(kind === 'year' || kind === 'money' ? z.number() : z.string())
    return campo.private ? z.optional(value) : value
  }
  const shape = { id: z.number(), ...shapeOf(campos, read), versao: z.number() }
  return z.object(shape) as unknown as z.ZodMiniType<Convenio>
}

const labelsOf = (campos: readonly Campo[]) =>
  Object.fromEntries(campos.map(({ key, label }) => [key, label]))

/** What creates a record. */
export function createOf(familia: Familia): Body<ConvenioValues> {
  const { campos } = familia
  const shape = shapeOf(campos, (campo) => (campo.required ? requiredField(campo) : optionalField(campo)))
  return labelled(z.object(shape) as unknown as Body<ConvenioValues>, labelsOf(campos), tableOf(familia))
}

/** What changes one: a missing field stays, an empty one clears, a required one cannot be cleared. */
export function updateOf(familia: Familia): Body<ConvenioChanges> {
  const { campos } = familia
  const shape = shapeOf(campos, (campo) =>
    campo.required ? z.optional(requiredField(campo)) : optionalField(campo),
  )
  const body = z.object({ ...shape, versao: fields.versao })
  return labelled(body as unknown as Body<ConvenioChanges>, labelsOf(campos), tableOf(familia))
}

const columnKinds: Record<CampoKind, ColumnKind> = {
  text: 'text',
  longtext: 'text',
  year: 'year',
  money: 'money',
  day: 'day',
  choice: 'text',
  cnpj: 'text',
}

/** A field as a column. Nobody sorts by a private one: the order alone would tell of it. */
const columnOf = ({ key, label, kind, ...campo }: Campo): Column => ({
  key,
  label: kind === 'money' ? `${label} (R$)` : label,
  kind: columnKinds[kind],
  ...(campo.opcoes && { labels: campo.opcoes }),
  ...(kind === 'money' && { sum: true }),
  ...(campo.private && { sortable: false }),
})

const filters = {
  ano: z.optional(ano),
  vigencia: z.optional(z.enum(ALERTAS, 'Escolha uma das vigências.')),
}

const idColumn: Column = { key: 'id', label: 'Id', kind: 'id' }

const listWith = (familia: Familia, campos: readonly Campo[]) =>
  ({
    name: `convenios-${familia.key}`,
    get title() {
      return `Convênios ${familia.label}`
    },
    sobre: 'Acordos que trazem dinheiro ou cooperação à cidade: objeto, valor e vigência.',
    columns: [idColumn, ...campos.map(columnOf)],
    filters,
  }) satisfies List

/** The whole list of a family: what is answered, sorted by and exported. */
export const listOf = (familia: Familia) => listWith(familia, familia.campos)

/** What this person gets of it. */
export const columnsFor = (familia: Familia, who: SessionUser | null): readonly Column[] =>
  listWith(familia, camposFor(familia, who)).columns

/** The list as the screen shows it: the columns that fit a line, under headings that do. */
export const screenListOf = (familia: Familia) =>
  listWith(
    familia,
    familia.campos
      .filter(({ inList }) => inList)
      .map(({ curto, ...campo }) => (curto ? { ...campo, label: curto } : campo)),
  )
