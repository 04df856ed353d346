import type { PainelExecucao } from '@paco/domain/painel/execucao'
import type { FileResult } from '../http/handler.ts'
import { renderExecucao } from '../pdf/execucao.ts'
import { type Caller, Turns } from '../work/turns.ts'

/** The call is open to everyone, so one caller has only so many going at once. */
const turns = new Turns({ atOnce: 1, each: 4, waiting: 100 })

/** The mayor's sheet. */
export const printExecucao = (painel: PainelExecucao, caller: Caller, issued: Date): Promise<FileResult> =>
  turns.run(caller, async () => ({
    name: `execucao-financeira-${painel.ano}.pdf`,
    type: 'application/pdf',
    bytes: await renderExecucao(painel, issued),
  }))
