import { callsOf, conveniosCalls, type FamiliaCalls } from '@paco/domain/convenios/contract'
import { screenListOf } from '@paco/domain/convenios/convenio'
import type { Familia } from '@paco/domain/convenios/familia'
import type { FamiliaKey } from '@paco/domain/convenios/familias'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { recordOf, rowsOf } from '../http/reads.ts'

interface Parts {
  list: ReturnType<typeof screenListOf>
  calls: FamiliaCalls
}

const made = new WeakMap<Familia, Parts>()

/** What a family's screens are fed with: made once, so that it stays the same from one drawing to the next. */
export function partsOf(familia: Familia): Parts {
  const known = made.get(familia)
  if (known) return known
  const parts = { list: screenListOf(familia), calls: callsOf(familia) }
  made.set(familia, parts)
  return parts
}

export const convenioQuery = (familia: Familia, id: number) =>
  recordOf(partsOf(familia).calls.get, { params: { id } }, MESSAGES.notFound)

/** What was received of an agreement, the latest first. */
export const repassesQuery = (familia: FamiliaKey, id_convenio: number) =>
  rowsOf(conveniosCalls.listRepasses, { query: { familia, id_convenio } })

/** Figures and terms of all families: they stand above each list, and together on a screen of their own. */
export const conveniosPainelQuery = { ...recordOf(conveniosCalls.getConveniosPainel, {}), staleTime: 0 }
