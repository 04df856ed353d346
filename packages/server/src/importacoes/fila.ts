import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import { TENTATIVAS } from '@paco/domain/importacoes/situacao'
import type { Db } from '../db/database.ts'
import { fromDatabase, refusalOf } from '../db/refusals.ts'
import { SYSTEM, signAs, transact } from '../db/transact.ts'
import type { Marcados } from './em-uso-queries.ts'
import { type Escritor, isDeFolhas, RecusaJunta } from './escritor.ts'
import {
  findPessoa,
  holdSituacao,
  LAST,
  type LinhaViva,
  listInterrupted,
  nextToWrite,
  noteErro,
  situacaoOf,
  takeNext,
  tellFeitas,
} from './execucao-queries.ts'
import { noteEscritas, prepareLinhas, writeLinhas } from './gravacao.ts'
import { actorOf, firstOf, type Obra, Recusada } from './obra.ts'
import { findImportacao, type ImportacaoRow, lockImportacao, updateImportacao } from './queries.ts'
import { inPieces, isTold, sizeAfter, type Vez } from './vez.ts'
import { undoAll } from './volta.ts'

/** Rows are read ahead, for several transactions: nobody changes one while its import is under way. */
const AHEAD = 500
/** After so many rows, and after the last, the planner learns anew what the tables hold: an empty city is planned otherwise. */
const LEARNS_AFTER = [100, 1000]
const RETRY_MILLISECONDS = 2000
const LONGEST_RETRY = 60_000

export interface FilaOptions {
  readonly db: Db
  readonly escritores: Readonly<Record<string, Escritor>>
  readonly marcados: Marcados
  readonly now: () => Date
  /** Does the work while no other instance does; false where one does. */
  readonly alone: (work: () => Promise<void>) => Promise<boolean>
  /** Has the planner look at tables that have grown (analyze). */
  readonly learn: (tables: readonly string[]) => Promise<void>
  /** Told of what kept the queue from going on; it tries again by itself. */
  readonly onFailure: (error: unknown) => void
}

/** The import was taken back while its rows were being written. */
class NoLonger extends Error {}

const pauseAfter = (failures: number) =>
  Math.min(LONGEST_RETRY, RETRY_MILLISECONDS * 2 ** Math.max(0, failures - 1))

/**
 * Writes what imports were asked for, one at a time in the whole city. Its transactions together are all or nothing: what
 * was written is taken back when a row fails, when the person cancels, and after a crash.
 */
export class Fila {
  readonly #options: FilaOptions
  #running: Promise<void> | undefined
  #again = false
  #stopped = false
  #failures = 0
  /** Until when imports whose work failed let the others go before them. */
  readonly #waiting = new Map<number, { failures: number; until: number }>()

  constructor(options: FilaOptions) {
    this.#options = options
  }

  /** Works off the queue, now or after what is under way. Nobody waits for it. */
  kick(): void {
    if (this.#running) this.#again = true
    this.#running ??= this.#tryWork().finally(() => {
      this.#running = undefined
      if (!this.#again || this.#stopped) return
      this.#again = false
      this.kick()
    })
  }

