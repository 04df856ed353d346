import { baseOf, type MedidasAprovadas, medidor, tetosOf } from '@paco/domain/aditivos/limite'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { addDays } from '@paco/domain/shared/days'
import { invalid } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import { updateContrato } from '../contratos/queries.ts'
import type { Db, Trx } from '../db/database.ts'
import { readArray } from '../db/records.ts'
import type { HeldProjeto } from '../projetos/queries.ts'

const COLUMNS = sql.join(Object.keys(medidor.shape).map((column) => sql.ref(column)))

/** The meters of a project as a JSON array: of each signed contract, those still running first; else its own. */
export const listLimites = (db: Db, id: number): Promise<string> =>
  readArray(
    db,
    sql`select ${COLUMNS} from limites_projetos where id_projeto = ${id} order by aberto desc, id_contrato desc`,
  )

/**
 * Which contract a request amends. Of the project's contracts that are signed and not ended: the only one; one of several,
 * if it is named; none, where there is none.
 */
export async function contratoFor(
  trx: Trx,
  projeto: number,
  named: number | null | undefined,
): Promise<number | null> {
  const rows = await trx
    .selectFrom('contratos_projetos')
    .innerJoin('contratos', 'contratos.id', 'contratos_projetos.contrato_id')
    .select('contratos.id')
    .where('contratos_projetos.projeto_id', '=', projeto)
    .where('contratos.assinatura', 'is not', null)
    .where('contratos.encerrado_em', 'is', null)
    .execute()
  const open = rows.map(({ id }) => id)
  if (named != null) {
    if (!open.includes(named)) throw invalid({ id_contrato: MESSAGES.otherContrato })
    return named
  }
  if (open.length > 1) throw invalid({ id_contrato: MESSAGES.chooseContrato })
  return open[0] ?? null
}

/** What an approval is measured by, held until it is written: the contract, or the project, which is held already. */
export async function holdMedidas(
  trx: Trx,
  projeto: HeldProjeto,
  id_contrato: number | null,
): Promise<MedidasAprovadas> {
  const contrato = id_contrato === null ? null : await lockContrato(trx, id_contrato)
  const { acrescimos, supressoes, reajustes } = contrato ?? projeto
  return {
    limite_base: baseOf(contrato ? contrato.valor_inicial : projeto.valor_original, reajustes),
    acrescimos_aprovados: acrescimos,
    supressoes_aprovadas: supressoes,
    ...tetosOf(contrato?.reforma ?? false),
  }
}

const lockContrato = (trx: Trx, id: number) =>
  trx
    .selectFrom('contratos')
    .select(['valor_inicial', 'reforma', 'acrescimos', 'supressoes', 'reajustes', 'vigencia_fim'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** The end of a contract's term, later by these days; one that has none stays without. */
export async function moveVigencia(trx: Trx, id: number, days: number): Promise<void> {
  const { vigencia_fim } = await lockContrato(trx, id)
  if (vigencia_fim !== null)
    await updateContrato(trx, id, { vigencia_fim: addDays(vigencia_fim, days) }, undefined)
}
