import { fusoNow } from '@paco/domain/shared/days'
import type { Instalacao } from '@paco/domain/sistema/instalacao'
import type { Database } from '../db/database.ts'
import { roomIn } from '../db/embedded/disk-room.mjs'
import { readBanco, readPorte } from './queries.ts'
import { readVersao } from './versao.ts'

export interface Machine {
  /** Where the data is kept; nowhere in tests. */
  readonly dataFolder?: string | undefined
  readonly now: () => Date
  /** Why e-mails do not leave; null where they do, or none are sent. */
  readonly falhaEmail: () => Promise<string | null>
  /** What time it is by the clock of the database. */
  readonly databaseNow: () => Promise<Date>
}

const KINDS = { embedded: 'embutido', postgres: 'postgresql' } as const

/** A folder that is not there yet, or not any more, is no reason to say nothing of the rest. */
export function roomOf(folder: string | undefined): number | null {
  try {
    return folder === undefined ? null : roomIn(folder)
  } catch {
    return null
  }
}

/** Tells what runs here. */
export function openInstalacao(
  { db, kind, replica }: Pick<Database, 'db' | 'kind' | 'replica'>,
  { dataFolder, now, databaseNow, falhaEmail }: Machine,
): () => Promise<Instalacao> {
  const versao = readVersao()
  return async () => {
    const [banco, porte, theirs] = [await readBanco(db), await readPorte(db), await databaseNow()]
    const ours = now()
    return {
      versao,
      node: process.versions.node,
      maquina: `${process.platform} ${process.arch}`,
      banco: { tipo: KINDS[kind], ...banco },
      porte,
      replica: replica?.state() ?? null,
      falha_email: await falhaEmail(),
      disco_livre: roomOf(dataFolder),
      desde: new Date(ours.getTime() - process.uptime() * 1000).toISOString(),
      agora: ours.toISOString(),
      fuso: fusoNow(),
      relogio_diferenca: Math.round((theirs.getTime() - ours.getTime()) / 1000),
    }
  }
}
