import { sql } from 'kysely'
import type { Trx } from '../db/database.ts'

interface Encostados {
  readonly concluido: number | null
  readonly semNada: number | null
}

/** Of Obras, whose people one can be: the last project that is over, and the last that may be deleted. */
export async function listEncostados(trx: Trx): Promise<Encostados> {
  const { rows } = await sql<Encostados>`
    select
      (select max(p.id) from projetos p where p.id_secretaria = 12 and p.status = 'Concluído'
        and not exists (select from aditivos a where a.id_projeto = p.id)) as concluido,
      (select max(p.id) from projetos p where p.id_secretaria = 12 and p.status = 'Não iniciado'
        and cardinality(projeto_guardado(p)) = 0) as "semNada"`.execute(trx)
  return rows[0] ?? { concluido: null, semNada: null }
}
