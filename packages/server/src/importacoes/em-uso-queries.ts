import { MESSAGES } from '@paco/domain/importacoes/messages'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Escritor } from './escritor.ts'

type Alvo = Pick<Escritor, 'tabela' | 'proprias'>

/** Records of a table that a later word has marks on, by their numbers alone: deadlines that were marked as met. */
export type Marcados = (db: Db, tabela: string, ids: readonly number[]) => Promise<number[]>

export interface Onde {
  readonly escritor: Alvo
  readonly marcados: Marcados
}

interface Referente {
  readonly filha: string
  readonly coluna: string
  /** It names the record's table too, in `entidade`. */
  readonly porTipo: boolean
}

/**
 * Tables that name records by kind and number and do not keep them from going: the trail and what is noted for it, the rows of
 * imports themselves, and the bin, whose records are gone.
 */
export const NAO_PRENDEM = ['auditoria', 'auditoria_pendente', 'importacao_linhas', 'lixeira'] as const

/** What shipments to the PNCP call the records of a table. */
const ENVIOS: Readonly<Record<string, string>> = { contratos: 'contrato', aditivos: 'termo' }

/** The columns that refer to records of a table, but for those of tables whose rows come and go with one. */
async function listReferentes(db: Db, { tabela, proprias }: Alvo): Promise<Referente[]> {
  const { rows } = await sql<Referente>`
    select c.relname as filha, a.attname as coluna, false as "porTipo"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = ${tabela}::regclass and array_length(k.conkey, 1) = 1
      and c.relname <> all (${proprias}::text[])
    union all
    select c.relname, 'registro_id', true
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'registro_id' and not a.attisdropped
      join pg_attribute e on e.attrelid = c.oid and e.attname = 'entidade' and not e.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname <> all (${[...NAO_PRENDEM, ...proprias]}::text[])`.execute(db)
  return rows
}

const MOTIVOS: Readonly<Record<string, string>> = { documentos: MESSAGES.comDocumentos }

/** Those of these records that something else refers to, each with why: they are not taken back. */
export async function listEmUso(
  db: Db,
  { marcados, escritor: alvo }: Onde,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const envio = ENVIOS[alvo.tabela]
  const asked: RawBuilder<unknown>[] = (await listReferentes(db, alvo)).map(({ filha, coluna, porTipo }) => {
    const column = sql.ref(coluna)
    const kind = porTipo ? sql`and entidade = ${alvo.tabela}` : sql``
    const motivo = MOTIVOS[filha] ?? MESSAGES.emUso
    return sql`select ${column}::int as id, ${motivo}::text as motivo from ${sql.table(filha)}
      where ${column} = any (${ids}::int[]) ${kind}`
  })
  if (envio)
    asked.push(sql`select chave::int, ${MESSAGES.comEnvios}::text from pncp_envios
      where o_que = ${envio} and chave = any (${ids.map(String)}::text[])`)
  const { rows } = asked.length
    ? await sql<{ id: number; motivo: string }>`${sql.join(asked, sql` union `)}`.execute(db)
    : { rows: [] }
  const marked = await marcados(db, alvo.tabela, ids)
  return new Map([
    ...marked.map((id) => [id, MESSAGES.comPrazos] as const),
    ...rows.map(({ id, motivo }) => [id, motivo] as const),
  ])
}
