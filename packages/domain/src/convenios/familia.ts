import type { NaturezaConvenio } from './natureza.ts'

/** What a field holds, and so how it is checked, typed, listed and exported. */
export type CampoKind = 'text' | 'longtext' | 'year' | 'money' | 'day' | 'choice' | 'cnpj'

/** The parts of the form, in their order. */
export const GRUPOS = {
  objeto: 'Identificação',
  valores: 'Valores',
  prazos: 'Prazos',
  execucao: 'Execução',
} as const
export type Grupo = keyof typeof GRUPOS

/** What an amount is, whatever the family calls it. */
export type ParteValor = 'repasse' | 'contrapartida' | 'total'

/** One field of a family, as data: schema, columns, form and spreadsheet come from it. */
export interface Campo {
  readonly key: string
  readonly label: string
  /** Heads its column where the label would be too long. */
  readonly curto?: string
  readonly kind: CampoKind
  readonly grupo: Grupo
  readonly required?: true
  /** Stands in the list itself; the others unfold under the row. */
  readonly inList?: true
  /** For logged-in people only: strangers neither see it nor find a record by it. */
  readonly private?: true
  /** For an amount: its part in the sums of all families. */
  readonly parte?: ParteValor
  /** For a day: a term whose end is watched. */
  readonly vigencia?: true
  /** Usual values of a free text. */
  readonly sugestoes?: readonly string[]
  /** For a choice: what it may be, and what people read. */
  readonly opcoes?: Readonly<Record<string, string>>
  /** Only an agreement whose money goes this way has it: told of any other, it is not published. */
  readonly soDe?: NaturezaConvenio
  /** Says what a hard field wants. */
  readonly help?: string
}

/** A family of agreements. A new one is such a description and its table. */
export interface Familia {
  /** Names its calls (`/api/convenios{key}`), screens (`/convenios{key}`) and table (`convenios_{key}`). */
  readonly key: string
  /** How it is called on the screens, in the city's words. */
  readonly label: string
  /** What it is, in one sentence. */
  readonly sobre: string
  /** The field that names a record. */
  readonly titulo: string
  readonly campos: readonly Campo[]
}

export const tableOf = <K extends string>({ key }: { readonly key: K }): `convenios_${K}` =>
  `convenios_${key}`

export const vigenciasOf = ({ campos }: Familia): readonly Campo[] =>
  campos.filter(({ vigencia }) => vigencia)

export const hasPrivate = ({ campos }: Familia): boolean => campos.some((campo) => campo.private)

/** The field that holds this part of the money; not every family has each. */
export const campoOf = ({ campos }: Familia, parte: ParteValor): Campo | undefined =>
  campos.find((campo) => campo.parte === parte)
