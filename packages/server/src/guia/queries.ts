import type { Cidade } from '@paco/domain/cidade/cidade'
import { type Fatos, PULAVEIS, type Pulavel } from '@paco/domain/guia/passo'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { recordsOf } from '../db/records.ts'

/** There is one, as there is one city. */
export const GUIA = 1

const records = recordsOf('guia', { missing: 'Guia não encontrado.' })
export const updateGuia = records.update

interface Counted extends Omit<Fatos, 'nome' | 'brasao'>, Record<`pula_${Pulavel}`, boolean> {
  concluido: boolean
  /** The newest page of a work, or of any project: that is what somebody has just made. */
  publica: { id: number; nome: string; obra: boolean } | null
}

/** All that the guide is made of, in one statement. */
async function count(db: Db): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select g.*,
      (select count(*)::int from secretarias where ativo) as secretarias,
      (select count(*)::int from usuarios where ativo) as pessoas,
      (select count(*)::int from projetos where not arquivado) as projetos,
      (select json_build_object('id', p.id, 'nome', p.nomeprojeto, 'obra', b.id is not null)
        from projetos p left join obras_breves b on b.id = p.id where not p.arquivado
        order by b.id is null, p.id desc limit 1) as publica
    from guia g`.execute(db)
  return rows[0] as Counted
}

export interface Estado {
  fatos: Fatos
  pulados: Pulavel[]
  concluido: boolean
  publica: Counted['publica']
}

export async function readGuia(db: Db, { nome, brasao }: Cidade): Promise<Estado> {
  const counted = await count(db)
  return {
    fatos: { ...counted, nome, brasao },
    pulados: PULAVEIS.filter((passo) => counted[`pula_${passo}`]),
    concluido: counted.concluido,
    publica: counted.publica,
  }
}
