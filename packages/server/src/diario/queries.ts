import { MESSAGES } from '@paco/domain/diario/messages'
import type { Obra } from '@paco/domain/diario/policy'
import type { RegistroDiario, TipoRegistro } from '@paco/domain/diario/registro'
import { diarioList, fotoPublica, fotosList, registroDiario } from '@paco/domain/diario/registro'
import { MESSAGES as PROJETO } from '@paco/domain/projetos/messages'
import type { Day } from '@paco/domain/shared/days'
import { notFound } from '@paco/domain/shared/errors'
import { type Insertable, sql } from 'kysely'
import { type Anexado, holdArquivo } from '../arquivos/queries.ts'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { jsonArray, recordsOf } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/** What is said of an entry to everyone; the rest is nobody's but those who work on it. */
const PUBLIC = [
  'id',
  'id_projeto',
  'dia',
  'etapa',
  'momento',
  'texto',
  'foto',
  'miniatura',
  'tipo',
  'situacao',
]

/** Everything, for those who read the book. */
export const livroSource: ListSource = {
  view: 'lista_diario',
  row: Object.keys(registroDiario.shape),
  columns: diarioList.columns,
  order: '-dia',
}

const TYPES: Readonly<Record<string, string>> = {
  numero: 'integer',
  id_contrato: 'integer',
  latitude: 'numeric',
  longitude: 'numeric',
  arquivo: 'json',
  exif_dia: 'date',
  autor_id: 'integer',
  criado_em: 'timestamptz',
}
const shown = Object.keys(registroDiario.shape).map((name) => {
  if (PUBLIC.includes(name)) return sql.ref(name)
  // Counts changes, which is told to those who make some.
  if (name === 'versao') return sql`1 as versao`
  return sql`null::${sql.raw(TYPES[name] ?? 'text')} as ${sql.ref(name)}`
})

/** The pictures that count, and that the antivirus does not hold back. */
const COUNTED = sql`where tipo = 'foto' and situacao = 'vigente' and not retido`

/** Of these, what is public. */
export const publicoSource: ListSource = {
  ...livroSource,
  view: sql`select ${sql.join(shown)}, busca from lista_diario ${COUNTED}`,
}

export const fotosSource: ListSource = {
  view: sql`select ${sql.join(Object.keys(fotoPublica.shape).map((name) => sql.ref(name)))}, busca_publica as busca
    from lista_diario ${COUNTED}`,
  row: Object.keys(fotoPublica.shape),
  columns: fotosList.columns,
  order: '-dia',
}

/** Whom a project is of, and what its diary's page says of it. */
export interface ObraDoDiario extends Obra {
  readonly id_projeto: number
  readonly nomeprojeto: string
  readonly secretaria_nome: string
  readonly etapa_atual: number
  readonly ponto: { latitude: number; longitude: number } | null
  readonly contratos: readonly (Obra['contratos'][number] & { id: number; nome: string })[]
}

export async function readObra(db: Db, id: number): Promise<ObraDoDiario> {
  const contratos = sql`select c.id, aditivos_contrato_nome(c) as nome, c.id_secretaria, c.fiscal_titular_id,
      c.fiscal_substituto_id, c.gestor_id
    from contratos_projetos v join contratos c on c.id = v.contrato_id where v.projeto_id = p.id`
  const { rows } = await sql<ObraDoDiario>`
    select p.id as id_projeto, p.nomeprojeto, p.id_secretaria, s.nomesecretaria as secretaria_nome, p.etapa_atual,
      (select json_build_object('latitude', latitude, 'longitude', longitude) from coordenadas
        where id_projeto = p.id) as ponto,
      ${jsonArray(contratos, sql`r.id`)} as contratos
    from projetos p join secretarias s on s.id = p.id_secretaria where p.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw notFound(PROJETO.notFound)
  return row
}

/** The earliest day known of a work; null where none is. */
export async function inicioDaObra(db: Db, id: number): Promise<Day | null> {
  const { rows } = await sql<{ inicio: Day | null }>`
    select least(
      make_date(p.ano, 1, 1),
      (select min(least(e.inicio, e.inicio_original, e.inicio_real)) from etapas e where e.projeto_id = p.id),
      (select min(least(c.assinatura, c.vigencia_inicio, c.ordem_inicio))
        from contratos_projetos v join contratos c on c.id = v.contrato_id where v.projeto_id = p.id)
    )::text as inicio from projetos p where p.id = ${id}`.execute(db)
  return rows[0]?.inicio ?? null
}

/** All occurrences of a project, as they were written. */
export async function readLivro(db: Db, id: number): Promise<RegistroDiario[]> {
  const shown = sql.join(Object.keys(registroDiario.shape).map((name) => sql.ref(name)))
  const { rows } = await sql<{ livro: RegistroDiario[] }>`select ${jsonArray(
    sql`select ${shown} from lista_diario where id_projeto = ${id} and tipo = 'ocorrencia'`,
    sql`r.id`,
  )} as livro`.execute(db)
  return rows[0]?.livro ?? []
}

/** An entry as it stands, for those who are about to change it. */
export interface Anotado {
  readonly id: number
  readonly projeto_id: number
  readonly tipo: TipoRegistro
  readonly situacao: 'vigente' | 'sem_efeito'
  readonly versao: number
}

/** Which project an entry is of: that never changes. */
export async function projetoOfRegistro(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('diario').select('projeto_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.projeto_id
}

export async function lockRegistro(trx: Trx, id: number): Promise<Anotado> {
  const { rows } = await sql<Anotado>`select id, projeto_id, tipo, situacao, versao from diario
    where id = ${id} for update`.execute(trx)
  const [row] = rows
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

/** What was written under a key, to tell the same entry from another one. */
export interface Escrito {
  readonly id: number
  readonly projeto_id: number
  readonly tipo: TipoRegistro
  readonly dia: string
  readonly texto: string | null
  readonly arquivo: string | null
  readonly autor_id: number
}

export async function findByChave(db: Db, chave: string): Promise<Escrito | null> {
  const { rows } = await sql<Escrito>`select id, projeto_id, tipo, dia, texto, arquivo, autor_id from diario
    where chave = ${chave}`.execute(db)
  return rows[0] ?? null
}

/** The number of the entry; null where one of its key is there already. */
export async function insertRegistro(trx: Trx, row: Insertable<Schema['diario']>): Promise<number | null> {
  if (row.arquivo != null) await holdArquivo(trx, row.arquivo)
  const made = await trx
    .insertInto('diario')
    .values(row)
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export const updateRegistro = recordsOf('diario', { missing: MESSAGES.notFound }).update

/** The original of a picture, with the project whose people may read it. */
export async function readOriginal(db: Db, id: number): Promise<Anexado & { projeto_id: number }> {
  const { rows } = await sql<Anexado & { projeto_id: number }>`
    select d.projeto_id, d.arquivo_nome as nome, a.sha256, a.tamanho, a.tipo, a.verificado, d.autor_id as enviado_por
    from diario d join arquivos a on a.sha256 = d.arquivo where d.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw notFound(MESSAGES.noOriginal)
  return row
}
