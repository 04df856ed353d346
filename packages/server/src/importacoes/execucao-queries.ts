import type { Registro } from '@paco/domain/importacoes/descritor'
import type { SituacaoImportacao } from '@paco/domain/importacoes/situacao'
import type { Role, SessionUser } from '@paco/domain/shared/roles'
import { CompiledQuery, sql } from 'kysely'
import { lockProjetos } from '../contratos/queries.ts'
import type { Db, Trx } from '../db/database.ts'
import { UNREAD, unread } from '../db/prepared.ts'
import { type Escritor, isDeFolhas } from './escritor.ts'

/** No sheet has a row of this number. */
export const LAST = 2_147_483_647

/** A row that is to be written, or was. */
export interface LinhaViva {
  readonly linha: number
  readonly acao: 'criar' | 'alterar'
  readonly registro_id: number | null
  readonly versao: number | null
  readonly versao_depois: number | null
  readonly valores: Registro
  readonly antes: Registro
}

const VIVA = sql`linha, acao, registro_id, versao, versao_depois, valores, antes`

/** The next rows after this one that are not written yet. */
export async function nextToWrite(db: Db, id: number, after: number, limit: number): Promise<LinhaViva[]> {
  const { rows } = await sql<LinhaViva>`
    select ${VIVA} from importacao_linhas
    where importacao_id = ${id} and linha > ${after} and acao in ('criar', 'alterar') and feita is null
    order by linha limit ${limit}`.execute(db)
  return rows
}

/** The next rows before this one that were written and are to be taken back, the last first. */
export async function nextToUndo(db: Db, id: number, before: number, limit: number): Promise<LinhaViva[]> {
  const { rows } = await sql<LinhaViva>`
    select ${VIVA} from importacao_linhas
    where importacao_id = ${id} and linha < ${before} and feita = 'feita'
    order by linha desc limit ${limit}`.execute(db)
  return rows
}

/** What became of rows. */
export interface Feito {
  readonly linha: number
  readonly feita: 'feita' | 'desfeita' | 'mantida' | null
  readonly registro_id: number | null
  readonly versao_depois: number | null
  readonly motivo: string | null
}

/** How many rows were done, for whoever looks on. */
export const tellFeitas = (trx: Trx, id: number, feitas: number) =>
  sql`update importacoes set feitas = ${feitas} where id = ${id} ${UNREAD}`.execute(trx)

export async function noteFeitas(trx: Trx, id: number, feitas: readonly Feito[]): Promise<void> {
  await sql`
    update importacao_linhas l
    set feita = n.feita, registro_id = n.registro_id, versao_depois = n.versao_depois, motivo = n.motivo
    from json_to_recordset(${JSON.stringify(feitas)}::json)
      as n (linha int, feita text, registro_id int, versao_depois int, motivo text)
    where l.importacao_id = ${id} and l.linha = n.linha
      -- Said too: a table that was just filled has no statistics, and would be read whole.
      and l.linha = any (${feitas.map(({ linha }) => linha)}::int[]) ${UNREAD}`.execute(trx)
}

/** Rows that were written in this transaction, each with the number of its record: in the version that it has now. */
export async function noteGravadas(
  trx: Trx,
  id: number,
  tabela: string,
  numbers: ReadonlyMap<number, number>,
): Promise<void> {
  const linhas = [...numbers.keys()]
  await sql`
    update importacao_linhas l set feita = 'feita', registro_id = r.id, versao_depois = r.versao, motivo = null
    from unnest(${linhas}::int[], ${[...numbers.values()]}::int[]) as n (linha, id)
      join ${sql.table(tabela)} r on r.id = n.id
    where l.importacao_id = ${id} and l.linha = n.linha and l.linha = any (${linhas}::int[]) ${UNREAD}`.execute(
    trx,
  )
}

/** A row that was refused when it was written goes back to be checked. */
export async function noteErro(trx: Trx, id: number, linha: number, motivo: string): Promise<void> {
  await sql`
    update importacao_linhas
    set acao = 'erro', erros = jsonb_build_object('linha', jsonb_build_object('bruto', '', 'motivo', ${motivo}::text))
    where importacao_id = ${id} and linha = ${linha}`.execute(trx)
}

/** The versions of records, by their numbers; one that is not there has none. Held for the rest of the transaction. */
async function lockVersoes(trx: Trx, tabela: string, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; versao: number }>`
    select id, versao from ${sql.table(tabela)} where id = any (${ids}::int[]) order by id for update`.execute(
    trx,
  )
  return new Map(rows.map(({ id, versao }) => [id, versao]))
}

