import type { NomePagina } from '@paco/domain/transparencia/paginas'
import { type RawBuilder, sql } from 'kysely'
import { OBRAS } from '../dados/obras-queries.ts'
import type { Db } from '../db/database.ts'
import { inShare } from '../db/shares.ts'

export interface Contagem {
  readonly pagina: NomePagina
  readonly registros: number
  readonly anos: readonly number[]
}

const obras = sql`select ano from projetos where not arquivado and ${OBRAS}`
/** The records of each page with their years, as its list has them for everyone. */
const REGISTROS: Readonly<Record<NomePagina, RawBuilder<unknown>>> = {
  obras,
  paralisadas: sql`${obras} and paralisacao is not null`,
  contratos: sql`select ano from contratos where assinatura is not null`,
  fiscais: sql`select ano from lista_fiscais_publicos`,
  pca: sql`select ano from lista_pca_aberto`,
  convenios: sql`select ano from lista_convenios_publicos`,
  emendas: sql`select ano from emendas`,
  dotacoes: sql`select exercicio as ano from orcamento`,
  medicoes: sql`select null::integer as ano from medicoes where situacao in ('aprovada', 'liquidada', 'paga')`,
  bairros: sql`select null::integer as ano from lancamentos_bairros`,
  mapa: sql`select null::integer as ano from coordenadas c join projetos p on p.id = c.id_projeto where not p.arquivado`,
}

/** How many records each page has, and of which years. */
export async function contar(db: Db): Promise<Contagem[]> {
  const each = Object.entries(REGISTROS).map(
    ([pagina, registros]) => sql`
      select ${sql.lit(pagina)} as pagina, count(*)::int as registros,
        coalesce(array_agg(distinct ano order by ano desc) filter (where ano is not null), '{}') as anos
      from (${registros}) contados`,
  )
  const { rows } = await inShare(db, 'lists', () =>
    sql<Contagem>`${sql.join(each, sql` union all `)}`.execute(db),
  )
  return rows
}
