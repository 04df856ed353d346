import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { ano } from './pca.ts'
import { LABELS, type Plano } from './plano.ts'

/** Which of a year's plans is meant, by the code of its unit; the first one where nobody says. */
export const daUnidade = z.object({ unidade: z.optional(fields.requiredText(20)) })

const deQuem = { codigo_unidade: fields.requiredText(20), nome_unidade: fields.requiredText(255) }

/** Whose plan it is to be, as it is asked for on the page of a year. */
export const planoDeQuem = labelled(z.object(deQuem), LABELS)

/** The plan of one more unit, or of a year that has no item yet. */
export const planoCreate = labelled(z.object({ ano, ...deQuem }), { ...LABELS, ano: 'Ano' })
export type PlanoCreate = z.output<typeof planoCreate>

type DaUnidade = Pick<Plano, 'ano' | 'codigo_unidade' | 'nome_unidade'>

/** The units that have a plan, each once, by the name it has in its newest one. */
export function unidadesOf<P extends DaUnidade>(planos: readonly P[]): readonly P[] {
  const known = new Map<string, P>()
  for (const plano of [...planos].sort((one, other) => other.ano - one.ano))
    if (!known.has(plano.codigo_unidade)) known.set(plano.codigo_unidade, plano)
  return [...known.values()].sort((one, other) => (one.codigo_unidade < other.codigo_unidade ? -1 : 1))
}
