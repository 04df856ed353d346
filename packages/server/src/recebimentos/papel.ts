import type { Contrato } from '@paco/domain/contratos/contrato'
import { MESSAGES } from '@paco/domain/recebimentos/messages'
import type { Recebimento } from '@paco/domain/recebimentos/recebimento'
import { notFound } from '@paco/domain/shared/errors'
import { readContrato } from '../contratos/queries.ts'
import type { Db } from '../db/database.ts'
import type { FileResult } from '../http/handler.ts'
import { renderTermo } from '../pdf/termo-recebimento.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { contratoOfRecebimento, listRecebimentos } from './queries.ts'

/** The call is open to everyone, so one caller has only so many going at once. */
const turns = new Turns({ atOnce: 1, each: 4, waiting: 100 })

/** The term to sign. */
export const printRecebimento = (db: Db, id: number, caller: Caller, issued: Date): Promise<FileResult> =>
  turns.run(caller, async () => {
    const id_contrato = await contratoOfRecebimento(db, id)
    const termos = JSON.parse(await listRecebimentos(db, id_contrato)) as Recebimento[]
    const termo = termos.find((one) => one.id === id)
    if (!termo) throw notFound(MESSAGES.notFound)
    const [contrato] = JSON.parse(await readContrato(db, id_contrato)) as [Contrato]
    return {
      name: `termo-recebimento-${termo.tipo}-contrato-${id_contrato}.pdf`,
      type: 'application/pdf',
      bytes: await renderTermo(termo, contrato, issued),
    }
  })
