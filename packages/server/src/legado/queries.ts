import { legadoList, registroLegado } from '@paco/domain/legado/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readRecord } from '../db/records.ts'

/** Every project as the old list had them. */
const todos: ListSource = {
  view: sql`
    select p.id, s.nomesecretaria as secretaria, p.nomeprojeto, p.descricao, p.id_secretaria, p.busca, p.arquivado
    from projetos p join secretarias s on s.id = p.id_secretaria`,
  row: Object.keys(registroLegado.shape),
  columns: legadoList.columns,
  order: 'id',
}
/** The old list, without those that are archived; a search narrows it by project or department. */
const byId: ListSource = {
  ...todos,
  view: sql`select * from (${todos.view}) p where not arquivado`,
  totals: {
    table: 'projetos_totais',
    count: 'quantidade',
    where: sql`not arquivado`,
    dimensions: ['id_secretaria'],
  },
}
/** One department after the other: of each the index knows the first. */
const bySecretaria: ListSource = {
  ...byId,
  order: 'secretaria',
  firsts: ({ where, most }) => sql`
    select delas.* from secretarias d cross join lateral (
      select id, secretaria from (${byId.view}) lista where id_secretaria = d.id and ${where} order by id limit ${most}
    ) delas`,
}
const ORDERS = {
  id: byId,
  nomeprojeto: { ...byId, order: 'nomeprojeto' },
  secretaria: bySecretaria,
}

/** In one of its orders; made once each, because statements are cached by their source (`shapes.ts`). */
export const legadoSource = (order: keyof typeof ORDERS): ListSource => ORDERS[order]

/** One line of the old list as a JSON array of one, or a refusal. */
export const readLegado = (db: Db, id: number): Promise<string> =>
  readRecord(db, todos, id, MESSAGES.notFound)

/** A department's number by its name, accents and case aside; null when there is none. */
export async function findSecretaria(db: Db, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from secretarias where dobrar(nomesecretaria) = dobrar(${name.trim()})`.execute(db)
  return rows[0]?.id ?? null
}
