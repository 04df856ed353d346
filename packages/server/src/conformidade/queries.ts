import type { Codigo } from '@paco/domain/conformidade/publicacao'
import type { Fatos } from '@paco/domain/conformidade/registros'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

type Contados = Fatos & { readonly codigo: Codigo }

/** What is known of the records that each criterion is about. */
export async function readFatos(db: Db): Promise<Partial<Record<Codigo, Fatos>>> {
  const { rows } = await sql<Contados>`
    select codigo, coalesce(registros, 0) as registros, coalesce(incompletos, 0) as incompletos, coalesce(anos, '{}') as anos,
      to_json(instante) #>> '{}' as mudou_em, coalesce(duvidas, 0) as duvidas
    from (
        select codigo, count(*)::integer as registros, count(*) filter (where completo is not true)::integer as incompletos,
          coalesce(array_agg(distinct ano) filter (where ano is not null), '{}') as anos
        from conformidade_registros group by codigo
      ) contados
      left join conformidade_mudancas using (codigo)
      full join conformidade_duvidas using (codigo)`.execute(db)
  return Object.fromEntries(rows.map(({ codigo, ...fatos }) => [codigo, fatos]))
}
