import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { type Trecho, trecho } from './aviso.ts'
import { segundaOf } from './semana.ts'

/** What one person changed in a project within a week, in one sentence. */
export const mudanca = z.object({
  /** The last line of the trail that it tells of. */
  ate: z.number(),
  instante: z.string(),
  id_secretaria: z.nullable(z.number()),
  secretaria_nome: z.nullable(z.string()),
  id_projeto: z.number(),
  projeto_nome: z.string(),
  frase: z.array(trecho),
})
export type Mudanca = z.output<typeof mudanca>

export const mudancasQuery = z.object({
  /** As `2026-W46`; this one where it is not said. */
  semana: z.optional(
    z.string().check(z.refine((semana) => segundaOf(semana) !== null, 'Informe a semana, como 2026-W46.')),
  ),
  id_secretaria: z.optional(fields.id),
})

/** More than anybody reads of one week: of these the newest are told. */
export const MAX_MUDANCAS = 500

const PLACE = /^[dn]o projeto $/

/** A sentence below the name of its project need not end with it. */
export function semLugar(frase: readonly Trecho[]): readonly Trecho[] {
  const lead = frase.at(-2)?.texto ?? ''
  if (PLACE.test(lead)) return frase.slice(0, -3)
  return lead === 'o projeto ' ? [...frase.slice(0, -2), { texto: lead.trim(), registro: null }] : frase
}

export interface Grupo<T> {
  readonly nome: string
  readonly itens: readonly T[]
}

/** Things by the name they have in common, in the order of those names. */
export function agrupar<T>(itens: readonly T[], nameOf: (item: T) => string): Grupo<T>[] {
  const groups = new Map<string, T[]>()
  for (const item of itens) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return [...groups]
    .map(([nome, of]) => ({ nome, itens: of }))
    .sort((one, other) => one.nome.localeCompare(other.nome, 'pt-BR'))
}
