import { MAX_MUDANCAS } from '@paco/domain/avisos/mudanca'
import type { Leitura } from '@paco/domain/avisos/policy'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { ABERTAS, readsLine } from './contadas-queries.ts'

/** What one person changed in one project, before it is put into words. */
export interface Mudada {
  readonly sobre: string
  readonly id_projeto: number
  readonly projeto_nome: string
  readonly id_secretaria: number | null
  readonly secretaria_nome: string | null
  readonly quem: string | null
  readonly ate: number
  readonly instante: Date
  readonly linhas: readonly number[]
}

/** Those of the project itself first: they say most. */
const LINHAS = 30
const PROJETO = sql`coalesce(a.pai, a.entidade || '/' || a.registro_id)`

export interface Quando {
  readonly de: Date
  /** Until now, unless said. */
  readonly ate?: Date | undefined
  readonly id_secretaria?: number | undefined
  /** Who asks: what one did oneself is no news. Unless said, everybody's deeds are told. */
  readonly exceto?: number | undefined
  /** Only the newest of the trail are looked at, where a few are told. */
  readonly ultimas?: number | undefined
  readonly most?: number
}

/** What changed in projects between two instants, as far as somebody may read it; the newest first. Archived ones are in no list. */
export async function listMudadas(db: Db, leitura: Leitura, asked: Quando): Promise<Mudada[]> {
  const { de, ate, id_secretaria, exceto, ultimas, most = MAX_MUDANCAS } = asked
  const reads = readsLine(leitura)
  const ofSecretaria =
    id_secretaria === undefined
      ? sql`true`
      : sql`coalesce(p.id_secretaria, c.id_secretaria) = ${id_secretaria}`
  const before = ate === undefined ? sql`true` : sql`a.instante < ${ate}`
  const news = exceto === undefined ? sql`true` : sql`a.usuario_id is distinct from ${exceto}`
  const newest = ultimas === undefined ? sql`` : sql`order by a.id desc limit ${ultimas}`
  const { rows } = await sql<Mudada>`
    select c.sobre, c.id_projeto, coalesce(p.nomeprojeto, n.nome, 'Projeto ' || c.id_projeto) as projeto_nome,
      s.id as id_secretaria, s.nomesecretaria as secretaria_nome, c.quem, max(c.id) as ate, max(c.instante) as instante,
      (array_agg(c.id::int order by c.parte, c.id desc))[1:${sql.lit(LINHAS)}] as linhas
    from (
      select a.id, a.instante, a.pai is not null as parte, max(a.id_secretaria) over (partition by ${PROJETO}) as id_secretaria, ${PROJETO} as sobre, case when ${reads} then a.usuario_nome end as quem,
        substring(${PROJETO} from '^projetos/([0-9]+)$')::int as id_projeto
      from auditoria a
      where a.instante >= ${de} and ${before} and ${news}
        and ${PROJETO} like 'projetos/%' and (${reads} or ${ABERTAS}) ${newest}
    ) c
      left join projetos p on p.id = c.id_projeto
      left join auditoria_nomes n on n.registro = c.sobre
      left join secretarias s on s.id = coalesce(p.id_secretaria, c.id_secretaria)
    where ${ofSecretaria} and p.arquivado is not true
    group by c.sobre, c.id_projeto, p.nomeprojeto, n.nome, s.id, s.nomesecretaria, c.quem
    order by max(c.id) desc limit ${most}`.execute(db)
  return rows
}
