import type * as z from 'zod/mini'

type Labels = Readonly<Record<string, string>>

/** By the schema, so that a form knows them from what it checks with. */
const known = new WeakMap<z.ZodMiniType, { labels: Labels; tabela: string | undefined }>()

/** The same schema, with what people call its fields, and whose texts everyone reads. The version is nobody's to fill in. */
export function labelled<S extends z.ZodMiniType>(
  body: S,
  labels: Readonly<Record<Exclude<keyof z.input<S> & string, 'versao'>, string>>,
  tabela?: string,
): S {
  known.set(body, { labels, tabela })
  return body
}

/** What a body's fields are called, and perhaps what its record has beside them. */
export const labelsOf = (body: z.ZodMiniType): Labels => known.get(body)?.labels ?? {}

/** The table that a body's fields are written to, where everyone reads some of its texts. */
export const tabelaOf = (body: z.ZodMiniType): string | undefined => known.get(body)?.tabela
