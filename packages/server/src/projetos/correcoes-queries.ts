import type { MudancaBase } from '@paco/domain/projetos/linha-base'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

export interface Signed {
  motivo: string
  feita_por: number
  feita_em: Date
}

const nothing = { etapa: null, valor_antes: null, valor_depois: null, fim_antes: null, fim_depois: null }

/** Writes down what is corrected of a frozen baseline, each thing in a line of its own. */
export async function insertCorrecoes(
  trx: Trx,
  projeto_id: number,
  mudancas: readonly MudancaBase[],
  signed: Signed,
): Promise<void> {
  const rows = mudancas.map((mudanca) => ({
    projeto_id,
    ...signed,
    ...nothing,
    ...(mudanca.etapa === null
      ? { valor_antes: mudanca.antes, valor_depois: mudanca.depois }
      : { etapa: mudanca.etapa, fim_antes: mudanca.antes, fim_depois: mudanca.depois }),
  }))
  await trx.insertInto('correcoes').values(rows).execute()
}

/** A project's corrections as a JSON array, the newest first; those of one edit in the order of the stages. */
export async function listCorrecoes(db: Db, projeto_id: number): Promise<string> {
  const { rows } = await sql<{ rows: string }>`
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'projeto_id', c.projeto_id, 'motivo', c.motivo, 'etapa', c.etapa,
      'valor_antes', c.valor_antes, 'valor_depois', c.valor_depois, 'fim_antes', c.fim_antes, 'fim_depois', c.fim_depois,
      'feita_por', c.feita_por, 'feita_por_nome', u.name, 'feita_em', c.feita_em
    ) order by c.feita_em desc, c.id), '[]')::text as rows
    from correcoes c join usuarios u on u.id = c.feita_por
    where c.projeto_id = ${projeto_id}`.execute(db)
  return rows[0]?.rows ?? '[]'
}
