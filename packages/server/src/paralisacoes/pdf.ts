import type { Folha } from '@paco/domain/paralisacoes/contract'
import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import type { Db } from '../db/database.ts'
import type { FileResult } from '../http/handler.ts'
import { renderFolha } from '../pdf/folha-paralisacao.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { readParalisacao } from './queries.ts'

/** The call is open to everyone, so one caller has only so many going at once. */
const turns = new Turns({ atOnce: 1, each: 4, waiting: 100 })

/** The notice for the site, or the sign for the works. */
export const printParalisacao = (
  db: Db,
  id: number,
  folha: Folha,
  caller: Caller,
  issued: Date,
): Promise<FileResult> =>
  turns.run(caller, async () => {
    const [one] = JSON.parse(await readParalisacao(db, id)) as [Paralisacao]
    return {
      name: `${folha}-paralisacao-${id}.pdf`,
      type: 'application/pdf',
      bytes: await renderFolha(one, folha, issued),
    }
  })
