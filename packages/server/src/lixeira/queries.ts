import { excluido, type Falta, limiteDaLixeira, lixeiraList } from '@paco/domain/lixeira/lixeira'
import { MESSAGES } from '@paco/domain/lixeira/messages'
import { conflict, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { isAdmin } from '@paco/domain/usuarios/policy'
import { sql } from 'kysely'
import type { Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import type { Bin } from '../projetos/writes.ts'

const ofAll: ListSource = {
  view: 'lista_lixeira',
  row: Object.keys(excluido.shape),
  columns: lixeiraList.columns,
  order: '-id',
}

/** A department's, a few dozen at most: statements are cached by their source (`shapes.ts`). */
const ofSome = new Map<number | null, ListSource>()

/** What this person may bring back: of their department, or everything. */
export const lixeiraSource = (who: SessionUser): ListSource => {
  if (isAdmin(who)) return ofAll
  const own = who.id_secretaria
  const source = ofSome.get(own) ?? {
    ...ofAll,
    view: sql`select * from lista_lixeira where id_secretaria = ${own}`,
  }
  ofSome.set(own, source)
  return source
}

/** The database itself collects the rows: nothing of what comes back was ever said by a caller. */
export const binProjeto: Bin = async (trx, id, who, now) => {
  await sql`
    insert into lixeira (entidade, registro_id, nome, id_secretaria, linhas, fotos, excluido_por, excluido_em)
    select 'projetos', p.id, p.nomeprojeto, p.id_secretaria, c.linhas, lixeira_fotos(c.linhas), ${who.id}, ${now}
    from projetos p cross join lateral (select lixeira_colher('projetos', p.id) as linhas) c
    where p.id = ${id}`.execute(trx)
}

export interface HeldExcluido {
  id: number
  registro_id: number
  id_secretaria: number
}

/** Of several who bring it back one does, and the others find it gone. */
export async function lockExcluido(trx: Trx, projeto: number): Promise<HeldExcluido> {
  const row = await trx
    .selectFrom('lixeira')
    .select(['id', 'registro_id', 'id_secretaria'])
    .where('entidade', '=', 'projetos')
    .where('registro_id', '=', projeto)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

/** What its rows lean on that is not there any more. */
export async function listFaltas(trx: Trx, id: number): Promise<Falta[]> {
  const { rows } = await sql<Falta>`
    select f.tabela, f.linha, f.alvo from lixeira l cross join lateral lixeira_faltas('projetos', l.linhas) f
    where l.id = ${id} order by f.tabela, f.linha`.execute(trx)
  return rows
}

const REFUSED: Record<string, string> = { '23503': MESSAGES.changedMeanwhile, '23505': MESSAGES.numberTaken }

/** Puts the rows back, without the links of these numbers, and takes the record out of the bin. */
export async function putBack(trx: Trx, { id, registro_id }: HeldExcluido, fora: number[]): Promise<void> {
  const linhas = sql`l.linhas || jsonb_build_object('vinculos', (
    select coalesce(jsonb_agg(v), '[]') from jsonb_array_elements(l.linhas -> 'vinculos') v
    where (v ->> 'id')::integer <> all (${fora}::int[])))`
  try {
    await sql`select lixeira_repor('projetos', ${linhas}) from lixeira l where l.id = ${id}`.execute(trx)
  } catch (error) {
    const text = REFUSED[(error as { code?: string }).code ?? '']
    throw text ? conflict(text) : error
  }
  await sql`select projetos_sem_evolucao(array[${registro_id}::int])`.execute(trx)
  await trx.deleteFrom('lixeira').where('id', '=', id).execute()
}

/** An amendment that waits for somebody: what becomes of it has to be settled first. */
export async function hasOpenAditivo(trx: Trx, projeto: number): Promise<boolean> {
  const row = await trx
    .selectFrom('aditivos')
    .select('id')
    .where('id_projeto', '=', projeto)
    .where('status', 'in', ['pendente', 'devolvido'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What was deleted thirty days ago goes for good. */
export async function sweepLixeira(trx: Trx, now: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('lixeira')
    .where('excluido_em', '<=', limiteDaLixeira(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
