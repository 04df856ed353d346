import type { ConvenioValues } from '@paco/domain/convenios/convenio'
import { campoOf } from '@paco/domain/convenios/familia'
import type { KnownFamilia } from '@paco/domain/convenios/familias'
import { type RepasseCreate, repasseCreate } from '@paco/domain/convenios/repasse'
import { addDays, type Day } from '@paco/domain/shared/days'
import { fromCents, toCents } from '@paco/domain/shared/money'

const PARCELAS = 3
/** From its signature until the first came in, and from one to the next. */
const [FIRST, NEXT] = [45, 90]

/** How many of three came in: as its words say, or a few of every agreement whose family has none. */
function countOf({ recurso_liberado }: ConvenioValues, place: number): number {
  if (typeof recurso_liberado !== 'string') return place % (PARCELAS + 1)
  return Number(/^(\d)ª/.exec(recurso_liberado)?.[1] ?? 0)
}

/** What came in of an agreement of the demo city until that day. */
export function listRepasses(
  familia: KnownFamilia,
  id_convenio: number,
  convenio: ConvenioValues,
  today: Day,
): RepasseCreate[] {
  const agreed = convenio[campoOf(familia, 'repasse')?.key ?? '']
  const signed = convenio.assinatura_termo ?? convenio.ass_termo ?? `${convenio.ano}-03-10`
  if (typeof agreed !== 'number' || typeof signed !== 'string') return []
  const third = Math.floor(toCents(agreed) / PARCELAS)
  return Array.from({ length: countOf(convenio, id_convenio) }, (_, index) => {
    const last = index === PARCELAS - 1
    return repasseCreate.parse({
      familia: familia.key,
      id_convenio,
      data: addDays(signed, FIRST + NEXT * index),
      valor: fromCents(last ? toCents(agreed) - third * index : third),
      parcela: `${index + 1}ª de ${PARCELAS}`,
    })
  }).filter(({ data }) => data <= today)
}
