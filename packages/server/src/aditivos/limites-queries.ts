import { chooseContrato, impedimentoOf } from '@paco/domain/aditivos/contrato-do-pedido'
import { baseOf, type MedidasAprovadas, medidor, tetosOf } from '@paco/domain/aditivos/limite'
import type { AditivoCreate } from '@paco/domain/aditivos/pedido'
import type { canReadLimitesDoContrato } from '@paco/domain/aditivos/policy'
import type { SituacaoContrato } from '@paco/domain/contratos/dominios'
import { addDays, type Day } from '@paco/domain/shared/days'
import { conflict, invalid } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import { secretariaOfContrato, updateContrato } from '../contratos/queries.ts'
import type { Db, Trx } from '../db/database.ts'
import { readArray } from '../db/records.ts'
import type { HeldProjeto } from '../projetos/queries.ts'
import type { HeldAditivo } from './queries.ts'

const COLUMNS = sql.join(Object.keys(medidor.shape).map((column) => sql.ref(column)))

/** The meters of a project as a JSON array: of each signed contract, those still running first; else its own. */
export const listLimites = (db: Db, id: number): Promise<string> =>
  readArray(
    db,
    sql`select ${COLUMNS} from limites_projetos where id_projeto = ${id} order by aberto desc, id_contrato desc`,
  )

/** The meter of a signed contract, alone in a JSON array; none of one in preparation. */
export const listLimitesDoContrato = (db: Db, id: number): Promise<string> =>
  readArray(db, sql`select ${COLUMNS} from limites_contratos where id_contrato = ${id}`)

/** Whose a contract is, and whose its projects are. */
export async function secretariasOfContrato(
  db: Db,
  id: number,
): Promise<Parameters<typeof canReadLimitesDoContrato>[1]> {
  const projetos = await db
    .selectFrom('contratos_projetos')
    .innerJoin('projetos', 'projetos.id', 'contratos_projetos.projeto_id')
    .select('projetos.id_secretaria')
    .where('contrato_id', '=', id)
    .execute()
  return { id_secretaria: await secretariaOfContrato(db, id), projetos }
}

/** Which contract of the project, which is held, a request amends. */
export async function contratoFor(
  trx: Trx,
  projeto: number,
  asked: Pick<AditivoCreate, 'tipo' | 'id_contrato'>,
): Promise<number | null> {
  const rows = await trx
    .selectFrom('contratos_projetos')
    .innerJoin('contratos', 'contratos.id', 'contratos_projetos.contrato_id')
    .select(['contratos.id', 'contratos.encerrado_em'])
    .where('contratos_projetos.projeto_id', '=', projeto)
    .where('contratos.assinatura', 'is not', null)
    .execute()
  const assinados = rows.map(({ id, encerrado_em }) => ({ id, aberto: encerrado_em === null }))
  const chosen = chooseContrato(asked, assinados, asked.id_contrato)
  if ('problem' in chosen) throw invalid({ id_contrato: chosen.problem })
  return chosen.id_contrato
}

/** Refuses to approve what its contract, held until the approval is written, no longer bears. */
export async function assertAdita(trx: Trx, asked: HeldAditivo, today: Day): Promise<void> {
  if (asked.id_contrato === null) return
  const impedimento = impedimentoOf(asked, await lockContrato(trx, asked.id_contrato), today)
  if (impedimento !== null) throw conflict(impedimento)
}

/** What an approval is measured by, held until it is written: the contract, or the project, which is held already. */
export async function holdMedidas(
  trx: Trx,
  projeto: HeldProjeto,
  id_contrato: number | null,
): Promise<MedidasAprovadas> {
  const contrato = id_contrato === null ? null : await lockContrato(trx, id_contrato)
  const { acrescimos, supressoes } = contrato ?? projeto
  return {
    limite_base: contrato
      ? baseOf(contrato.valor_inicial, contrato.reajustes)
      : await baseOfProjeto(trx, projeto.id),
    acrescimos_aprovados: acrescimos,
    supressoes_aprovadas: supressoes,
    ...tetosOf(contrato?.reforma ?? false),
  }
}

async function baseOfProjeto(trx: Trx, id: number): Promise<number | null> {
  const { rows } = await sql<{ base: number | null }>`
    select aditivos_base(p) as base from projetos p where id = ${id}`.execute(trx)
  return rows[0]?.base ?? null
}

const lockContrato = (trx: Trx, id: number) =>
  trx
    .selectFrom('contratos')
    .select(['valor_inicial', 'reforma', 'acrescimos', 'supressoes', 'reajustes'])
    .select(['vigencia_fim', 'encerrado_em'])
    .select((of) => of.ref('situacao').$castTo<SituacaoContrato>().as('situacao'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** The end of a contract's term, later by these days; one that has none stays without. */
export async function moveVigencia(trx: Trx, id: number, days: number): Promise<void> {
  const { vigencia_fim } = await lockContrato(trx, id)
  if (vigencia_fim !== null)
    await updateContrato(trx, id, { vigencia_fim: addDays(vigencia_fim, days) }, undefined)
}
