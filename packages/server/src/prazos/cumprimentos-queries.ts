import type { Arquivo } from '@paco/domain/arquivos/arquivo'
import { tableOf } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { MESSAGES } from '@paco/domain/prazos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import { type Anexado, holdArquivo } from '../arquivos/queries.ts'
import type { Db, Trx } from '../db/database.ts'

/** A mark as it is made: what shows it is said, sent along, or both. */
export interface Marca {
  chave: string
  cumprido_em: string
  evidencia: string | null
  /** The fingerprint of a file that is kept, and the name it was sent under. */
  arquivo: string | null
  arquivo_nome: string | null
}

export interface Cumprimento {
  id: number
  chave: string
  cumprido_em: string
  evidencia: string | null
  arquivo: Arquivo | null
  marcado_por: string
  marcado_em: string
}

/** The marks under these keys. */
export async function readCumprimentos(db: Db, chaves: readonly string[]): Promise<Map<string, Cumprimento>> {
  const { rows } = await sql<Cumprimento>`
    select c.id, c.chave, c.cumprido_em, c.evidencia, u.name as marcado_por,
      to_json(c.feito_em) #>> '{}' as marcado_em,
      case when a.sha256 is not null then arquivo_dito(a, c.arquivo_nome) end as arquivo
    from prazos_cumpridos c
      join usuarios u on u.id = c.feito_por
      left join arquivos a on a.sha256 = c.arquivo
    where c.chave = any(${chaves}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.chave, row]))
}

/** The number of the mark, the one that was there included; null when that one says something else. */
export async function insertCumprimento(
  trx: Trx,
  mark: Marca & { feito_por: number; feito_em: Date },
): Promise<number | null> {
  if (mark.arquivo !== null) await holdArquivo(trx, mark.arquivo)
  const made = await trx
    .insertInto('prazos_cumpridos')
    .values(mark)
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const there = (await readCumprimentos(trx, [mark.chave])).get(mark.chave)
  const same =
    there?.cumprido_em === mark.cumprido_em &&
    there.evidencia === mark.evidencia &&
    (there.arquivo?.sha256 ?? null) === mark.arquivo
  return same ? there.id : null
}

/** The file of a mark, with the key of its deadline: who may read that decides who may read the file. */
export async function readComprovacao(db: Db, id: number): Promise<(Anexado & { chave: string }) | null> {
  const { rows } = await sql<Anexado & { chave: string }>`
    select c.chave, c.arquivo_nome as nome, a.sha256, a.tamanho, a.tipo, a.verificado, c.feito_por as enviado_por
    from prazos_cumpridos c join arquivos a on a.sha256 = c.arquivo where c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function deleteCumprimento(trx: Trx, id: number): Promise<void> {
  const gone = await trx
    .deleteFrom('prazos_cumpridos')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound(MESSAGES.cumprimentoNotFound)
}

export async function isProjeto(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('projetos').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** What deadlines call the records of a table, where there are some. */
const REGISTROS: Readonly<Record<string, string>> = {
  projetos: 'obra',
  contratos: 'contrato',
  aditivos: 'aditivo',
  paralisacoes: 'paralisacao',
  ...Object.fromEntries(FAMILIAS.map((familia) => [tableOf(familia), `convenio_${familia.key}`])),
}

/** Those of these records of a table that have a deadline marked as met. */
export async function listMarcados(db: Db, tabela: string, ids: readonly number[]): Promise<number[]> {
  const registro = REGISTROS[tabela]
  if (registro === undefined || ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select distinct split_part(chave, ':', 2)::int as id from prazos_cumpridos
    where split_part(chave, ':', 1) = ${registro} and split_part(chave, ':', 2) = any (${ids.map(String)}::text[])`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
