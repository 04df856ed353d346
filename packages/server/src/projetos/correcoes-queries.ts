import type { MudancaBase } from '@paco/domain/projetos/linha-base'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readArray } from '../db/records.ts'

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
export const listCorrecoes = (db: Db, projeto_id: number): Promise<string> =>
  readArray(
    db,
    sql`select c.id, c.projeto_id, c.motivo, c.etapa, c.valor_antes, c.valor_depois, c.fim_antes, c.fim_depois,
        c.feita_por, u.name as feita_por_nome, c.feita_em
      from correcoes c join usuarios u on u.id = c.feita_por
      where c.projeto_id = ${projeto_id} order by c.feita_em desc, c.id`,
  )
