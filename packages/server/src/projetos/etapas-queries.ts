import { ETAPAS, type Etapa, type Situacao } from '@paco/domain/etapas/etapa'
import type { EtapaChange } from '@paco/domain/projetos/etapas-wire'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

export async function listEtapas(db: Db, projetoId: number): Promise<Etapa[]> {
  const rows = await db
    .selectFrom('etapas')
    .select(['numero', 'nome', 'inicio', 'fim', 'prazo', 'situacao'])
    .where('projeto_id', '=', projetoId)
    .orderBy('numero')
    .execute()
  return rows.map((row) => ({ ...row, situacao: row.situacao as Situacao | null }))
}

const defaultName = (numero: number) => ETAPAS[numero - 1]?.nome ?? ''

/** The six stages of a new project; what is not said has its default name and no dates. */
export async function insertEtapas(
  trx: Trx,
  projetoId: number,
  changes: readonly EtapaChange[],
): Promise<void> {
  const rows = changes.map(({ numero, nome, inicio = null, fim = null, prazo = null, situacao = null }) => ({
    projeto_id: projetoId,
    numero,
    nome: nome ?? defaultName(numero),
    inicio,
    fim,
    prazo,
    situacao,
    inicio_original: inicio,
    fim_original: fim,
  }))
  await trx.insertInto('etapas').values(rows).execute()
}

/** Changes what was said of each stage. The first date ever written down stays as the original one. */
export async function updateEtapas(
  trx: Trx,
  projetoId: number,
  changes: readonly EtapaChange[],
): Promise<void> {
  for (const { numero, ...said } of changes) {
    const values = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    if (Object.keys(values).length === 0) continue
    if (values.nome === null) values.nome = defaultName(numero)
    await trx
      .updateTable('etapas')
      .set(values)
      .set({
        ...('inicio' in values
          ? { inicio_original: sql`coalesce(inicio_original, ${values.inicio}::date)` }
          : {}),
        ...('fim' in values ? { fim_original: sql`coalesce(fim_original, ${values.fim}::date)` } : {}),
      })
      .where('projeto_id', '=', projetoId)
      .where('numero', '=', numero)
      .execute()
  }
}

/** What an approved amendment makes of the stages; their original dates stay. Whoever edits the project is told. */
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
  await trx
    .updateTable('projetos')
    .set((eb) => ({ versao: eb('versao', '+', 1) }))
    .where('id', '=', projetoId)
    .execute()
}
