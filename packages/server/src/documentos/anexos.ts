import { MESSAGES } from '@paco/domain/arquivos/messages'
import { invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { keepAnexo } from '../arquivos/anexo.ts'
import type { Arquivos, Kept } from '../arquivos/arquivos.ts'
import { takeEnvio } from '../arquivos/envios.ts'
import { readEnvio } from '../arquivos/envios-queries.ts'
import { findArquivo, holdArquivo } from '../arquivos/queries.ts'
import type { Db, Trx } from '../db/database.ts'
import type { StoredFile } from '../http/stored-file.ts'
import { Upload } from '../http/upload.ts'
import type { Caller } from '../work/turns.ts'
import type { Source } from '../zip/zip.ts'

interface Sender {
  readonly arquivos: Arquivos
  readonly who: SessionUser
  readonly caller: Caller
}

/** A file that is there to be looked at, and not any record's yet. */
export interface Anexo {
  readonly source: Source
  /** Keeps it, outside of any transaction; what comes back makes it a record's, inside of the one that writes that. */
  readonly keep: () => Promise<(trx: Trx) => Promise<Kept>>
}

/** What is kept already, read a stretch at a time. */
const sourceOf = ({ size, read }: StoredFile): Source => ({
  size,
  read: async (from, length) => {
    const to = Math.min(size, from + length) - 1
    const pieces: Uint8Array[] = []
    if (to >= from) for await (const piece of read({ from, to })) pieces.push(piece)
    return Buffer.concat(pieces)
  },
})

/** The file that came with a form. */
const withForm = (file: unknown, { arquivos, caller }: Sender): Anexo => {
  if (!(file instanceof Upload)) throw invalid({ arquivo: MESSAGES.notAFile })
  return {
    source: file,
    keep: async () => {
      const kept = await keepAnexo(arquivos, file, caller)
      return async (trx) => {
        await holdArquivo(trx, kept.arquivo)
        return kept
      }
    },
  }
}

/** The file that was sent in parts before. */
async function before(db: Db, id: string, { arquivos, who, caller }: Sender): Promise<Anexo> {
  const sent = await readEnvio(db, id, who.id)
  if (sent === null) throw invalid({ envio: MESSAGES.noEnvio })
  const guardado = sent.arquivo === null ? null : await findArquivo(db, sent.arquivo)
  if (guardado === null) throw invalid({ envio: MESSAGES.unfinished })
  return {
    source: sourceOf(arquivos.open(guardado, caller)),
    keep: async () => (trx) => takeEnvio(trx, id, who),
  }
}

/** The file that a form brings or names; null where it does neither. */
export async function openAnexo(
  db: Db,
  { arquivo, envio }: { arquivo?: unknown; envio?: string | null | undefined },
  sender: Sender,
): Promise<Anexo | null> {
  if (arquivo) return withForm(arquivo, sender)
  return envio ? before(db, envio, sender) : null
}
