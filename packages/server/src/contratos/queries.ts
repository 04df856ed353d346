import { contrato, contratosList } from '@paco/domain/contratos/contrato'
import { MESSAGES } from '@paco/domain/contratos/messages'
import type { Assinado, MudancaContrato, Termos } from '@paco/domain/contratos/regras'
import { contratoText } from '@paco/domain/contratos/textos'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { jsonArray, readArray, readRecord, recordsOf } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { refuseForaDeUso } from '../secretarias/queries.ts'

export const contratosSource: ListSource = {
  view: 'lista_contratos',
  row: Object.keys(contrato.shape),
  columns: contratosList.columns,
  order: '-id',
  filters: {
    id_projeto: (value) =>
      sql`id in (select contrato_id from contratos_projetos where projeto_id = ${value})`,
  },
}

/** One contract as a JSON array of one, or a refusal. */
export const readContrato = (db: Db, id: number): Promise<string> =>
  readRecord(db, contratosSource, id, MESSAGES.notFound)

/** The signed contracts of these projects, each in one line, by the number of the project. */
export async function listTextos(db: Db, projetos: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ projeto_id: number } & Parameters<typeof contratoText>[0]>`
    select cp.projeto_id, c.numero_ano, c.empresa, c.valor_atual, c.vigencia_fim
    from contratos_projetos cp join lista_contratos c on c.id = cp.contrato_id
    where cp.projeto_id = any (${projetos}::int[]) and c.assinatura is not null order by c.assinatura, c.id`.execute(
    db,
  )
  const texts = new Map<number, string[]>()
  for (const { projeto_id, ...contrato } of rows)
    texts.set(projeto_id, [...(texts.get(projeto_id) ?? []), contratoText(contrato)])
  return texts
}

/** Who can act for a contract, by name: those who may still come in, without auditors, who look over what others do. */
export const listPessoas = (db: Db): Promise<string> =>
  readArray(
    db,
    sql`select u.id, u.name, s.nomesecretaria as secretaria_nome from usuarios u
      left join secretarias s on s.id = u.id_secretaria where u.ativo and u.role <> 'auditor' order by dobrar(u.name), u.id`,
  )

export const listCorrecoes = (db: Db, id: number): Promise<string> =>
  readArray(
    db,
    sql`select c.id, c.contrato_id, c.campo, c.antes, c.depois, c.motivo, c.feita_por, u.name as feita_por_nome, c.feita_em
      from contratos_correcoes c join usuarios u on u.id = c.feita_por where c.contrato_id = ${id} order by c.id desc`,
  )

/** A contract's department, without holding it. */
export async function secretariaOfContrato(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('contratos').select('id_secretaria').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.id_secretaria
}

export async function projetosOfContrato(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('contratos_projetos')
    .select('projeto_id')
    .where('contrato_id', '=', id)
    .orderBy('projeto_id')
    .execute()
  return rows.map(({ projeto_id }) => projeto_id)
}

/** Those of several contracts, each once. */
export async function projetosOfContratos(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ projeto_id: number }>`
    select distinct projeto_id from contratos_projetos where contrato_id = any (${ids}::int[])`.execute(db)
  return rows.map(({ projeto_id }) => projeto_id)
}

export interface HeldProjetoOfContrato {
  id: number
  id_secretaria: number
  /** Its value is being amended, or was. */
  amended: boolean
  arquivado: boolean
}

/** Holds the projects, lowest number first, as everyone does. */
export async function lockProjetos(trx: Trx, ids: readonly number[]): Promise<HeldProjetoOfContrato[]> {
  const { rows } = await sql<HeldProjetoOfContrato>`
    select id, id_secretaria, valor_aditado as amended, arquivado
    from projetos where id = any (${ids}::int[]) order by id for update`.execute(trx)
  return rows
}

/** Before a contract is held whose value or measurements change: they stand in the rows of its projects. */
export async function holdProjetosOf(trx: Trx, contrato_id: number): Promise<void> {
  await lockProjetos(trx, await projetosOfContrato(trx, contrato_id))
}

/** A project, and those that a contract of it serves too. */
export async function holdProjetosBeside(trx: Trx, projeto_id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct o.projeto_id as id from contratos_projetos v join contratos_projetos o on o.contrato_id = v.contrato_id
    where v.projeto_id = ${projeto_id}`.execute(trx)
  await lockProjetos(trx, [projeto_id, ...rows.map(({ id }) => id)])
}

type HeldContrato = Termos & Assinado & { id: number; id_secretaria: number; versao: number }

/** Holds a contract, after its projects. */
export async function lockContrato(trx: Trx, id: number): Promise<HeldContrato> {
  const { rows } = await sql<HeldContrato>`
    select c.*, ${jsonArray(sql`select projeto_id from contratos_projetos where contrato_id = c.id`, sql`projeto_id`)} as ligados
    from contratos c where id = ${id} for update of c`.execute(trx)
  const [row] = rows as (HeldContrato & { ligados: { projeto_id: number }[] })[]
  if (!row) throw notFound(MESSAGES.notFound)
  return { ...row, projetos: row.ligados.map(({ projeto_id }) => projeto_id) }
}

const unknownPerson = (field: string) => () => invalid({ [field]: MESSAGES.personNotFound })

const records = recordsOf('contratos', {
  missing: MESSAGES.notFound,
  refusals: {
    contratos_numero: () => conflict(MESSAGES.repeated),
    contratos_id_secretaria_fkey: () => invalid({ id_secretaria: MESSAGES.secretariaNotFound }),
    ...refuseForaDeUso('id_secretaria'),
    contratos_fiscal_titular_id_fkey: unknownPerson('fiscal_titular_id'),
    contratos_fiscal_substituto_id_fkey: unknownPerson('fiscal_substituto_id'),
    contratos_gestor_id_fkey: unknownPerson('gestor_id'),
    aditivos_id_contrato_fkey: () => conflict(MESSAGES.inUse),
    paralisacoes_id_contrato_fkey: () => conflict(MESSAGES.inUse),
    quantitativos_revisoes_contrato_id_fkey: () => conflict(MESSAGES.inUse),
    diario_contrato_id_fkey: () => conflict(MESSAGES.inUse),
    contratos_recebidos: () => conflict(MESSAGES.receivedByTerm),
  },
})

export const insertContrato = (trx: Trx, row: Insertable<Schema['contratos']>): Promise<number> =>
  records.insert(trx, row)

export const updateContrato = (
  trx: Trx,
  id: number,
  values: Updateable<Schema['contratos']>,
  versao: number | undefined,
): Promise<void> => records.update(trx, id, values, versao)

export const deleteContrato = records.delete

/** The contract serves these projects and no other. */
export async function writeProjetos(trx: Trx, contrato_id: number, ids: readonly number[]): Promise<void> {
  await sql`delete from contratos_projetos where contrato_id = ${contrato_id} and projeto_id <> all (${ids}::int[])`.execute(
    trx,
  )
  await sql`insert into contratos_projetos (contrato_id, projeto_id) select ${contrato_id}, unnest(${ids}::int[])
    on conflict do nothing`.execute(trx)
}

export async function insertCorrecoes(
  trx: Trx,
  contrato_id: number,
  mudancas: readonly MudancaContrato[],
  signed: { motivo: string; feita_por: number; feita_em: Date },
): Promise<void> {
  const rows = mudancas.map((mudanca) => ({ contrato_id, ...mudanca, ...signed }))
  await trx.insertInto('contratos_correcoes').values(rows).execute()
}
