import type { Day } from '@paco/domain/shared/days'
import { sql } from 'kysely'
import type { Trx } from '../db/database.ts'

/** Works of the demo city that have begun, with what their diary tells of. */
export interface ObraDemo {
  readonly id: number
  readonly nome: string
  readonly id_secretaria: number
  readonly contrato: number
  readonly inicio: Day
  readonly fim: Day | null
  readonly concluida: boolean
}

export async function listObrasComDiario(trx: Trx, most: number): Promise<ObraDemo[]> {
  const { rows } = await sql<ObraDemo>`
    select p.id, p.nomeprojeto as nome, p.id_secretaria, c.id as contrato, coalesce(e.inicio_real, e.inicio) as inicio,
      coalesce(e.fim_real, e.fim) as fim, e.situacao = 'Concluído' as concluida
    from projetos p
      join etapas e on e.projeto_id = p.id and e.numero = 5
      join lateral (
        select o.id from contratos_projetos v join contratos o on o.id = v.contrato_id
        where v.projeto_id = p.id and o.assinatura is not null order by o.id limit 1
      ) c on true
    where p.natureza = 'obra' and e.situacao in ('Em andamento', 'Atrasado', 'Concluído') and coalesce(e.inicio_real, e.inicio) is not null
    order by p.id desc limit ${most}`.execute(trx)
  return rows
}

/** The original of a picture, kept once however many entries show it. */
export async function keepOriginal(trx: Trx, sha256: string, bytes: Buffer): Promise<void> {
  await sql`insert into arquivo_partes (sha256, n, bytes) values (${sha256}, 0, ${bytes})`.execute(trx)
  await sql`insert into arquivos (sha256, tamanho, tipo, usado_em)
    values (${sha256}, ${bytes.length}, 'image/jpeg', now())`.execute(trx)
}
