import {
  type LancamentoCreate,
  type LancamentoUpdate,
  lancamento,
  orcamentoList,
} from '@paco/domain/orcamento/lancamento'
import { MESSAGES } from '@paco/domain/orcamento/messages'
import { canReadAllPedidos, canReadPedidos } from '@paco/domain/orcamento/policy'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readRow } from '../db/list.ts'
import { refuseOn } from '../db/refusals.ts'
import { sourceByReader } from '../db/source-by-reader.ts'

const FIELDS = Object.keys(lancamento.shape)
/** The same for every reader. */
const COMMON = sql.join(
  [...FIELDS.filter((field) => field !== 'comprometido' && field !== 'saldo'), 'busca'].map((field) =>
    sql.ref(`linha.${field}`),
  ),
)

/** What a line is drawn on by, and what that leaves, as the reader may know it. */
export const orcamentoSource = sourceByReader(
  {
    all: canReadAllPedidos,
    of: (who, secretaria_id) => canReadPedidos(who, { secretaria_id }),
    secretaria: sql`linha.secretaria_id`,
  },
  (told) => ({
    view: sql`
      select ${COMMON}, contado.comprometido, linha.valor - contado.comprometido as saldo
      from lista_orcamento linha
        cross join lateral (
          select case when ${told} then linha.comprometido else linha.aprovado end as comprometido
        ) contado`,
    row: FIELDS,
    columns: orcamentoList.columns,
    order: 'id',
  }),
)

/** One budget line as a JSON array of one, or a refusal. */
export async function readLancamento(db: Db, id: number, who: SessionUser | null): Promise<string> {
  const row = await readRow(db, orcamentoSource(who), id)
  if (row === null) throw notFound(MESSAGES.notFound)
  return row
}

/** The stored department decides who may: locks the line for the rest of the transaction. */
export async function lockLancamento(
  trx: Trx,
  id: number,
): Promise<{ id: number; secretaria_id: number; versao: number }> {
  const row = await trx
    .selectFrom('orcamento')
    .select(['id', 'secretaria_id', 'versao'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

const refusals = {
  orcamento_secretaria_id_fkey: () => invalid({ secretaria_id: MESSAGES.secretariaNotFound }),
  aditivos_id_orcamento_fkey: () => conflict(MESSAGES.inUse),
}

export async function insertLancamento(
  trx: Trx,
  values: LancamentoCreate & { secretaria_id: number },
): Promise<number> {
  const insert = trx.insertInto('orcamento').values(values).returning('id').executeTakeFirstOrThrow()
  return (await refuseOn(refusals, insert)).id
}

export async function updateLancamento(
  trx: Trx,
  id: number,
  { versao: _checked, ...values }: LancamentoUpdate,
): Promise<void> {
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const update = trx
    .updateTable('orcamento')
    .set({ ...said, versao: sql<number>`versao + 1` })
    .where('id', '=', id)
    .execute()
  await refuseOn(refusals, update)
}

export const deleteLancamento = (trx: Trx, id: number) =>
  refuseOn(refusals, trx.deleteFrom('orcamento').where('id', '=', id).execute())
