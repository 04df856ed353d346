import type { FiscalPublico } from '@paco/domain/transparencia/fiscal'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type Designado = Omit<FiscalPublico, 'portaria' | 'portaria_endereco'>

/**
 * Everyone who answers for a signed contract, the newest contract first. Names of people are stored nowhere as they are
 * searched, so all are read; there are three for a contract at most.
 */
export async function listDesignados(db: Db): Promise<Designado[]> {
  const { rows } = await sql<Designado>`
    select c.id * 3 + lugar as id, c.id as id_contrato, c.numero_ano as contrato, c.ano, c.objeto, c.empresa, c.id_secretaria,
      c.secretaria_nome, papel, fiscal, c.assinatura as de, coalesce(c.encerrado_em, c.vigencia_fim) as ate,
      case when c.encerrado_em is null then 'vigente' else 'encerrado' end as vigencia
    from lista_contratos c
      cross join lateral (values (0, 'titular', c.fiscal_titular), (1, 'substituto', c.fiscal_substituto),
        (2, 'gestor', c.gestor)) as nomeados (lugar, papel, fiscal)
    where c.assinatura is not null and fiscal is not null
    order by c.assinatura desc, c.id desc, lugar`.execute(db)
  return rows
}

export interface Portaria {
  readonly id_contrato: number
  readonly portaria: string
  readonly portaria_endereco: string
}

/** The newest act that names inspectors, of each of these contracts that has one which everyone may read. */
export async function listPortarias(db: Db, contratos: readonly number[]): Promise<Portaria[]> {
  const { rows } = await sql<Portaria>`
    select distinct on (d.registro_id) d.registro_id as id_contrato, coalesce(d.numero, d.titulo) as portaria,
      coalesce(d.link, '/api/documentos/' || d.id || '/arquivo') as portaria_endereco
    from lista_documentos d
    where d.id in (select id from documentos where entidade = 'contratos' and registro_id = any (${contratos}::int[])
        and codigo = 'portaria-fiscal' and situacao = 'vigente')
      and d.publico_desde is not null
    order by d.registro_id, d.id desc`.execute(db)
  return rows
}
