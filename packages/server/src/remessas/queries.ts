import { MESSAGES } from '@paco/domain/remessas/messages'
import type { ObraFatos } from '@paco/domain/remessas/obra'
import type { Periodo } from '@paco/domain/remessas/periodo'
import { remessa, remessasList } from '@paco/domain/remessas/remessa'
import { conflict, notFound } from '@paco/domain/shared/errors'
import { type Insertable, sql } from 'kysely'
import { type Anexado, holdArquivo } from '../arquivos/queries.ts'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { recordsOf } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

export const remessasSource: ListSource = {
  view: 'lista_remessas',
  row: Object.keys(remessa.shape),
  columns: remessasList.columns,
  order: '-id',
}

/** Works whose contract was signed by the end of the period, and had not ended before it. */
export async function listObras(db: Db, { inicio, fim }: Periodo): Promise<ObraFatos[]> {
  const { rows } = await sql<ObraFatos>`
    select orgao, obra, objeto, endereco, latitude, longitude, fontes, convenios, empresa, cnpj, contrato, assinatura,
      inicio, conclusao_original, conclusao_atual, concluida, valor_inicial, valor_aditado, valor_pago, fisico, situacao,
      paralisacao
    from remessas_obras
    where assinatura <= ${fim}::date and (encerrado_em is null or encerrado_em >= ${inicio}::date)
    order by orgao, obra, id_projeto, id_contrato`.execute(db)
  return rows
}

const records = recordsOf('remessas', {
  missing: MESSAGES.notFound,
  refusals: { remessas_mesma: () => conflict(MESSAGES.same) },
})

type Nova = Omit<Insertable<Schema['remessas']>, 'id'>

/** Notes a remittance whose file is kept; from here on it stays. */
export async function insertRemessa(trx: Trx, nova: Nova): Promise<number> {
  await holdArquivo(trx, nova.arquivo)
  return records.insert(trx, nova)
}

/** The file of a remittance, or a refusal. */
export async function findRemessa(db: Db, id: number): Promise<Anexado> {
  const row = await db
    .selectFrom('remessas')
    .innerJoin('arquivos', 'arquivos.sha256', 'remessas.arquivo')
    .select(['arquivo_nome as nome', 'sha256', 'tamanho', 'tipo', 'verificado', 'feita_por as enviado_por'])
    .where('remessas.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}
