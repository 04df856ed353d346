import type { Linha } from '@paco/domain/auditoria/entrada'
import type { Aviso } from '@paco/domain/avisos/aviso'
import { MAIS_DE, POR_VEZ } from '@paco/domain/avisos/aviso'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { contadas, type Leitor } from './contadas-queries.ts'

/** What a part's field refers to, by name: only where a sentence says it, since few do. */
const nomeado = (campo: string, tabela: string) => sql`coalesce((
  select json_build_object(${campo}::text, json_build_object(d.numero, r.nome))
  from (select coalesce(a.depois, a.antes) ->> ${campo} as numero) d
    join auditoria_nomes r on r.registro = ${tabela} || '/' || d.numero), '{}')`
/** Of what one notice tells at most so many lines are looked at. */
const LINHAS = 80
/** More than are ever told at once: whoever reads so many one by one marks all of them. */
const LIDOS = 2000

/** A notice before it is put into words. */
export interface Contada extends Pick<Aviso, 'chave' | 'ate' | 'tipo' | 'lido'> {
  readonly instante: Date
  readonly sobre: string
  /** Null where it is not told who it was. */
  readonly quem: string | null
  readonly linhas: readonly number[]
}

const isRead = (id: number) => sql`(
  max(c.id) <= coalesce((select lido_ate from avisos_leitura where usuario_id = ${id}), 0)
  or exists (select from avisos_lidos l where l.usuario_id = ${id} and l.chave = c.chave and l.ate >= max(c.id)))`

/** The newest notices before a line of the trail. */
export async function listContadas(db: Db, leitor: Leitor, antes: number | undefined): Promise<Contada[]> {
  const before = antes === undefined ? sql`` : sql`having max(c.id) < ${antes}`
  const { rows } = await sql<Contada>`
    select c.chave, c.tipo, c.sobre, c.quem, max(c.id) as ate, max(c.instante) as instante, ${isRead(leitor.id)} as lido,
      (array_agg(c.id::int order by c.id desc))[1:${sql.lit(LINHAS)}] as linhas
    from (${contadas(leitor)}) c
    group by c.chave, c.tipo, c.sobre, c.quem ${before} order by max(c.id) desc limit ${POR_VEZ}`.execute(db)
  return rows
}

interface DoEmail {
  /** These notices, */
  readonly chaves?: readonly string[]
  /** or those before an instant, */
  readonly ate?: Date
  /** of what is followed alone. */
  readonly seguidos?: boolean
}

/** What an e-mail tells, by the records it is about, the oldest first. */
export async function listDoEmail(
  db: Db,
  leitor: Leitor,
  { chaves, ate, seguidos }: DoEmail,
): Promise<Contada[]> {
  const { rows } = await sql<Contada>`
    select c.chave, c.tipo, c.sobre, c.quem, max(c.id) as ate, max(c.instante) as instante, false as lido,
      (array_agg(c.id::int order by c.id desc))[1:${sql.lit(LINHAS)}] as linhas
    from (${contadas(leitor)}) c
    where ${chaves ? sql`c.chave = any (${chaves}::text[])` : sql`true`} and ${ate ? sql`c.instante < ${ate}` : sql`true`}
      and ${seguidos ? sql`c.tipo = 'seguido'` : sql`true`}
    group by c.chave, c.tipo, c.sobre, c.quem order by c.sobre, max(c.id) limit 500`.execute(db)
  return rows
}

export async function countUnread(db: Db, leitor: Leitor): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select from (${contadas(leitor)}) c group by c.chave having not ${isRead(leitor.id)} limit ${MAIS_DE}
    ) nao_lidos`.execute(db)
  return rows[0]?.n ?? 0
}

export interface LinhaContada extends Linha {
  readonly entrada: number
}

/** Lines of the trail with what their records are called; stages by the names they have now. */
export async function readLinhas(db: Db, ids: readonly number[]): Promise<Map<number, LinhaContada>> {
  const { rows } = await sql<LinhaContada>`
    select a.id, a.entrada, a.entidade, a.registro_id, a.acao,
      coalesce(n.nome, (select e.nome from etapas e where a.entidade = 'etapas'
        and e.projeto_id = substring(a.pai from '^projetos/([0-9]+)$')::int
        and e.numero = (coalesce(a.depois, a.antes) ->> 'numero')::int)) as nome,
      coalesce(n.excluido, a.acao = 'excluiu') as excluido,
      a.pai, p.nome as pai_nome, coalesce(p.excluido, false) as pai_excluido, a.antes, a.depois,
      case a.entidade when 'parcelas' then ${nomeado('servico_id', 'servicos')}
        when 'contratos_projetos' then ${nomeado('projeto_id', 'projetos')} else '{}' end as nomes
    from auditoria a
      left join auditoria_nomes n on n.registro = a.entidade || '/' || a.registro_id
      left join auditoria_nomes p on p.registro = a.pai
    where a.id = any (${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * That something was read is nobody else's affair: it is in no trail, and has nothing forgotten that was remembered of the
 * city, so it is written outside of `transact`.
 */
export async function markRead(
  db: Db,
  usuario: number,
  { chave, ate }: { chave: string; ate: number },
): Promise<void> {
  await sql`
    insert into avisos_lidos (usuario_id, chave, ate) select ${usuario}, ${chave}, ${ate}
    where (select count(*) from avisos_lidos where usuario_id = ${usuario}) < ${LIDOS}
    on conflict (usuario_id, chave) do update set ate = greatest(avisos_lidos.ate, excluded.ate)`.execute(db)
}

/** All up to a line: what came while it was looked at stays unread, and no line that is not there yet is read. */
export async function markAllRead(db: Db, usuario: number, ate: number): Promise<void> {
  await sql`
    with lida as (
      insert into avisos_leitura as l (usuario_id, lido_ate)
      select ${usuario}, least(${ate}, coalesce(max(id), 0)) from auditoria
      on conflict (usuario_id) do update set lido_ate = greatest(l.lido_ate, excluded.lido_ate)
      returning lido_ate
    )
    delete from avisos_lidos using lida where usuario_id = ${usuario} and ate <= lida.lido_ate`.execute(db)
}
