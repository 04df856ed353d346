import { pausaOf, type Verificado } from '@paco/domain/arquivos/verificacao'
import { PacoError } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { refusalOf } from '../db/refusals.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import type { Caller } from '../work/turns.ts'
import {
  type Claimed,
  claimArquivo,
  nextAttempt,
  noteFalha,
  releasePendentes,
  unclaimArquivo,
  writeLaudo,
} from './antivirus-queries.ts'
import { openStored } from './arquivos.ts'
import { type ClamavAddress, NotScanned, type Patience, ping, scan, Unreachable } from './clamav.ts'
import type { Stores } from './stores.ts'

/** Looks at files that were kept, one at a time, while nobody waits for it. */
export interface Antivirus {
  /** What a file is from the moment on that it is kept. */
  readonly inicial: Verificado
  /** Has whatever waits looked at. */
  wake(): void
  /** What is to be done now and then: what waits is looked at, or waits no more where there is none to wait for. */
  round(): Promise<void>
  /** Fails where it does not answer; null where none is set. */
  readonly ping: (() => Promise<void>) | null
  stop(): Promise<void>
}

/** Without a setting nothing is looked at, and nothing held back that waited for one. */
export const withoutAntivirus = (db: Db): Antivirus => ({
  inicial: 'nao_verificado',
  wake: () => {},
  round: async () => {
    await transact(db, SYSTEM, releasePendentes)
  },
  ping: null,
  stop: async () => {},
})

/** It takes turns with those who read files. */
const CALLER: Caller = { key: 'antivirus', isStranger: false, ticket: null, isGone: () => false }
/** While nobody answers the pauses grow: ten seconds to ten minutes. */
const SILENT_PAUSE = 10_000
const LONGEST_PAUSE = 600_000
const SHORTEST_PAUSE = 1_000

interface Options {
  readonly log: (error: unknown) => void
  readonly patience?: Patience
}

/** Why a file was not looked at, for those who look after the system. */
const whyOf = (error: unknown): string | null =>
  error instanceof NotScanned || error instanceof PacoError
    ? error.message
    : (refusalOf(error)?.message ?? null)

export function openAntivirus(
  db: Db,
  stores: Stores,
  address: ClamavAddress,
  { log, patience }: Options,
): Antivirus {
  const stopping = new AbortController()
  let working: Promise<void> | undefined
  let again = false
  let unanswered = 0
  let timer: NodeJS.Timeout | undefined

  const look = async (arquivo: Claimed): Promise<void> => {
    const pieces = openStored(stores, arquivo, CALLER).read({ from: 0, to: arquivo.tamanho - 1 })
    const options = { signal: stopping.signal, ...(patience ? { patience } : {}) }
    try {
      const laudo = await scan(address, pieces, options)
      unanswered = 0
      await transact(db, SYSTEM, (trx) => writeLaudo(trx, arquivo, laudo))
    } catch (error) {
      if (error instanceof Unreachable || stopping.signal.aborted) {
        await unclaimArquivo(db, arquivo)
        throw error
      }
      const why = whyOf(error)
      if (why === null) throw error
      unanswered = 0
      await noteFalha(db, arquivo, why, pausaOf(arquivo.tentativas + 1))
    }
  }

  const lookAtAll = async (): Promise<void> => {
    for (;;) {
      again = false
      const next = stopping.signal.aborted ? null : await claimArquivo(db)
      if (next !== null) await look(next)
      else if (!again) return
    }
  }

  const later = (ms: number) => {
    if (stopping.signal.aborted) return
    timer = setTimeout(wake, Math.max(SHORTEST_PAUSE, Math.min(ms, LONGEST_PAUSE)))
    timer.unref()
  }

  const work = async (): Promise<void> => {
    try {
      await lookAtAll()
      const ms = await nextAttempt(db)
      if (ms !== null) later(ms)
    } catch (error) {
      if (stopping.signal.aborted) return
      if (unanswered++ === 0) log(error)
      later(SILENT_PAUSE * 2 ** Math.min(unanswered - 1, 10))
    }
  }

  function wake(): void {
    again = true
    if (working || stopping.signal.aborted) return
    clearTimeout(timer)
    working = work().finally(() => {
      working = undefined
      if (again) wake()
    })
  }

  return {
    inicial: 'pendente',
    wake,
    round: async () => wake(),
    ping: () => ping(address),
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await working
    },
  }
}
