import { LINHAS_DA_ENTRADA, LINHAS_NA_LISTA } from '@paco/domain/auditoria/entrada'
import { auditoriaList, pessoa, pessoasList, registro } from '@paco/domain/auditoria/registro'
import type { ListQuery } from '@paco/domain/http/list'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { conditions } from '../db/list-sql.ts'

/**
 * Lines in which a word is found: by what they are about, who wrote them, the kind of record or its number. The word is
 * looked for in lists of names, which are short, and their lines by index; an index of the words of every line cost each
 * write more than all its others.
 */
export function isSaidIn(word: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(
    sobre = any (array(select registro from auditoria_nomes where busca like ${word}))
    or usuario_id = any (array(
      select split_part(registro, '/', 2)::integer from auditoria_nomes
      where busca like ${word} and registro like 'usuarios/%'))
    or (usuario_id is null and usuario_nome = any (array(select nome from auditoria_assinaturas where dobrar(nome) like ${word})))
    or entidade = any (array(select entidade from auditoria_entidades where entidade like ${word}))
    or (entidade = any (array(select entidade from auditoria_entidades)) and registro_id = trim(both '%' from ${word}))
  )`
}

export const auditoriaSource: ListSource = {
  view: 'lista_auditoria',
  row: Object.keys(registro.shape),
  columns: auditoriaList.columns,
  order: '-id',
  totals: { table: 'auditoria_totais', count: 'quantidade', dimensions: [] },
  search: isSaidIn,
  filters: {
    projeto_id: (id) => sql`sobre = ${`projetos/${id}`}`,
    // By the instant, which has an index: whether a line is of a day was asked of every line.
    de: (day) => sql`instante >= ${day}::date::timestamp at time zone (select fuso())`,
    ate: (day) => sql`instante < (${day}::date + 1)::timestamp at time zone (select fuso())`,
  },
}

interface Registrado {
  entidade: string
  registro_id: string
}

const keyOf = ({ entidade, registro_id }: Registrado) => `${entidade}/${registro_id}`

const isOf = (of: Registrado): RawBuilder<boolean> =>
  sql`((entidade = ${of.entidade} and registro_id = ${of.registro_id}) or sobre = ${keyOf(of)})`

/** A record's history: its own lines and those of its parts, newest first. */
export const historicoSource = (of: Registrado): ListSource => ({
  ...auditoriaSource,
  view: sql`select * from lista_auditoria where ${isOf(of)}`,
  totals: undefined,
})

const PAGING = ['pagina', 'limite', 'ordem'] as const

const isWhole = (query: ListQuery) =>
  Object.entries(query).every(([name, value]) => value === undefined || PAGING.some((of) => of === name))

/**
 * The trail's entries of which the query finds a line; in a record's history, those with lines of it. What one reads of
 * an entry there are that record's lines, and those of one department where nobody may read more.
 */
export function entradasSource(query: ListQuery, of?: Registrado, id_secretaria?: number): ListSource {
  const found = sql.join(
    [conditions(auditoriaSource, { ...query, id_secretaria }), ...(of ? [isOf(of)] : [])],
    sql` and `,
  )
  const whole = of === undefined && isWhole(query)
  const linhas = query.entrada === undefined ? LINHAS_NA_LISTA : LINHAS_DA_ENTRADA
  const [dono, secretaria] = [of ? keyOf(of) : null, id_secretaria ?? null]
  return {
    view: whole
      ? 'lista_entradas'
      : // From the lines alone: joined with those that open an entry, the whole trail was read for every count.
        sql`select entrada as id, min(instante) as instante from lista_auditoria where ${found} group by entrada`,
    row: {
      columns: ['id'],
      make: sql`auditoria_entrada(page.id, ${dono}::text, ${secretaria}::integer, ${linhas}::integer)`,
    },
    columns: auditoriaList.columns,
    order: '-id',
    totals: whole ? { table: 'auditoria_totais', count: 'entradas', dimensions: [] } : undefined,
    // The view has looked for the words already, in the lines.
    search: () => sql`true`,
  }
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

/** How many lines the trail has, by its last number: it has no gaps, and counting them would read them all. */
export async function countLinhas(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from auditoria`.execute(db)
  return rows[0]?.last ?? 0
}
