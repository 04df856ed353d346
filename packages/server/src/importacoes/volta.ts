import { MESSAGES } from '@paco/domain/importacoes/messages'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import { refusalOf } from '../db/refusals.ts'
import { signAs, transact } from '../db/transact.ts'
import { undoLinhas } from './desfazer.ts'
import type { Marcados } from './em-uso-queries.ts'
import { isDeFolhas } from './escritor.ts'
import { type Feito, LAST, type LinhaViva, nextToUndo, noteFeitas, tellFeitas } from './execucao-queries.ts'
import { actorOf, firstOf, type Obra } from './obra.ts'
import { findImportacao } from './queries.ts'
import { inPieces, isTold, sizeAfter, type Vez } from './vez.ts'

interface Casa {
  readonly db: Db
  readonly marcados: Marcados
  readonly now: () => Date
  readonly isStopped: () => boolean
}

interface Fim {
  readonly ended: 'desfeita' | 'cancelada' | 'falhou'
  readonly motivo: string | null
  readonly feitas: number
}

/** Takes some rows back; how many, and how long others had to wait for them. */
async function undoSome(
  { db, marcados, now }: Casa,
  obra: Obra,
  user: SessionUser,
  linhas: readonly LinhaViva[],
  undone: number,
): Promise<Vez & { elapsed: number }> {
  const { id } = obra.importacao
  const desfeita = { ...obra, marcados, escrita: { user, now } }
  let began = 0
  let vez: Vez = { done: 0, waited: false }
  await transact(db, actorOf(obra, linhas, 'desfazer'), async (trx) => {
    began = performance.now()
    const feitos: Feito[] = []
    vez = await inPieces(db, linhas, isDeFolhas(obra.escritor), async (piece) => {
      feitos.push(...(await undoLinhas(trx, desfeita, piece)))
    })
    if (vez.done < linhas.length) await signAs(trx, actorOf(obra, linhas.slice(0, vez.done), 'desfazer'))
    if (isTold(undone, undone + vez.done)) await tellFeitas(trx, id, undone + vez.done)
    await noteFeitas(trx, id, feitos)
  })
  return { ...vez, elapsed: performance.now() - began }
}

/** Rows that are refused only when they are committed stay as they are, with the reason. */
function keep({ db }: Casa, obra: Obra, linhas: readonly LinhaViva[], motivo: string): Promise<void> {
  const kept = linhas.map(
    ({ linha, registro_id, versao_depois }): Feito => ({
      linha,
      registro_id,
      versao_depois,
      feita: 'mantida',
      motivo,
    }),
  )
  return transact(db, actorOf(obra, linhas, 'manter'), (trx) => noteFeitas(trx, obra.importacao.id, kept))
}

/** Takes an import back, the last row first; null where the queue stopped meanwhile. */
export async function undoAll(casa: Casa, obra: Obra): Promise<Fim | null> {
  const { db, isStopped } = casa
  const { id } = obra.importacao
  // What was never whole is taken back whatever became of the person's permission meanwhile.
  const whole = obra.importacao.importada_em !== null
  const user: SessionUser = whole ? obra.user : { ...obra.user, role: 'admin' }
  let size = firstOf(obra)
  let before = LAST
  let feitas = 0
  for (;;) {
    if (isStopped()) return null
    const linhas = await nextToUndo(db, id, before, size)
    if (linhas.length === 0) break
    try {
      const vez = await undoSome(casa, obra, user, linhas, feitas)
      feitas += vez.done
      before = linhas[vez.done - 1]?.linha ?? before
      size = sizeAfter(db, vez, vez.elapsed)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === null) throw error
      // Which of them it was is found one by one.
      if (linhas.length === 1 || isDeFolhas(obra.escritor)) await keep(casa, obra, linhas, refusal.message)
      size = 1
    }
  }
  const { importada_em, motivo } = await findImportacao(db, id)
  const ended = importada_em !== null ? 'desfeita' : motivo === MESSAGES.cancelada ? 'cancelada' : 'falhou'
  return { ended, motivo, feitas }
}
