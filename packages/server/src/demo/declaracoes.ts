import { AUSENCIAS, type CodigoAusencia } from '@paco/domain/declaracoes/ausencias'
import { addDays, type Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { insertDeclaracao } from '../declaracoes/queries.ts'

/** One that is about to run out; by which department. */
const DECLARADAS: readonly [codigo: CodigoAusencia, daysAgo: number, id_secretaria: number | null][] = [
  ['5.3', 26, null],
]

export async function fillDeclaracoes(trx: Trx, admin: SessionUser, today: Day): Promise<void> {
  for (const [codigo, daysAgo, id_secretaria] of DECLARADAS) {
    const feita_em = addDays(today, -daysAgo)
    await insertDeclaracao(trx, {
      codigo,
      texto: AUSENCIAS[codigo].frase,
      id_secretaria,
      feita_em,
      feita_por: admin.id,
      criada_em: new Date(`${feita_em}T14:00:00Z`),
    })
  }
}
