import { type Documento, documento, documentosList, versaoDocumento } from '@paco/domain/documentos/documento'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { canReadAllRestritos, canWriteDocumentos } from '@paco/domain/documentos/policy'
import { canReadPca } from '@paco/domain/pca/policy'
import { notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Anexado } from '../arquivos/queries.ts'
import type { Db, Trx } from '../db/database.ts'
import { jsonArray, readJson, readRecord, recordsOf } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { sourceByReader } from '../db/source-by-reader.ts'

type Who = SessionUser | null

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** Told to those who write a record's documents and to those who control; to everyone else they are empty. */
const OWN = ['restrito_base', 'restrito_motivo', 'restrito_ate', 'motivo', 'criado_por_nome'] as const
const MADE = ['versao_atual', 'versoes'] as const
const isOneOf = (names: readonly string[], name: string) => names.includes(name)
const OPEN = Object.keys(documento.shape).filter((name) => !isOneOf([...OWN, ...MADE], name))

const VERSAO = Object.keys(versaoDocumento.shape).filter((name) => name !== 'enviado_por_nome')
const VERSOES = sql.raw('lista_documento_versoes')

/** By the records that are whose: asked of each document, a dozen kinds of records were looked through for each. */
const ofDono = (whose: RawBuilder<unknown>) =>
  sql`(entidade, registro_id) in (select entidade, registro_id from documento_donos where ${whose})`

/** Everything of a document to some, to others what is `open` of it, in the version that is everybody's. */
const sourceOf = (open: RawBuilder<unknown>) =>
  sourceByReader(
    {
      all: canReadAllRestritos,
      of: (who, id_secretaria) => canWriteDocumentos(who, { id_secretaria, responsaveis: [] }),
      secretaria: (own) => ofDono(sql`id_secretaria = ${own}`),
      naming: (id) => ofDono(sql`${id} = any (responsaveis)`),
    },
    (told) => ({
      view: sql`
        select ${columns(OPEN)}, busca,
          ${sql.join(OWN.map((name) => sql`case when contado then ${sql.ref(name)} end as ${sql.ref(name)}`))},
          (select to_json(v) from (
            select ${columns(VERSAO)}, case when contado then enviado_por_nome end as enviado_por_nome
            from ${VERSOES} where documento_id = d.id and n = case when contado then d.n_atual else d.n_publica end
          ) v) as versao_atual,
          case when contado then versoes else num_nonnulls(n_publica) end as versoes
        from (select *, (${told}) as contado from lista_documentos) d where contado or ${open}`,
      counted: sql`select from documentos where (${told}) or ${open}`,
      row: Object.keys(documento.shape),
      columns: documentosList.columns,
      order: '-id',
      filters: {
        id_projeto: (value) =>
          sql`id in (select documento_id from documento_projetos where projeto_id = ${value})`,
      },
    }),
  )

const HOJE = sql`(select documentos_dia())`
/** Said as the index says it. */
const toEveryone = sourceOf(sql`abre_em is not null and entidade <> 'pca' and abre_em <= ${HOJE}`)
/** What is public of the plan is read by those who read the plan, but for what its department has not sent. */
const toReadersOfPca = sourceOf(sql`abre_em <= ${HOJE} and (entidade <> 'pca' or registro_id not in (
  select id from pca where situacao in ('rascunho', 'devolvido')))`)

export const documentosSource = (who: Who) => (canReadPca(who) ? toReadersOfPca : toEveryone)(who)

/** One document as a JSON array of one, or a refusal: to whom it is not told, it is not there. */
export const readDocumento = (db: Db, who: Who, id: number): Promise<string> =>
  readRecord(db, documentosSource(who), id, MESSAGES.notFound)

export const findDocumento = async (db: Db, who: Who, id: number): Promise<Documento> =>
  (JSON.parse(await readDocumento(db, who, id)) as [Documento])[0]

/** All versions of a document as a JSON array, the newest first: for those who are told of all of them. */
export const listVersoes = (db: Db, id: number): Promise<string> =>
  readJson(
    db,
    sql`select ${jsonArray(
      sql`select ${columns(Object.keys(versaoDocumento.shape))} from ${VERSOES} where documento_id = ${id}`,
      sql`r.n desc`,
    )}::text as json`,
  )

export interface Versao extends Anexado {
  readonly documento_id: number
}

/** A version's file; who may read it, its document decides. */
export async function findVersao(db: Db, id: number): Promise<Versao> {
  const row = await db
    .selectFrom('documento_versoes as v')
    .innerJoin('arquivos as a', 'a.sha256', 'v.arquivo')
    .select(['v.documento_id', 'v.arquivo_nome as nome', 'v.enviado_por'])
    .select(['a.sha256', 'a.tamanho', 'a.tipo', 'a.verificado'])
    .where('v.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

export type Stored = Selectable<Schema['documentos']>

/** Of a document whose record is held. */
export async function lockDocumento(trx: Trx, id: number): Promise<Stored> {
  const row = await trx
    .selectFrom('documentos')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

const records = recordsOf('documentos', { missing: MESSAGES.notFound })
export const insertDocumento = records.insert
export const updateDocumento = records.update

/** A version of a document that is held: the next number. */
export async function insertVersao(
  trx: Trx,
  { documento_id, publica, arquivo, arquivo_nome, assinaturas, enviado_por, enviado_em }: NovaVersao,
): Promise<void> {
  await sql`
    insert into documento_versoes
      (documento_id, n, publica, arquivo, arquivo_nome, assinaturas, enviado_por, enviado_em)
    select ${documento_id}, coalesce(max(n), 0) + 1, ${publica}, ${arquivo}, ${arquivo_nome}, ${assinaturas},
      ${enviado_por}, ${enviado_em}
    from documento_versoes where documento_id = ${documento_id}`.execute(trx)
}

interface NovaVersao {
  readonly documento_id: number
  readonly publica: boolean
  readonly arquivo: string
  readonly arquivo_nome: string
  /** JSON of what was found in it; null where it was not looked for any. */
  readonly assinaturas: string | null
  readonly enviado_por: number
  readonly enviado_em: Date
}
