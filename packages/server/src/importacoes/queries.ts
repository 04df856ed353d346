import type { LinhaConferida } from '@paco/domain/importacoes/conferir'
import type { Nomeado, Registro } from '@paco/domain/importacoes/descritor'
import { importacao, importacoesList, linhasList } from '@paco/domain/importacoes/importacao'
import type { Mapa } from '@paco/domain/importacoes/mapa'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import type { Contas } from '@paco/domain/quantitativos/preco'
import { notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { isAdmin } from '@paco/domain/usuarios/policy'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { recordsOf } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

const ofAll: ListSource = {
  view: 'lista_importacoes',
  row: Object.keys(importacao.shape),
  columns: importacoesList.columns,
  order: '-id',
}

/** By person: statements are cached by their source (`shapes.ts`). */
const ofSome = new Map<number, ListSource>()

/** One's own imports; an administrator's are all. */
export const importacoesSource = (who: SessionUser): ListSource => {
  if (isAdmin(who)) return ofAll
  const source = ofSome.get(who.id) ?? {
    ...ofAll,
    view: sql`select * from lista_importacoes where criado_por = ${who.id}`,
  }
  ofSome.set(who.id, source)
  return source
}

const LINHA = [
  'linha',
  'acao',
  'registro_id',
  'celulas',
  'valores',
  'antes',
  'erros',
  'notas',
  'feita',
  'motivo',
] as const

/** The rows of an import, in the order of its sheet. */
export const linhasSource = (id: number): ListSource => ({
  view: sql`select *, linha as id from importacao_linhas where importacao_id = ${id}`,
  row: [...LINHA],
  columns: linhasList.columns,
  order: 'linha',
})

const records = recordsOf('importacoes', { missing: MESSAGES.notFound })

export const insertImportacao = (trx: Trx, row: Omit<Insertable<Schema['importacoes']>, 'id' | 'versao'>) =>
  records.insert(trx, row)
export const updateImportacao = (
  trx: Trx,
  id: number,
  changes: Omit<Updateable<Schema['importacoes']>, 'id' | 'versao'>,
  versao?: number,
): Promise<void> => records.update(trx, id, changes, versao)

export async function findImportacao(db: Db, id: number) {
  const row = await db.selectFrom('importacoes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}
export type ImportacaoRow = Awaited<ReturnType<typeof findImportacao>>

/** Held for the rest of the transaction: of several who take a step one does. */
export async function lockImportacao(trx: Trx, id: number): Promise<ImportacaoRow> {
  const row = await trx
    .selectFrom('importacoes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

/** How many wait before this one, or run. */
export async function countAhead(db: Db, id: number): Promise<number> {
  const { n } = await db
    .selectFrom('importacoes')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('situacao', 'in', ['na_fila', 'importando', 'desfazendo'])
    .where('id', '<', id)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export interface LinhaParaGuardar extends LinhaConferida {
  readonly celulas: readonly string[]
}

const COLUMNS = `linha int, celulas jsonb, acao text, registro int, versao int, valores jsonb, antes jsonb, erros jsonb,
  notas jsonb`

/** Puts these rows in the place of those that an import had, so many in a statement. */
export async function insertLinhas(trx: Trx, id: number, linhas: readonly LinhaParaGuardar[]): Promise<void> {
  await sql`
    insert into importacao_linhas
      (importacao_id, linha, celulas, acao, registro_id, versao, valores, antes, erros, notas)
    select ${id}::int, linha, celulas, acao, registro, versao, valores, antes, erros, notas
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as n (${sql.raw(COLUMNS)})`.execute(trx)
}

export async function deleteLinhas(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('importacao_linhas').where('importacao_id', '=', id).execute()
}

/** The records that an import made and that stayed. */
export async function listCriados(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('importacao_linhas')
    .select('registro_id')
    .where('importacao_id', '=', id)
    .where('acao', '=', 'criar')
    .where('feita', '=', 'feita')
    .execute()
  return rows.flatMap(({ registro_id }) => registro_id ?? [])
}

/** The number and the fields of the key of every record of a table. */
export async function listChaves(db: Db, tabela: string, chave: readonly string[]): Promise<Registro[]> {
  const fields = sql.join(['id', ...chave].map((name) => sql.ref(name)))
  const { rows } = await sql<Registro>`select ${fields} from ${sql.table(tabela)} order by id`.execute(db)
  return rows
}

/** Departments by all their names. */
export async function listSecretarias(db: Db): Promise<Nomeado[]> {
  const rows = await db
    .selectFrom('secretarias')
    .select(['id', 'nomesecretaria', 'nome_curto', 'nome_oficial'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, nomesecretaria, ...outros }) => ({
    id,
    nome: nomesecretaria,
    outros: [outros.nome_curto, outros.nome_oficial],
  }))
}

/** All projects, also archived ones: a sheet that names one is told why it may not. */
export async function listProjetos(db: Db): Promise<Nomeado[]> {
  const rows = await db
    .selectFrom('projetos')
    .select(['id', 'nomeprojeto', 'id_secretaria', 'arquivado_em'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, nomeprojeto, id_secretaria, arquivado_em }) => ({
    id,
    nome: nomeprojeto,
    projeto: { id_secretaria, arquivado_em: arquivado_em?.toISOString() ?? null },
  }))
}

/** All contracts, by number and year or by their process, and how the bill of quantities that is being written counts. */
export async function listContratos(db: Db): Promise<Nomeado[]> {
  const { rows } = await sql<{
    id: number
    nome: string
    processo: string | null
    id_secretaria: number
    rascunho: Contas | null
  }>`
    select c.id, c.numero || '/' || c.ano as nome, c.processo, c.id_secretaria,
      case when r.id is not null
        then jsonb_build_object('bdi', r.bdi, 'arredondamento', r.arredondamento) end as rascunho
    from contratos c left join quantitativos_revisoes r on r.contrato_id = c.id and r.situacao = 'rascunho'
    order by c.id`.execute(db)
  return rows.map(({ id, nome, processo, id_secretaria, rascunho }) => ({
    id,
    nome,
    outros: [processo],
    contrato: { id_secretaria, rascunho },
  }))
}

export async function findMapa(
  db: Db,
  who: SessionUser,
  lista: string,
  cabecalho: string,
): Promise<Mapa | null> {
  const row = await db
    .selectFrom('importacao_mapas')
    .select('mapa')
    .where('usuario_id', '=', who.id)
    .where('lista', '=', lista)
    .where('cabecalho', '=', cabecalho)
    .executeTakeFirst()
  return (row?.mapa as Mapa | undefined) ?? null
}

export async function keepMapa(
  trx: Trx,
  who: SessionUser,
  { lista, cabecalho, mapa, em }: { lista: string; cabecalho: string; mapa: Mapa; em: Date },
): Promise<void> {
  const row = { usuario_id: who.id, lista, cabecalho, mapa: JSON.stringify(mapa), usado_em: em }
  await trx
    .insertInto('importacao_mapas')
    .values(row)
    .onConflict((on) =>
      on.columns(['usuario_id', 'lista', 'cabecalho']).doUpdateSet({ mapa: row.mapa, usado_em: em }),
    )
    .execute()
}