  /** Ends after the rows under way. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running
  }

  /** A database that is away, or another instance that is at it and may just have found the queue empty: later again. */
  async #tryWork(): Promise<void> {
    const done = await this.#work().catch((error) => {
      this.#options.onFailure(error)
      return false
    })
    this.#failures = done ? 0 : this.#failures + 1
    if (this.#stopped) return
    const waits = [...this.#waiting.values()].map(({ until }) => until - performance.now())
    if (!done) waits.push(pauseAfter(this.#failures))
    if (waits.length > 0) setTimeout(() => this.kick(), Math.max(0, Math.min(...waits))).unref()
  }

  #waitingNow(): number[] {
    return [...this.#waiting].flatMap(([id, { until }]) => (until > performance.now() ? id : []))
  }

  /** Its work failed: the others go on, and it is tried again later, or set aside. What cannot be noted keeps the whole queue. */
  async #fail(id: number, error: unknown): Promise<void> {
    this.#options.onFailure(error)
    const falha = (refusalOf(error) ?? fromDatabase(error))?.message ?? MESSAGES.falhaInterna
    const aside = await transact(this.#options.db, SYSTEM, async (trx) => {
      const { situacao, ...row } = await lockImportacao(trx, id)
      if (situacao !== 'importando' && situacao !== 'desfazendo') return true
      const tentativas = row.tentativas + 1
      const next = tentativas < TENTATIVAS ? ('desfazendo' as const) : ('parada' as const)
      const motivo = situacao === 'importando' ? MESSAGES.interrompida : row.motivo
      await updateImportacao(trx, id, { situacao: next, motivo, falha, tentativas })
      return next === 'parada'
    })
    const failures = (this.#waiting.get(id)?.failures ?? 0) + 1
    if (aside) this.#waiting.delete(id)
    else this.#waiting.set(id, { failures, until: performance.now() + pauseAfter(failures) })
  }

  #work(): Promise<boolean> {
    const { db, alone } = this.#options
    return alone(async () => {
      // Whoever was at these is gone: nobody else writes while we do.
      await transact(db, SYSTEM, async (trx) => {
        const given = { situacao: 'desfazendo' as const, motivo: MESSAGES.interrompida }
        for (const id of await listInterrupted(trx)) await updateImportacao(trx, id, given)
      })
      for (;;) {
        if (this.#stopped) return
        const id = await transact(db, SYSTEM, (trx) => takeNext(trx, this.#waitingNow()))
        if (id === null) return
        try {
          await this.#take(id)
          this.#waiting.delete(id)
        } catch (error) {
          await this.#fail(id, error)
        }
      }
    })
  }

  async #take(id: number): Promise<void> {
    const { db, escritores } = this.#options
    const importacao = await findImportacao(db, id)
    const descritor = descritorDaLista(importacao.lista)
    const escritor = escritores[importacao.lista]
    const undoing = importacao.situacao === 'desfazendo'
    const by = (undoing ? importacao.desfeita_por : null) ?? importacao.importada_por ?? importacao.criado_por
    const user = await findPessoa(db, by, undoing)
    if (!descritor || !escritor || !user) {
      await this.#settle(importacao, 'falhou', MESSAGES.semPermissao)
      return
    }
    const obra: Obra = { importacao, descritor, escritor, user }
    if (importacao.situacao === 'importando') await this.#write(obra)
    if ((await situacaoOf(db, id)) !== 'desfazendo') return
    const undone = await undoAll({ ...this.#options, isStopped: () => this.#stopped }, obra)
    if (undone !== null) await this.#settle(obra.importacao, undone.ended, undone.motivo, undone.feitas)
  }

  async #write(obra: Obra): Promise<void> {
    const { db, now, learn } = this.#options
    const { id } = obra.importacao
    const grown = [obra.escritor.tabela, ...obra.escritor.proprias, 'importacao_linhas']
    let size = firstOf(obra)
    let written = 0
    const read = (after: number) => nextToWrite(db, id, after, Math.max(AHEAD, size))
    let ahead = await read(0)
    while (ahead.length > 0) {
      if (this.#stopped) return
      const linhas = ahead.slice(0, size)
      try {
        const some = await this.#writeSome(obra, linhas, written)
        if (some === null) return
        size = sizeAfter(db, some, some.elapsed)
        const before = written
        written += some.done
        if (LEARNS_AFTER.some((rows) => before < rows && written >= rows)) await learn(grown)
        const last = ahead[some.done - 1]?.linha ?? LAST
        ahead = ahead.slice(some.done)
        if (ahead.length === 0) ahead = await read(last)
      } catch (error) {
        if (error instanceof Recusada) return this.#refuse(obra, error)
        if (refusalOf(error) === null) return this.#refuse(obra, error as Error)
        // Which of them it was is found one by one.
        size = 1
      }
    }
    if (written >= (LEARNS_AFTER[0] ?? 0)) await learn(grown)
    await transact(db, SYSTEM, async (trx) => {
      if ((await lockImportacao(trx, id)).situacao !== 'importando') return
      const importada = { situacao: 'importada' as const, importada_em: now(), motivo: null, feitas: written }
      await updateImportacao(trx, id, importada)
    })
  }

  /** How many, and how long others had to wait for them; null where the import is no longer to be written. */
  async #writeSome(
    obra: Obra,
    linhas: readonly LinhaViva[],
    before: number,
  ): Promise<(Vez & { elapsed: number }) | null> {
    const { db } = this.#options
    const { importacao, descritor, escritor, user } = obra
    const { id } = importacao
    const escrita = { user, now: this.#options.now }
    // Of its own turn alone: waiting for others says nothing of how long they wait for this.
    let began = 0
    let vez: Vez = { done: 0, waited: false }
    prepareLinhas(descritor, linhas)
    const written = transact(db, actorOf(obra, linhas, 'gravar'), async (trx) => {
      began = performance.now()
      const numbers = new Map<number, number>()
      const write = async (piece: readonly LinhaViva[]) => {
        const made = await writeLinhas(trx, { descritor, escritor, escrita }, piece)
        for (const [linha, number] of made) numbers.set(linha, number)
      }
      // Sent together with the first statement of what is written, and heard when that has been answered.
      const held = holdSituacao(trx, id)
      held.catch(() => {})
      const some = await inPieces(db, linhas, isDeFolhas(escritor), write)
      if ((await held) !== 'importando') throw new NoLonger()
      vez = some
      if (vez.done < linhas.length) await signAs(trx, actorOf(obra, linhas.slice(0, vez.done), 'gravar'))
      if (isTold(before, before + vez.done)) await tellFeitas(trx, id, before + vez.done)
      await noteEscritas(trx, id, escritor, numbers)
    })
    await written.catch((error: Error) => {
      if (error instanceof NoLonger) return
      if (error instanceof RecusaJunta) {
        const [[place, motivo] = [0, error.message]] = error.motivos
        throw new Recusada(linhas[place]?.linha ?? 0, motivo)
      }
      const alone = linhas.length === 1 || isDeFolhas(escritor)
      const refusal = refusalOf(error)
      if (!alone || refusal === null) throw error
      const [campo] = Object.values(refusal.campos ?? {})
      throw new Recusada(linhas[0]?.linha ?? 0, campo ?? refusal.message)
    })
    return vez.done === 0 ? null : { ...vez, elapsed: performance.now() - began }
  }

  /** A row that cannot be written takes all others with it; the sheet goes back to be looked at. */
  async #refuse({ importacao: { id } }: Obra, error: Error): Promise<void> {
    if (!(error instanceof Recusada)) this.#options.onFailure(error)
    const motivo =
      error instanceof Recusada ? `Linha ${error.linha}: ${error.message}` : MESSAGES.interrompida
    await transact(this.#options.db, SYSTEM, async (trx) => {
      if (error instanceof Recusada) await noteErro(trx, id, error.linha, error.message)
      await updateImportacao(trx, id, { situacao: 'desfazendo', motivo })
    })
  }

  async #settle(
    { id }: ImportacaoRow,
    situacao: 'desfeita' | 'cancelada' | 'falhou',
    motivo: string | null,
    feitas = 0,
  ) {
    const desfeita = situacao === 'desfeita' ? { desfeita_em: this.#options.now() } : {}
    await transact(this.#options.db, SYSTEM, (trx) =>
      updateImportacao(trx, id, { situacao, motivo, feitas, tentativas: 0, falha: null, ...desfeita }),
    )
  }
}
