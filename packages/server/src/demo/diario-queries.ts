import type { Day } from '@paco/domain/shared/days'
import { sql } from 'kysely'
import type { Trx } from '../db/database.ts'

/** Works of the demo city, with what their diary tells of. */
export interface ObraDemo {
  readonly id: number
  readonly nome: string
  readonly id_secretaria: number
  readonly contrato: number | null
  /** When somebody first went to see the place. */
  readonly vistoria: Day
  /** Of the works themselves: null where they have not begun. */
  readonly inicio: Day | null
  readonly fim: Day | null
  readonly concluida: boolean
}

/** Those of which something has begun: the works under a contract, or at least their planning. */
export async function listObrasComDiario(trx: Trx): Promise<ObraDemo[]> {
  const { rows } = await sql<ObraDemo>`
    select p.id, p.nomeprojeto as nome, p.id_secretaria, c.id as contrato, ideia.inicio_real as vistoria,
      case when c.id is not null and e.situacao in ('Em andamento', 'Atrasado', 'Concluído')
        then coalesce(e.inicio_real, e.inicio) end as inicio,
      coalesce(e.fim_real, e.fim) as fim, e.situacao = 'Concluído' as concluida
    from projetos p
      join etapas ideia on ideia.projeto_id = p.id and ideia.numero = 1
      join etapas e on e.projeto_id = p.id and e.numero = 5
      left join lateral (
        select o.id from contratos_projetos v join contratos o on o.id = v.contrato_id
        where v.projeto_id = p.id and o.assinatura is not null order by o.id limit 1
      ) c on true
    where p.natureza in ('obra', 'servico_engenharia') and ideia.inicio_real is not null
    order by p.id desc`.execute(trx)
  return rows
}

/** The original of a picture, kept once however many entries show it. */
export async function keepOriginal(trx: Trx, sha256: string, bytes: Buffer): Promise<void> {
  await sql`insert into arquivo_partes (sha256, n, bytes) values (${sha256}, 0, ${bytes})`.execute(trx)
  await sql`insert into arquivos (sha256, tamanho, tipo, usado_em)
    values (${sha256}, ${bytes.length}, 'image/jpeg', now())`.execute(trx)
}
