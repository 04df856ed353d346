import type { Leitura } from '@paco/domain/avisos/policy'
import { type RawBuilder, sql } from 'kysely'

/** Who is told, what they may read now, and since when. */
export interface Leitor {
  readonly id: number
  readonly leitura: Leitura
  readonly de: Date
}

const within = (scope: number | 'all' | null, secretaria: RawBuilder<unknown>) =>
  scope === 'all' ? sql`true` : scope === null ? sql`false` : sql`${secretaria} = ${scope}`

/** What everyone reads of any project: how its stages and its works stand. */
export const ABERTAS = sql`((a.entidade = 'etapas' and a.acao = 'alterou' and a.depois ? 'situacao')
  or (a.entidade = 'paralisacoes' and (a.acao = 'criou' or a.depois ? 'reinicio')))`

/** Whether a person reads a line as its record's history tells it. */
export const readsLine = ({ historico }: Leitura) => within(historico, sql`a.id_secretaria`)

const news = ({ id, de }: Leitor) => sql`a.instante >= ${de} and a.usuario_id is distinct from ${id}`

/** What was decided, returned or asked of what the person asked for, and the bulletins whose turn is theirs. */
function decisoes(leitor: Leitor): RawBuilder<unknown> {
  const { id, leitura } = leitor
  const doPedido = sql`p.criado_por = ${id} and ${within(leitura.pedidos, sql`r.id_secretaria`)} and ${news(leitor)}`
  return sql`
    select a.* from aditivos p join projetos r on r.id = p.id_projeto
      join auditoria a on a.entidade = 'aditivos' and a.registro_id = p.id::text
    where ${doPedido} and a.acao = 'alterou' and a.depois ->> 'status' in ('aprovado', 'rejeitado', 'devolvido')
    union all
    select a.* from aditivos p join projetos r on r.id = p.id_projeto join aditivo_mensagens m on m.aditivo_id = p.id
      join auditoria a on a.entidade = 'aditivo_mensagens' and a.registro_id = m.id::text
    where ${doPedido}
    union all
    select a.* from medicoes b join contratos c on c.id = b.contrato_id
      join auditoria a on a.entidade = 'medicoes' and a.registro_id = b.id::text
    where b.criado_por = ${id} and ${news(leitor)} and a.acao = 'alterou'
      and (${within(leitura.pedidos, sql`c.id_secretaria`)}
        or ${id} in (c.fiscal_titular_id, c.fiscal_substituto_id, c.gestor_id))
      and a.depois ->> 'situacao' in ('em_elaboracao', 'aprovada')
    union all
    select a.* from medicoes b join contratos c on c.id = b.contrato_id
      join auditoria a on a.entidade = 'medicoes' and a.registro_id = b.id::text
    where ${news(leitor)} and a.acao = 'alterou' and (
      ${id} in (c.fiscal_titular_id, c.fiscal_substituto_id) and a.depois ->> 'situacao' in ('enviada', 'em_conferencia')
      or c.gestor_id = ${id} and a.depois ->> 'situacao' = 'atestada')`
}

/** What the person follows, as the trail names it: projects, and the contracts they are built under. */
const seguidas = ({ id }: Leitor) => sql`
  select sobre, min(desde) as desde from (
    select 'projetos/' || projeto_id as sobre, desde from seguidos where usuario_id = ${id}
    union all
    select 'contratos/' || v.contrato_id, s.desde
    from seguidos s join contratos_projetos v on v.projeto_id = s.projeto_id where s.usuario_id = ${id}
  ) s group by sobre`

/**
 * The lines of the trail that a person is told of, each under the notice it is part of. A decision is a notice of its own,
 * and is not told a second time as a change of what is followed. Of what everyone reads nobody is named.
 */
export function contadas(leitor: Leitor): RawBuilder<unknown> {
  const reads = readsLine(leitor.leitura)
  return sql`
    with decisoes as (${decisoes(leitor)}),
    das_seguidas as (
      select a.*, ${reads} as nomeada
      from (${seguidas(leitor)}) s
        join auditoria a on coalesce(a.pai, a.entidade || '/' || a.registro_id) = s.sobre and a.id > s.desde
      where ${news(leitor)} and (${reads} or ${ABERTAS}) and a.entrada not in (select entrada from decisoes)
    )
    select id, entrada, instante, coalesce(pai, entidade || '/' || registro_id) as sobre, usuario_nome as quem,
      'decisao' as tipo, 'decisao/' || entrada as chave from decisoes
    union all
    select id, entrada, instante, coalesce(pai, entidade || '/' || registro_id), case when nomeada then usuario_nome end,
      'seguido', concat_ws('/', (instante at time zone (select fuso()))::date,
        case when nomeada then coalesce(usuario_id, 0) end, coalesce(pai, entidade || '/' || registro_id))
    from das_seguidas`
}