/** The same, held by nobody. */
export async function readVersoes(
  db: Db,
  tabela: string,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; versao: number }>`
    select id, versao from ${sql.table(tabela)} where id = any (${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, versao }) => [id, versao]))
}

/** Holds records, after the projects they are parts of or are to name, as everyone does; answers their versions. */
export async function holdRegistros(
  trx: Trx,
  escritor: Escritor,
  ids: readonly number[],
  named: readonly number[] = [],
): Promise<Map<number, number>> {
  const before = [...((await escritor.projetos?.(trx, ids)) ?? []), ...named]
  if (before.length > 0) await lockProjetos(trx, before)
  return isDeFolhas(escritor) ? escritor.versoes(trx, ids) : lockVersoes(trx, escritor.tabela, ids)
}

/** Who last changed a record or what comes and goes with it, and when. */
export async function lastChange(
  db: Db,
  escritor: Escritor,
  numero: number,
): Promise<{ usuario_nome: string; instante: Date } | undefined> {
  const { tabela, proprias } = escritor
  const id = isDeFolhas(escritor) ? ((await escritor.trilha(db, numero)) ?? 0) : numero
  const { rows } = await sql<{ usuario_nome: string; instante: Date }>`
    select usuario_nome, instante from (
      (select * from auditoria where entidade = ${tabela} and registro_id = ${String(id)} order by id desc limit 1)
      union all
      (select * from auditoria
        where coalesce(pai, entidade || '/' || registro_id) = ${`${tabela}/${id}`} and entidade = any (${proprias}::text[])
        order by id desc limit 1)) linhas
    order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Imports that somebody was writing. */
export async function listInterrupted(trx: Trx): Promise<number[]> {
  const rows = await trx.selectFrom('importacoes').select('id').where('situacao', '=', 'importando').execute()
  return rows.map(({ id }) => id)
}

const SAVEPOINT = 'savepoint linha'
unread.add(SAVEPOINT)

/** Does a part of a transaction: what fails in it is undone, and the rest goes on. */
export async function inSavepoint(trx: Trx, work: () => Promise<void>): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(SAVEPOINT))
  try {
    await work()
    // What was sent unread is answered here.
    await sql`release savepoint linha`.execute(trx)
  } catch (error) {
    await sql`rollback to savepoint linha`.execute(trx)
    throw error
  }
}

/**
 * The next import to write or to take back, but for those that have to wait: first what did not fail yet, and of these what is
 * to be taken back.
 */
export async function takeNext(trx: Trx, waiting: readonly number[]): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update importacoes set situacao = case situacao when 'na_fila' then 'importando' else situacao end
    where id = (
      select id from importacoes where situacao in ('na_fila', 'desfazendo') and id <> all (${waiting}::int[])
      order by tentativas, situacao, id limit 1)
    returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Imports that were set aside. */
export async function countParadas(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from importacoes where situacao = 'parada'`.execute(db)
  return rows[0]?.n ?? 0
}

/** What is not taken back any more stays, with the reason. */
export async function keepLinhas(trx: Trx, id: number, motivo: string): Promise<void> {
  await sql`update importacao_linhas set feita = 'mantida', motivo = ${motivo}
    where importacao_id = ${id} and feita = 'feita'`.execute(trx)
}

const situacao = (db: Db, id: number) => db.selectFrom('importacoes').select('situacao').where('id', '=', id)

export async function situacaoOf(db: Db, id: number): Promise<SituacaoImportacao> {
  return (await situacao(db, id).executeTakeFirstOrThrow()).situacao
}

/** Held for the rest of the transaction: whoever takes an import back does so after the last of its rows. */
export async function holdSituacao(trx: Trx, id: number): Promise<SituacaoImportacao> {
  return (await situacao(trx, id).forUpdate().executeTakeFirstOrThrow()).situacao
}

/** The person in whose name an import is written, as they are now; one who is no longer let in only where that is `anyway`. */
export async function findPessoa(db: Db, id: number, anyway: boolean): Promise<SessionUser | undefined> {
  const row = await db
    .selectFrom('usuarios')
    .select(['id', 'name', 'role', 'id_secretaria', 'ativo'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !(row.ativo || anyway)) return undefined
  const { ativo: _, ...person } = row
  return { ...person, role: person.role as Role }
}
