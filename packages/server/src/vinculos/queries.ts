import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { MESSAGES } from '@paco/domain/vinculos/messages'
import { canReadVinculo } from '@paco/domain/vinculos/policy'
import { TIPOS, type VinculoCreate, vinculo, vinculosList } from '@paco/domain/vinculos/vinculo'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { recordsOf } from '../db/records.ts'
import { semRascunhos } from '../pca/queries.ts'

const sourceFor = (view: RawBuilder<unknown>, counted: RawBuilder<unknown>): ListSource => ({
  view,
  counted,
  row: Object.keys(vinculo.shape),
  columns: vinculosList.columns,
  order: 'id',
})

const deQuemLeOPlano = semRascunhos((ocultos) =>
  sourceFor(
    sql`select * from lista_vinculos where tipo <> 'pca' or id_alvo not in (${ocultos})`,
    sql`select valor from vinculos where pca_id is null or pca_id not in (${ocultos})`,
  ),
)
const abertos = sourceFor(
  sql`select * from lista_vinculos where tipo <> 'pca'`,
  sql`select valor from vinculos where pca_id is null`,
)

/** All links that are told to this reader: the plan is not strangers', nor a draft of it other departments'. */
export const vinculosSource = (who: SessionUser | null): ListSource =>
  canReadVinculo(who, 'pca') ? deQuemLeOPlano(who) : abertos

/** One refusal for each kind of other end: that is not there, or is linked already. */
const refusals = Object.fromEntries(
  TIPOS.flatMap((tipo) => [
    [`vinculos_${tipo}_id_fkey`, () => invalid({ id_alvo: MESSAGES.alvoNotFound })],
    [`vinculos_${tipo}`, () => conflict(MESSAGES.repeated)],
  ]),
)

const records = recordsOf('vinculos', { missing: MESSAGES.notFound, refusals })

export const insertVinculo = (
  trx: Trx,
  { id_projeto, tipo, id_alvo, valor }: VinculoCreate,
): Promise<number> => records.insert(trx, { projeto_id: id_projeto, [`${tipo}_id`]: id_alvo, valor })

export const updateVinculo = (
  trx: Trx,
  id: number,
  valor: number | null | undefined,
  versao: number | undefined,
): Promise<void> => records.update(trx, id, { valor }, versao)

export const deleteVinculo = records.delete

/** Whose link it is. */
export async function projetoOfVinculo(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('vinculos').select('projeto_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.projeto_id
}
