import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** How far the trail was read: its last line, with the seal that tells this trail from one of a backup. */
export interface Ate {
  readonly id: number
  readonly selo: string | null
}

export interface Tocados {
  readonly ate: Ate
  /** The contracts whose facts may have changed; null where any may have. */
  readonly contratos: readonly number[] | null
}

/** What of a contract's facts stands in rows of its own: the trail says of each which contract it is a part of. */
export const PARTES = ['medicoes', 'quantitativos_revisoes', 'recebimentos']
/** And in rows of a project, which name a contract: now, or until they were changed. */
export const DE_PROJETO = ['aditivos', 'paralisacoes']
/** What the facts of all contracts may follow from: a department's name, the city's clock, its holidays. */
export const DE_TODOS = ['secretarias', 'cidade', 'feriados']

const ofProjeto = (tabela: string) => sql`
  select id_contrato from ${sql.table(tabela)}
  where id in (select registro_id::int from novas where entidade = ${tabela})`

/**
 * The contracts that were written since then, as the trail has it: whoever wrote, each line stands in it before what it tells
 * of is seen. Lines are numbered as they are committed, so none comes in before.
 */
export async function readTocados(db: Db, desde: Ate | null): Promise<Tocados> {
  const { id, selo } = desde ?? { id: 0, selo: null }
  const { rows } = await sql<Ate & { todos: boolean; contratos: number[] }>`
    with novas as (
      select id, hash, entidade, registro_id, pai, antes, depois from auditoria where ${desde !== null} and id > ${id}
    ), tocados (id) as (
      select registro_id::int from novas where entidade = 'contratos'
      union select split_part(pai, '/', 2)::int from novas where entidade = any (${PARTES})
      union select (lado ->> 'id_contrato')::int from novas cross join lateral (values (antes), (depois)) lados (lado)
        where entidade = any (${DE_PROJETO})
      union ${sql.join(DE_PROJETO.map(ofProjeto), sql` union `)}
    )
    select coalesce(fim.id, 0)::int as id, fim.hash as selo,
      ${desde === null} or exists (select from novas where entidade = any (${DE_TODOS}))
        or (select hash from auditoria where id = ${id}) is distinct from ${selo} as todos,
      array(select id from tocados where id is not null) as contratos
    from (values (1)) uma left join (select id, hash from auditoria order by id desc limit 1) fim on true`.execute(
    db,
  )
  const { todos, contratos, ...ate } = rows[0] as (typeof rows)[number]
  return { ate, contratos: todos ? null : contratos }
}
