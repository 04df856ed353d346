import { fileURLToPath } from 'node:url'
import { Child } from '../../work/child.ts'
import type { Feita, Trabalho } from './trabalho.ts'

/** Longer than any takes: what hangs by then never ends by itself. */
const DEADLINE = 12 * 3_600_000

/** By whom backups are made. */
export interface Oficina {
  fazer(trabalho: Trabalho): Promise<Feita>
  close(): Promise<void>
}

/** In a process for each, which ends with its work. */
export function openOficina(): Oficina {
  const child = new Child({
    file: fileURLToPath(new URL('./copia-worker.mjs', import.meta.url)),
    failure: 'A cópia de segurança não foi feita',
    idleMilliseconds: 0,
    deadlineMilliseconds: DEADLINE,
  })
  return { fazer: (trabalho) => child.ask<Feita>(trabalho), close: () => child.close() }
}
