import { MESSAGES } from '@paco/domain/diario/messages'
import { canReadLivro } from '@paco/domain/diario/policy'
import { forbidden } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import type { FileResult } from '../http/handler.ts'
import { renderLivro } from '../pdf/livro-ocorrencias.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { readLivro, readObra } from './queries.ts'

/** A long book is read and laid out whole: one at a time. */
const turns = new Turns({ atOnce: 1, each: 4, waiting: 100 })

/** The book of occurrences on paper, for those who read it on the screen. */
export async function printLivro(
  db: Db,
  who: SessionUser,
  id: number,
  caller: Caller,
  issued: Date,
): Promise<FileResult> {
  const obra = await readObra(db, id)
  if (!canReadLivro(who, obra)) throw forbidden(MESSAGES.notForYou)
  return turns.run(caller, async () => ({
    name: `livro-de-ocorrencias-${id}.pdf`,
    type: 'application/pdf',
    bytes: await renderLivro({ ...obra, ocorrencias: await readLivro(db, id) }, issued),
  }))
}
