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
import { readRecord, recordsOf } from '../db/records.ts'
import { sourceByReader } from '../db/source-by-reader.ts'
import { refuseForaDeUso } from '../secretarias/queries.ts'

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
export const readLancamento = (db: Db, id: number, who: SessionUser | null): Promise<string> =>
  readRecord(db, orcamentoSource(who), id, MESSAGES.notFound)

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

const records = recordsOf('orcamento', {
  missing: MESSAGES.notFound,
  refusals: {
    orcamento_secretaria_id_fkey: () => invalid({ secretaria_id: MESSAGES.secretariaNotFound }),
    ...refuseForaDeUso('secretaria_id'),
    aditivos_id_orcamento_fkey: () => conflict(MESSAGES.inUse),
    vinculos_orcamento_id_fkey: () => conflict(MESSAGES.linked),
  },
})

export const insertLancamento = (
  trx: Trx,
  values: LancamentoCreate & { secretaria_id: number },
): Promise<number> => records.insert(trx, values)

/** Of a line that is held: its version is compared before anything else. */
export const updateLancamento = (
  trx: Trx,
  id: number,
  { versao: _compared, ...values }: LancamentoUpdate,
): Promise<void> => records.update(trx, id, values)

export const deleteLancamento = records.delete
