import { auditoriaList, pessoa, pessoasList, registro } from '@paco/domain/auditoria/registro'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'

export const auditoriaSource: ListSource = {
  view: 'lista_auditoria',
  row: Object.keys(registro.shape),
  columns: auditoriaList.columns,
  order: '-id',
  totals: { table: 'auditoria_totais', count: 'quantidade', dimensions: [] },
  search: (word) =>
    sql`(busca like ${word} or projeto_id = any (array(select p.id from auditoria_projetos p where p.busca like ${word})))`,
  filters: {
    de: (day) => sql`dia >= ${day}::date`,
    ate: (day) => sql`dia <= ${day}::date`,
  },
}

/** A record's history: its own lines and those of its parts, newest first. */
export const historicoSource = ({ entidade, registro_id }: Registrado): ListSource => ({
  ...auditoriaSource,
  view: sql`select * from lista_auditoria
    where (entidade = ${entidade} and registro_id = ${registro_id}) or pai = ${`${entidade}/${registro_id}`}`,
  totals: undefined,
})

interface Registrado {
  entidade: string
  registro_id: string
}

/** Everyone with an account who has changed something. */
export const pessoasSource: ListSource = {
  view: sql`select u.id, u.id as usuario_id, u.name as usuario_nome, u.busca_nome as busca from usuarios u
    where exists (select from auditoria a where a.usuario_id = u.id)`,
  row: Object.keys(pessoa.shape),
  columns: pessoasList.columns,
  order: 'usuario_nome',
}

/** A line of the trail and its seal. */
export interface Mark {
  linha: number
  hash: string
}

/** The trail's last line, or the one asked for. */
export async function findLine(db: Db, linha?: number): Promise<Mark | null> {
  const { rows } = await sql<Mark>`
    select id as linha, hash from auditoria ${linha === undefined ? sql`` : sql`where id = ${linha}`}
    order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** The seals the trail has today of these lines. */
export async function hashesOf(db: Db, linhas: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<Mark>`
    select id as linha, hash from auditoria where id = any (${linhas}::bigint[])`.execute(db)
  return new Map(rows.map(({ linha, hash }) => [linha, hash]))
}

interface Stretch {
  primeira_falha: number | null
  ultima: number | null
  ultimo_hash: string | null
}

/** Checks the next lines of the chain, `size` at most, none after `ate`. */
export async function checkStretch(
  db: Db,
  { linha, hash }: Mark,
  ate: number,
  size: number,
): Promise<Stretch> {
  const { rows } = await sql<Stretch>`
    select * from auditoria_conferir(${linha}::bigint, ${hash}, ${ate}::bigint, ${size}::integer)`.execute(db)
  return rows[0] ?? { primeira_falha: null, ultima: null, ultimo_hash: null }
}
