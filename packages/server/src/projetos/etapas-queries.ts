import type { EtapaRealizada } from '@paco/domain/etapas/datas-reais'
import { ETAPAS, type Etapa, type Situacao } from '@paco/domain/etapas/etapa'
import type { EtapaChange } from '@paco/domain/projetos/etapas-wire'
import { CompiledQuery, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { UNREAD, unread } from '../db/prepared.ts'

export async function listEtapas(db: Db, projetoId: number): Promise<EtapaRealizada[]> {
  const rows = await db
    .selectFrom('etapas')
    .select(['numero', 'nome', 'inicio', 'fim', 'prazo', 'situacao', 'inicio_real', 'fim_real'])
    .where('projeto_id', '=', projetoId)
    .orderBy('numero')
    .execute()
  return rows.map((row) => ({ ...row, situacao: row.situacao as Situacao | null }))
}

const defaultName = (numero: number) => ETAPAS[numero - 1]?.nome ?? ''

/** The stages as a write leaves them; what is not said of one stays as it was. */
export const changedEtapas = (
  before: readonly EtapaRealizada[],
  changes: readonly EtapaChange[],
): EtapaRealizada[] =>
  before.map((etapa) => {
    const { nome, ...said } = changes.find(({ numero }) => numero === etapa.numero) ?? {}
    const values = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    const named = nome === undefined ? {} : { nome: nome ?? defaultName(etapa.numero) }
    return { ...etapa, ...values, ...named }
  })

/** The six stages of a project of which nothing was said yet: their default names and no dates. */
export const NEW_ETAPAS: readonly EtapaRealizada[] = ETAPAS.map(({ numero, nome }) => ({
  numero,
  nome,
  inicio: null,
  fim: null,
  prazo: null,
  situacao: null,
  inicio_real: null,
  fim_real: null,
}))

const RECORDS = `json_to_recordset($2::json) as n (numero smallint, nome text, inicio date, fim date, prazo numeric,
  situacao text, inicio_real date, fim_real date, inicio_dito date, fim_dito date)`
const INSERT = `insert into etapas
  (projeto_id, numero, nome, inicio, fim, prazo, situacao, inicio_real, fim_real, inicio_original, fim_original)
  select $1, numero, nome, inicio, fim, prazo, situacao, inicio_real, fim_real, inicio, fim from ${RECORDS} order by numero`
const UPDATE = `update etapas e set nome = n.nome, inicio = n.inicio, fim = n.fim, prazo = n.prazo, situacao = n.situacao,
  inicio_real = n.inicio_real, fim_real = n.fim_real,
  inicio_original = coalesce(e.inicio_original, n.inicio_dito), fim_original = coalesce(e.fim_original, n.fim_dito)
  from ${RECORDS} where e.projeto_id = $1 and e.numero = n.numero`
unread.add(INSERT).add(UPDATE)

export async function insertEtapas(
  trx: Trx,
  projetoId: number,
  etapas: readonly EtapaRealizada[],
): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(INSERT, [projetoId, JSON.stringify(etapas)]))
}

/** The stages of several new projects. */
export async function insertEtapasDe(
  trx: Trx,
  projetos: readonly { id: number; etapas: readonly EtapaRealizada[] }[],
): Promise<void> {
  const rows = projetos.flatMap(({ id, etapas }) => etapas.map((etapa) => ({ projeto_id: id, ...etapa })))
  await sql`
    insert into etapas
      (projeto_id, numero, nome, inicio, fim, prazo, situacao, inicio_real, fim_real, inicio_original, fim_original)
    select projeto_id, numero, nome, inicio, fim, prazo, situacao, inicio_real, fim_real, inicio, fim
    from json_populate_recordset(null::etapas, ${JSON.stringify(rows)}::json) ${UNREAD}`.execute(trx)
}

/** Stores the stages of which something was said. The first date ever written down stays as the original one. */
export async function updateEtapas(
  trx: Trx,
  projetoId: number,
  etapas: readonly EtapaRealizada[],
  changes: readonly EtapaChange[],
): Promise<void> {
  const isSaid = ({ numero: _, ...said }: EtapaChange) =>
    Object.values(said).some((value) => value !== undefined)
  const rows = changes.filter(isSaid).map(({ numero, inicio, fim }) => ({
    ...etapas.find((etapa) => etapa.numero === numero),
    inicio_dito: inicio,
    fim_dito: fim,
  }))
  if (rows.length === 0) return
  await trx.executeQuery(CompiledQuery.raw(UPDATE, [projetoId, JSON.stringify(rows)]))
}

/** What an approved amendment makes of the stages; their original dates stay. */
export async function moveEtapaDates(
  trx: Trx,
  projetoId: number,
  moved: readonly Pick<Etapa, 'numero' | 'inicio' | 'fim' | 'prazo'>[],
): Promise<void> {
  for (const { numero, ...dates } of moved) {
    await trx
      .updateTable('etapas')
      .set(dates)
      .where('projeto_id', '=', projetoId)
      .where('numero', '=', numero)
      .execute()
  }
}
