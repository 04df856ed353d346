import { type CodigoAusencia, type Contrarios, isDeclaravel } from '@paco/domain/declaracoes/ausencias'
import { type Declaracao, PRAZO, validaAte, vigentesOf } from '@paco/domain/declaracoes/declaracao'
import { MESSAGES } from '@paco/domain/declaracoes/messages'
import { addDays, type Day } from '@paco/domain/shared/days'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { recordsOf } from '../db/records.ts'
import { refuseForaDeUso } from '../secretarias/queries.ts'

/** How many records say otherwise, by criterion. */
export async function readContrarios(db: Db): Promise<Contrarios> {
  const { rows } = await sql<Record<CodigoAusencia, number>>`select * from declaracoes_contrarios`.execute(db)
  return rows[0] ?? {}
}

/** Whose word it is where no department is named. */
const PREFEITURA = 'Prefeitura'

/** What is in force on that day, by criterion. */
export async function listVigentes(db: Db, today: Day): Promise<Declaracao[]> {
  const rows = await db
    .selectFrom('declaracoes')
    .leftJoin('secretarias', 'secretarias.id', 'declaracoes.id_secretaria')
    .select(['declaracoes.id', 'codigo', 'texto', 'feita_em', 'nome_curto', 'nomesecretaria'])
    .where('retirada_em', 'is', null)
    .where('feita_em', '>=', addDays(today, -PRAZO))
    .orderBy('declaracoes.id')
    .execute()
  const feitas = rows.flatMap(({ id, codigo, texto, feita_em, nome_curto, nomesecretaria }) =>
    // A criterion that the program no longer knows is declared by nobody.
    isDeclaravel(codigo)
      ? {
          id,
          codigo,
          texto,
          declarado_por: nome_curto ?? nomesecretaria ?? PREFEITURA,
          feita_em,
          valida_ate: validaAte(feita_em),
        }
      : [],
  )
  // Most cities declare little: what speaks against nothing need not be counted.
  return feitas.length === 0 ? [] : vigentesOf(feitas, today, await readContrarios(db))
}

/** Locked, so that of several who withdraw it one does. */
export async function lockDeclaracao(trx: Trx, id: number): Promise<{ retirada_em: Date | null }> {
  const row = await trx
    .selectFrom('declaracoes')
    .select('retirada_em')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

const records = recordsOf('declaracoes', {
  missing: MESSAGES.notFound,
  refusals: {
    declaracoes_dia: () => conflict(MESSAGES.alreadyToday),
    declaracoes_id_secretaria_fkey: () => invalid({ id_secretaria: MESSAGES.noSecretaria }),
    ...refuseForaDeUso('id_secretaria'),
  },
})

export const insertDeclaracao = records.insert
export const updateDeclaracao = records.update
