import type { SituacaoContrato } from '@paco/domain/contratos/dominios'
import { MESSAGES } from '@paco/domain/contratos/messages'
import type { Previsto } from '@paco/domain/medicoes/curva'
import type { Modo } from '@paco/domain/medicoes/modo'
import type { Responsaveis } from '@paco/domain/medicoes/passos'
import type { Day } from '@paco/domain/shared/days'
import { notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { recordsOf } from '../db/records.ts'

/** Of a contract, what its measurements look at. */
export interface ContratoMedido extends Responsaveis {
  readonly id: number
  readonly situacao: SituacaoContrato
  readonly regime: number
  readonly assinatura: Day | null
  readonly ordem_inicio: Day | null
  readonly data_base: Day | null
  readonly valor_atual: number
  /** The approved sheet in force; null before the first. */
  readonly revisao_id: number | null
}

const CONTRATO = sql`
  select c.id, c.id_secretaria, c.situacao, c.regime, c.assinatura, c.ordem_inicio, c.data_base,
    c.fiscal_titular_id, c.fiscal_substituto_id, c.gestor_id,
    contrato_valor(c) as valor_atual,
    (select r.id from quantitativos_revisoes r where r.contrato_id = c.id and r.situacao = 'aprovada'
      order by r.revisao desc limit 1) as revisao_id
  from contratos c`

export async function loadContrato(db: Db, id: number): Promise<ContratoMedido> {
  const { rows } = await sql<ContratoMedido>`${CONTRATO} where c.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound(MESSAGES.notFound)
  return rows[0]
}

/** Holds a contract, before anything that is measured of it: then reads it, with what was written while it was waited for. */
export async function lockContrato(trx: Trx, id: number): Promise<ContratoMedido> {
  await sql`select from contratos where id = ${id} for update`.execute(trx)
  return loadContrato(trx, id)
}

interface RegraGuardada {
  readonly id: number
  readonly modo: Modo
  readonly retencao_percentual: number
  readonly versao: number
}

/** How a contract is measured, where somebody said so. */
export async function findRegra(db: Db, contrato_id: number): Promise<RegraGuardada | null> {
  const row = await db
    .selectFrom('medicoes_regras')
    .select(['id', 'modo', 'retencao_percentual', 'versao'])
    .where('contrato_id', '=', contrato_id)
    .executeTakeFirst()
  return row ?? null
}

const regras = recordsOf('medicoes_regras', { missing: MESSAGES.notFound })

interface RegraDita {
  readonly modo: Modo
  readonly retencao_percentual?: number
  readonly plano?: string
}

/** A rule that nobody wrote is the first version, so that writing it is the second. */
export async function writeRegra(
  trx: Trx,
  contrato_id: number,
  stored: RegraGuardada | null,
  said: RegraDita,
): Promise<void> {
  if (stored !== null) await regras.update(trx, stored.id, said)
  else
    await trx
      .insertInto('medicoes_regras')
      .values({ contrato_id, plano: '[]', ...said, versao: 2 })
      .execute()
}

export const listPrevistos = (db: Db, contrato_id: number): Promise<Previsto[]> =>
  db
    .selectFrom('medicoes_cronograma')
    .select(['chave', 'mes', 'percentual'])
    .where('contrato_id', '=', contrato_id)
    .orderBy('chave')
    .orderBy('mes')
    .execute()

/** The whole schedule, in place of the one before. */
export async function writePrevistos(
  trx: Trx,
  contrato_id: number,
  previstos: readonly Previsto[],
): Promise<void> {
  await sql`delete from medicoes_cronograma where contrato_id = ${contrato_id}`.execute(trx)
  await sql`insert into medicoes_cronograma (contrato_id, chave, mes, percentual)
    select ${contrato_id}::integer, chave, mes, percentual
    from jsonb_to_recordset(${JSON.stringify(previstos)}::jsonb) as p (chave integer, mes integer, percentual numeric)`.execute(
    trx,
  )
}
