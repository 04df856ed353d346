import type { LinhaBoletim } from '@paco/domain/medicoes/boletim'

/** How a row's quantity was worked out, and why it takes something back, by the row's key. */
export interface Memoria {
  readonly memoria: string | null
  readonly motivo: string | null
}

const NONE: Memoria = { memoria: null, motivo: null }

/** Kept beside the grid: a row is drawn again when its own changes. */
export function createMemorias(linhas: readonly LinhaBoletim[]) {
  const known = new Map<number, Memoria>(
    linhas.map(({ chave, memoria, motivo }) => [chave, { memoria, motivo }]),
  )
  const listeners = new Set<() => void>()
  let opened: number | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    of: (chave: number): Memoria => known.get(chave) ?? NONE,
    /** The row whose memory is being read or written. */
    opened: (): number | null => opened,
    open: (chave: number | null) => {
      opened = chave
      tell()
    },
    write: (chave: number, memoria: Memoria) => {
      known.set(chave, memoria)
      tell()
    },
  }
}

export type Memorias = ReturnType<typeof createMemorias>
