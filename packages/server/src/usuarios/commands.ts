import { type Before, withCity } from '../backup/commands.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { rotateSecret } from './fator.ts'

/** After a leak: nobody can sign in anyone's name any more, and everybody logs in again. */
export async function runRotateSecret(before: Before): Promise<void> {
  await withCity(async ({ db }) => {
    await transact(db, SYSTEM, (trx) => rotateSecret(trx))
    console.log('Segredo trocado. Todas as sessões foram encerradas.')
  }, before)
}
