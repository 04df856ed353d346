import * as z from 'zod/mini'
import { addDays, type Day, formatDay } from '../shared/days.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { CODIGOS_AUSENCIA, type CodigoAusencia, type Contrarios, refuseAusencia } from './ausencias.ts'
import { LABELS } from './labels.ts'
import { MESSAGES } from './messages.ts'

/** A declaration that is in force, as everyone reads it. */
export const declaracao = z.object({
  id: z.number(),
  codigo: z.enum(CODIGOS_AUSENCIA),
  texto: z.string(),
  declarado_por: z.string(),
  feita_em: z.string(),
  valida_ate: z.string(),
})
export type Declaracao = z.output<typeof declaracao>

/** The sentence is the criterion's own, and who and when the server knows. */
export const declaracaoCreate = labelled(
  z.object({
    codigo: z.enum(CODIGOS_AUSENCIA, MESSAGES.chooseCriterio),
    id_secretaria: fields.clearable(fields.chosen(MESSAGES.chooseSecretaria)),
  }),
  LABELS,
)
export type DeclaracaoCreate = z.output<typeof declaracaoCreate>

/** For so many days after the one on which it was made; then it has to be looked at again. */
export const PRAZO = 30

export const validaAte = (feita_em: Day): Day => addDays(feita_em, PRAZO)

export const isValida = (feita_em: Day, today: Day): boolean =>
  feita_em <= today && today <= validaAte(feita_em)

interface Feita {
  readonly codigo: CodigoAusencia
  readonly feita_em: Day
}

/** Of those that nobody withdrew: the last of each criterion, within its days and against no record. */
export function vigentesOf<D extends Feita>(feitas: readonly D[], today: Day, contrarios: Contrarios): D[] {
  const last = new Map<CodigoAusencia, D>()
  for (const feita of feitas) {
    const known = last.get(feita.codigo)
    if (known === undefined || known.feita_em < feita.feita_em) last.set(feita.codigo, feita)
  }
  return [...last.values()].filter(
    ({ codigo, feita_em }) => isValida(feita_em, today) && refuseAusencia(codigo, contrarios) === null,
  )
}

/** 'Não há obras paralisadas em 15/11/2026 (declarado por Obras)'. */
export const declaracaoText = ({
  texto,
  feita_em,
  declarado_por,
}: Pick<Declaracao, 'texto' | 'feita_em' | 'declarado_por'>): string =>
  `${texto} em ${formatDay(feita_em)} (declarado por ${declarado_por})`
