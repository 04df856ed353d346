import { type Somas, somarLinhas, trocarLinha } from '@paco/domain/medicoes/boletim-medido'
import type { Row } from './rows.ts'

/** What stands under the grid, moved by the rows that change and by no others: typing never waits. */
export function createSomas(rows: readonly Row[]) {
  const known = new Map(rows.map((row) => [row.chave, row.medida]))
  const listeners = new Set<() => void>()
  let somas = somarLinhas(rows.map(({ medida }) => medida))
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: (): Somas => somas,
    change: (changed: readonly Row[]) => {
      for (const { chave, medida } of changed) {
        const before = known.get(chave)
        if (before !== undefined) somas = trocarLinha(somas, before, medida)
        known.set(chave, medida)
      }
      for (const listener of listeners) listener()
    },
  }
}

export type SomasStore = ReturnType<typeof createSomas>
