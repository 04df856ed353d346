import type { Carga } from '@paco/domain/pacotes/carga'
import type { Existente } from '@paco/domain/pacotes/comparar'
import { MESSAGES } from '@paco/domain/pacotes/messages'
import { type Pacote, type Registro, type Secao, VAZIO } from '@paco/domain/pacotes/pacote'
import { notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { recordsOf } from '../db/records.ts'

/** What was written of a record; `antes` where it was there before. */
export interface Escrito {
  readonly id: number
  readonly versao: number
  readonly antes?: Registro
}
export type Escritos = Partial<Record<Secao, readonly Escrito[]>>

const ROWS: Record<Secao, ReturnType<typeof sql<Registro & { id: number; versao: number }>>> = {
  secretarias: sql`select id, versao, nomesecretaria, tipo, nome_curto, nome_oficial, ordem_grafico from secretarias order by id`,
  bairros: sql`select id, versao, bairro, zona from bairros order by id`,
  opcoes: sql`select o.id, o.versao, o.lista, o.codigo, o.descricao, o.grupo, o.ppa, o.objetivo,
      s.nomesecretaria as secretaria
    from opcoes_orcamento o left join secretarias s on s.id = o.id_secretaria order by o.id`,
  feriados: sql`select id, versao, nome, nivel, regra, mes, dia_do_mes, deslocamento, dia::text as dia
    from feriados order by id desc`,
  tribunais: sql`select id, versao, codigo, sigla, nome, site, sistema, leiaute, semestre, prazo_dias from tribunais order by id`,
  criterios: sql`select id, versao, ciclo, codigo, dimensao, titulo, pede, classificacao, peso::float8 as peso, verificacoes
    from criterios order by id`,
}

/** What the city has of a section. Of two holidays on one day the first counts. */
export async function readExistentes(db: Db, secao: Secao): Promise<Existente[]> {
  const { rows } = await ROWS[secao].execute(db)
  return rows.map(({ id, versao, ...valores }) => ({ id, versao, valores }))
}

/** One load or undoing at a time: what is compared must still be so when it is written. */
export const holdCargas = (trx: Trx) =>
  sql`lock table pacotes_cargas in share row exclusive mode`.execute(trx)

const cargas = recordsOf('pacotes_cargas', { missing: MESSAGES.cargaNotFound })
export const insertCarga = cargas.insert
export const updateCarga = cargas.update

/** The latest first. */
export async function listCargas(db: Db): Promise<Carga[]> {
  const { rows } = await sql<Carga>`
    select c.id, c.chave, c.nome, c.criados, c.alterados, to_json(c.carregada_em) #>> '{}' as carregada_em,
      u.name as carregada_por, to_json(c.desfeita_em) #>> '{}' as desfeita_em, d.name as desfeita_por
    from pacotes_cargas c left join usuarios u on u.id = c.carregada_por left join usuarios d on d.id = c.desfeita_por
    order by c.id desc limit 50`.execute(db)
  return rows
}

export async function readCarga(
  trx: Trx,
  id: number,
): Promise<{ desfeita_em: unknown; registros: Escritos }> {
  const found = trx
    .selectFrom('pacotes_cargas')
    .select(['desfeita_em', 'registros'])
    .where('id', '=', id)
    .forUpdate()
  const row = await found.executeTakeFirst()
  if (!row) throw notFound(MESSAGES.cargaNotFound)
  return { desfeita_em: row.desfeita_em, registros: row.registros as Escritos }
}

/** Of these codes, those that a line of the budget or a project carries. */
export async function carriedOf(trx: Trx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    select o.codigo from opcoes_orcamento o where o.id = any (${[...ids]}::int[]) and (
      exists (select from orcamento l where case o.lista
        when 'unidade' then l.unidade
        when 'classificacao' then l.classificacao_institucional
        when 'funcionais' then l.funcional_programatica
        when 'contaelemento' then l.conta_elemento_despesa
        when 'aplicacao' then l.aplicacao
        when 'programa' then trim(split_part(l.funcional_programatica, '.', 3))
        when 'fontederecurso' then right(regexp_replace(l.fonte_recurso_stn, '\\D', '', 'g'), 3)
      end = o.codigo)
      or o.lista = 'programa' and exists (select from projetos p where split_part(p.programa, ' - ', 1) = o.codigo))
    order by o.id`.execute(trx)
  return rows.map(({ codigo }) => codigo)
}

const enviados = recordsOf('pacotes_enviados', { missing: MESSAGES.notFound })
export const insertEnviado = enviados.insert
export const updateEnviado = enviados.update
export const deleteEnviado = enviados.delete

export interface Enviado {
  readonly id: number
  readonly conteudo: Pacote
}

export async function listEnviados(db: Db, chave?: string): Promise<Enviado[]> {
  const rows = db.selectFrom('pacotes_enviados').select(['id', 'conteudo']).orderBy('id')
  const found = await (chave === undefined ? rows : rows.where('chave', '=', chave)).execute()
  return found.map(({ id, conteudo }) => ({ id, conteudo: { ...VAZIO, ...(conteudo as unknown as Pacote) } }))
}
