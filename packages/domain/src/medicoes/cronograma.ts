import type { Campos } from '../shared/errors.ts'
import { formatQuantity, fromTenThousandths, toTenThousandths } from '../shared/quantity.ts'
import type { Previsto } from './curva.ts'
import { MESSAGES } from './messages.ts'

const ALL = toTenThousandths(100)

/** What of a schedule does not hold, by `previstos.{index}.{field}`: each stage once a month, all of it in the end. */
export function problemsOfCronograma(previstos: readonly Previsto[], chaves: ReadonlySet<number>): Campos {
  const campos: Campos = {}
  const seen = new Set<string>()
  const sums = new Map<number, { units: number; last: number }>()
  for (const [index, { chave, mes, percentual }] of previstos.entries()) {
    const place = `${chave} ${mes}`
    if (!chaves.has(chave)) campos[`previstos.${index}.chave`] = MESSAGES.unknownStage
    if (seen.has(place)) campos[`previstos.${index}.mes`] = MESSAGES.repeatedMonth
    seen.add(place)
    const units = (sums.get(chave)?.units ?? 0) + toTenThousandths(percentual)
    sums.set(chave, { units, last: index })
  }
  for (const { units, last } of sums.values()) {
    if (units !== ALL)
      campos[`previstos.${last}.percentual`] =
        `Os meses desta etapa somam ${formatQuantity(fromTenThousandths(units))}%: precisam somar 100%.`
  }
  if ([...chaves].some((chave) => !sums.has(chave))) campos.previstos = MESSAGES.missingStage
  return campos
}
