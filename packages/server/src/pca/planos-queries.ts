import { type Dito, numerosPendentes } from '@paco/domain/pca/envio'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { Plano } from '@paco/domain/pca/plano'
import type { ItemEnviado } from '@paco/domain/pca/revisao'
import type { PlanoCreate } from '@paco/domain/pca/unidades'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readArray, recordsOf } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/** Plans with what their items come to: the sums are of what is approved. */
const planos = (which: RawBuilder<unknown>) => sql`
  select p.id, p.ano, p.codigo_unidade, p.nome_unidade, p.situacao, p.aprovado_em, u.name as aprovado_por_nome,
    p.publicado_em, p.enviado_em, p.pncp_sequencial, p.pncp_numero_controle, p.versao, s.*,
    (select count(*)::int from pca_revisoes r join pca i on i.id = r.pca_id where i.plano_id = p.id and not r.enviada)
      as revisoes_pendentes
  from pca_planos p left join usuarios u on u.id = p.aprovado_por
    cross join lateral (
      select count(*) filter (where vivo)::int as itens,
        count(*) filter (where situacao = 'aprovado')::int as aprovados,
        count(*) filter (where situacao = 'enviado')::int as esperando,
        count(*) filter (where situacao = 'aprovado' and pronto)::int as prontos,
        coalesce(sum(valor_preliminar) filter (where situacao = 'aprovado'), 0) as planejado,
        coalesce(sum(comprometido) filter (where situacao = 'aprovado'), 0) as comprometido,
        coalesce(sum(contratado) filter (where situacao = 'aprovado'), 0) as contratado
      from pca where plano_id = p.id
    ) s
  where ${which} order by p.ano desc, p.id`

export const readPlanos = (db: Db): Promise<string> => readArray(db, planos(sql`true`))

/** Which plan is meant: itself, or that of a year, the first one unless a unit is named. */
export type Qual = { readonly id: number } | { readonly ano: number; readonly unidade?: string | undefined }

const meant = (qual: Qual) =>
  'id' in qual
    ? sql`p.id = ${qual.id}`
    : qual.unidade === undefined
      ? sql`p.ano = ${qual.ano}`
      : sql`p.ano = ${qual.ano} and p.codigo_unidade = ${qual.unidade}`

/** The plans that are meant as JSON text, or a refusal. */
export async function readPlano(db: Db, qual: Qual): Promise<string> {
  const rows = await readArray(db, planos(meant(qual)))
  if (rows === '[]') throw notFound(MESSAGES.planNotFound)
  return rows
}

/** A plan, while nobody else changes it or draws a number of it. */
export async function holdPlano(trx: Trx, qual: Qual): Promise<Plano> {
  await sql`select id from pca_planos p where ${meant(qual)} order by id limit 1 for no key update`.execute(
    trx,
  )
  return findPlano(trx, qual)
}

export async function findPlano(db: Db, qual: Qual): Promise<Plano> {
  const { rows } = await sql<Plano>`${planos(meant(qual))} limit 1`.execute(db)
  const [held] = rows
  if (!held) throw notFound(MESSAGES.planNotFound)
  return held
}

const records = recordsOf('pca_planos', {
  missing: MESSAGES.planNotFound,
  refusals: {
    pca_planos_ano_unidade: () => conflict(MESSAGES.unitTaken, { codigo_unidade: MESSAGES.unitTaken }),
  },
})

export const updatePlano = (
  trx: Trx,
  id: number,
  changes: Omit<Updateable<Schema['pca_planos']>, 'id' | 'versao'>,
): Promise<void> => records.update(trx, id, changes)

/** The first plan of a year, that items go into where nobody says another; made where there is none. */
async function openAno(trx: Trx, ano: number): Promise<Plano> {
  const { rows } = await sql<{ id: number }>`select pca_plano_do_ano(${ano}) as id`.execute(trx)
  return findPlano(trx, { id: rows[0]?.id ?? 0 })
}

/** One more plan; in a year without any that of the first unit comes before, so that it stays the one items go into. */
export async function insertPlano(trx: Trx, plano: PlanoCreate): Promise<number> {
  const { ano, codigo_unidade, nome_unidade } = plano
  const had = await trx.selectFrom('pca_planos').select('id').where('ano', '=', ano).executeTakeFirst()
  const first = had ? null : await openAno(trx, ano)
  if (first?.codigo_unidade !== codigo_unidade) return records.insert(trx, plano)
  await updatePlano(trx, first.id, { nome_unidade })
  return first.id
}

/** The plan of a unit in a year, made where that unit has one in another year; a unit nobody knows has none. */
export async function planoDaUnidade(trx: Trx, ano: number, unidade: string): Promise<number> {
  await openAno(trx, ano)
  await sql`insert into pca_planos (ano, codigo_unidade, nome_unidade)
    select ${ano}, codigo_unidade, nome_unidade from pca_planos where codigo_unidade = ${unidade}
    order by ano desc limit 1 on conflict (ano, codigo_unidade) do nothing`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select id from pca_planos where ano = ${ano} and codigo_unidade = ${unidade}`.execute(trx)
  const [plano] = rows
  if (!plano) throw invalid({ unidade: MESSAGES.unitNotFound })
  return plano.id
}

type ItemDoPlano = ItemEnviado & { readonly id: number }

/** The items of a plan with what the portal knows of them, in the order of their numbers. */
export async function listItensDoPlano(db: Db, plano_id: number): Promise<ItemDoPlano[]> {
  const { rows } = await sql<ItemDoPlano>`
    select i.*, p.enviado from lista_pca_todos i join pca p on p.id = i.id
    where i.plano_id = ${plano_id} order by i.numero_item`.execute(db)
  return rows
}

/** Notes what the portal knows of each item now; a revision is told once nothing of its item is left to tell. */
export async function markSent(trx: Trx, plano_id: number, ditos: readonly Dito[]): Promise<void> {
  await sql`update pca i set enviado = s.enviado
    from jsonb_to_recordset(${JSON.stringify(ditos)}::jsonb) as s (numero_item int, enviado jsonb)
    where i.plano_id = ${plano_id} and i.numero_item = s.numero_item`.execute(trx)
  const left = numerosPendentes(await listItensDoPlano(trx, plano_id))
  await sql`update pca_revisoes r set enviada = true from pca i
    where i.id = r.pca_id and i.plano_id = ${plano_id} and not r.enviada
      and not i.numero_item = any (${left}::int[])`.execute(trx)
}

/** Why things changed since the portal was last told, the first first. */
export async function listJustificativas(
  db: Db,
  plano_id: number,
): Promise<{ tipo: string; justificativa: string }[]> {
  const { rows } = await sql<{ tipo: string; justificativa: string }>`
    select r.tipo, r.justificativa from pca_revisoes r join pca i on i.id = r.pca_id
    where i.plano_id = ${plano_id} and not r.enviada order by r.id`.execute(db)
  return rows
}
