import { PLACE } from '@paco/domain/cidade/brasao'
import type { Cidade, CidadeUpdate } from '@paco/domain/cidade/cidade'
import { MESSAGES } from '@paco/domain/cidade/messages'
import { SEM_TRIBUNAL } from '@paco/domain/cidade/tribunais'
import { notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readArray, recordsOf } from '../db/records.ts'

/** There is one, and this is its number. */
export const CIDADE = 1

/** The city's row in the wire's form. */
export async function readCidade(db: Db): Promise<Cidade> {
  const rows = await readArray(
    db,
    sql`select nome, uf, ibge, nome_orgao, nome_sistema, cnpj, endereco, telefone, fuso, centro_latitude, centro_longitude,
      zoom, raio_km, site, esic, ouvidoria, encarregado, encarregado_contato, portal_contabil, tribunal, cor_primaria,
      modulos_desligados, familias, versao,
      (select row_to_json(t) from (select codigo, sigla, nome, site, sistema, leiaute, semestre, prazo_dias, versao
        from tribunais where codigo = coalesce(cidade.tribunal, ${SEM_TRIBUNAL})) t) as corte, (select ${PLACE} || impressao || '.png' from cidade_brasao) as brasao
    from cidade`,
  )
  const [cidade] = JSON.parse(rows) as Cidade[]
  if (!cidade) throw notFound(MESSAGES.notFound)
  return cidade
}

type Held = Pick<Cidade, 'fuso' | 'nome' | 'uf' | 'tribunal' | 'modulos_desligados'>

/** What more follows from when it changes, held until the transaction ends. */
export async function holdCidade(trx: Trx): Promise<Held> {
  const { rows } = await sql<Held>`
    select fuso, nome, uf, tribunal, modulos_desligados from cidade for update`.execute(trx)
  if (!rows[0]) throw notFound(MESSAGES.notFound)
  return rows[0]
}

export const cidades = recordsOf('cidade', { missing: MESSAGES.notFound })

/** Families are stored as they are told, in one column. */
export const updateCidade = (
  trx: Trx,
  { familias, ...values }: Omit<CidadeUpdate, 'versao'>,
  versao: number | undefined,
): Promise<void> =>
  cidades.update(trx, CIDADE, familias ? { ...values, familias: JSON.stringify(familias) } : values, versao)
