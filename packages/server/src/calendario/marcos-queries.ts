import {
  MARCO_LABELS,
  type Marco,
  type MarcoGuardado,
  type MarcoKey,
  marcosDoAno,
  type marcoUpdate,
  recusaDoMarco,
  temMarco,
} from '@paco/domain/calendario/marco'
import { MESSAGES } from '@paco/domain/calendario/messages'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import { recordsOf, refuseStale } from '../db/records.ts'

type Guardado = MarcoGuardado & { id: number }

const readGuardados = (db: Db, anos: readonly number[]): Promise<Guardado[]> =>
  db
    .selectFrom('marcos')
    .select(['id', 'ano', 'marco', 'data', 'base', 'versao'])
    .where('ano', 'in', anos)
    .execute() as Promise<Guardado[]>

/** The fiscal calendar of some years, as it stands now. */
export async function readMarcos(db: Db, anos: readonly number[]): Promise<Marco[]> {
  const guardados = await readGuardados(db, anos)
  return anos.flatMap((ano) => marcosDoAno(ano, guardados))
}

const records = recordsOf('marcos', {
  missing: MESSAGES.marcoNotChanged,
  // Somebody else said it first, in the same moment.
  refusals: { marcos_um: () => conflict(MESSAGES.marcoMeanwhile) },
})

interface Which {
  ano: number
  marco: MarcoKey
}

/** Says one of its days; the number of the row that keeps it. */
export async function putMarco(
  trx: Trx,
  { ano, marco }: Which,
  { data, base, versao }: z.output<typeof marcoUpdate>,
): Promise<number> {
  if (!temMarco(ano, marco)) throw notFound(MESSAGES.noMarco)
  const guardados = await readGuardados(trx, [ano])
  const refusal = recusaDoMarco(marcosDoAno(ano, guardados), { ano, marco, data })
  if (refusal !== null) throw invalid({ data: refusal })
  const kept = guardados.find((one) => one.marco === marco)
  refuseStale({ versao: kept?.versao ?? 0 }, versao)
  if (!kept) return records.insert(trx, { ano, marco, data, base: base ?? null })
  await records.update(trx, kept.id, { data, base }, versao)
  return kept.id
}

/** Back to the usual day, which must still fit the others. */
export async function deleteMarco(trx: Trx, { ano, marco }: Which): Promise<void> {
  const guardados = await readGuardados(trx, [ano])
  const kept = guardados.find((one) => one.marco === marco)
  if (!kept) throw notFound(MESSAGES.marcoNotChanged)
  const others = marcosDoAno(
    ano,
    guardados.filter((one) => one !== kept),
  )
  const { data: usual } = others.find((one) => one.marco === marco) ?? { data: null }
  const refusal = usual && recusaDoMarco(others, { ano, marco, data: usual })
  if (refusal) throw conflict(MESSAGES.usualRefused(MARCO_LABELS[marco], refusal))
  await records.delete(trx, kept.id)
}
