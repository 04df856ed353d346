import type { Recusa } from '@paco/domain/medicoes/passos'
import { type Campos, conflict, forbidden, invalid } from '@paco/domain/shared/errors'
import type { Trx } from '../db/database.ts'
import { type ContratoMedido, findRegra, lockContrato } from './contrato-queries.ts'
import { type Folha, readFolha, writeItens } from './linhas-queries.ts'
import { itensDe, type Medido, medir, valoresDe } from './medir.ts'
import { contratoOfBoletim, type HeldBoletim, loadBoletim, updateBoletim } from './queries.ts'

export interface Held {
  readonly contrato: ContratoMedido
  readonly boletim: HeldBoletim
}

/** Lock order: contract before bulletin, as everyone takes them; of several writers one goes on and the others see it. */
export async function hold(trx: Trx, id: number): Promise<Held> {
  const contrato = await lockContrato(trx, await contratoOfBoletim(trx, id))
  return { contrato, boletim: await loadBoletim(trx, id) }
}

export function assertAllowed(recusa: Recusa | null): void {
  if (recusa !== null) throw recusa.por === 'situacao' ? conflict(recusa.texto) : forbidden(recusa.texto)
}

export function assertRight(campos: Campos): void {
  if (Object.keys(campos).length > 0) throw invalid(campos)
}

export const assertPossible = (texto: string | null): void => {
  if (texto !== null) throw conflict(texto)
}

/** A draft follows the contract: it is measured by the sheet in force and held back by what the rule says today. */
async function followed(trx: Trx, { contrato, boletim }: Held): Promise<HeldBoletim> {
  if (boletim.situacao !== 'em_elaboracao') return boletim
  const regra = await findRegra(trx, contrato.id)
  return {
    ...boletim,
    revisao_id: contrato.revisao_id ?? boletim.revisao_id,
    retencao_percentual: regra?.retencao_percentual ?? 0,
  }
}

export interface Sheet extends Held {
  readonly folha: Folha
  readonly medido: Medido
}

/** A bulletin that is held, with its rows, measured as they stand. */
export async function measure(trx: Trx, held: Held): Promise<Sheet> {
  const boletim = await followed(trx, held)
  const folha = await readFolha(trx, boletim)
  return { ...held, boletim, folha, medido: medir(folha, boletim, held.contrato.data_base) }
}

/** Writes rows and amounts as they were measured, with whatever else the bulletin says now: one version further. */
export async function storeSheet(
  trx: Trx,
  { boletim, medido }: Sheet,
  changes: Parameters<typeof updateBoletim>[2] = {},
): Promise<void> {
  const { revisao_id, retencao_percentual } = boletim
  await writeItens(trx, boletim.id, itensDe(medido))
  await updateBoletim(trx, boletim.id, {
    revisao_id,
    retencao_percentual,
    ...valoresDe(medido),
    ...changes,
  })
}
