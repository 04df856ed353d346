import { formatMoney, fromCents, toCents } from '../shared/money.ts'
import { type Campo, campoOf, type Familia } from './familia.ts'
import { NATUREZA_CONVENIO_LABELS } from './natureza.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * What the total says beyond repasse and contrapartida together, in reais: zero when they agree, null when there is
 * nothing to compare because the family or the record lacks one of the three.
 */
export function diferenca(familia: Familia, values: Values): number | null {
  const [repasse, contrapartida, total] = (['repasse', 'contrapartida', 'total'] as const).map((parte) => {
    const campo = campoOf(familia, parte)
    return campo && values[campo.key]
  })
  if (typeof repasse !== 'number' || typeof contrapartida !== 'number' || typeof total !== 'number')
    return null
  return fromCents(toCents(total) - toCents(repasse) - toCents(contrapartida))
}

/** The warning about a total that does not add up; null while it does. */
export function avisoDoTotal(familia: Familia, values: Values): string | null {
  const found = diferenca(familia, values)
  const total = campoOf(familia, 'total')
  if (found === null || found === 0 || !total) return null
  const sum = fromCents(toCents(Number(values[total.key])) - toCents(found))
  const difference = formatMoney(Math.abs(found))
  return `Repasse e contrapartida somam ${formatMoney(sum)}: o total informado é ${difference} ${found > 0 ? 'maior' : 'menor'}.`
}

/** Whether a form asks for this field: also while it holds something that does not belong there. */
export const isAsked = ({ key, soDe }: Campo, values: Values): boolean =>
  soDe === undefined || values.natureza === soDe || Boolean(values[key])

/** The warning about what is told of an agreement whose money goes another way; null while it fits. */
export function avisoDaNatureza({ key, soDe }: Campo, values: Values): string | null {
  if (soDe === undefined || !values[key] || values.natureza === soDe) return null
  return `Só é publicado quando a natureza é '${NATUREZA_CONVENIO_LABELS[soDe]}'.`
}
