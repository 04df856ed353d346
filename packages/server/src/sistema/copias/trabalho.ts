import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { carryArquivos } from '../../arquivos/copia.ts'
import type { ArquivosSettings } from '../../arquivos/stores.ts'
import { backup, type Counts } from '../../backup/backup.ts'
import { MISSING } from '../../backup/contents.ts'
import { verify } from '../../backup/verify.ts'
import { openDatabase } from '../../db/database.ts'

/** One backup to be made, from beginning to end, by a process that is told all of it. */
export interface Trabalho {
  /** The server, or a folder with the files of the embedded database as they were at one instant. */
  readonly origem:
    | { readonly url: string; readonly schema?: string | undefined }
    | { readonly folder: string }
  readonly arquivo: string
  readonly frase: string | undefined
  /** Where the bytes of files are. */
  readonly arquivos: ArquivosSettings
  /** A folder for what is needed meanwhile. */
  readonly rascunho: string
}

export interface Feita {
  readonly contagens: Counts
  readonly sha256: string
  readonly conferida: boolean
  readonly motivo: string | null
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const semConteudo = (count: number) =>
  count === 0 ? null : `Falta o conteúdo de ${count} ${count === 1 ? 'arquivo' : 'arquivos'} onde é guardado.`

/** Makes a backup and restores it elsewhere to prove it: one that cannot be restored is told, and stays to be looked at. */
export async function fazerCopia({ origem, arquivo, frase, arquivos, rascunho }: Trabalho): Promise<Feita> {
  const source = await openDatabase(origem)
  let contagens: Counts
  try {
    contagens = await backup(source.patient.db, arquivo, frase, { contents: carryArquivos(arquivos) })
  } finally {
    await source.close()
  }
  if ('folder' in origem) await rm(origem.folder, { recursive: true, force: true })
  const sha256 = await sha256Of(arquivo)
  try {
    await verify(arquivo, frase, contagens, join(rascunho, 'conferencia'))
    return { contagens, sha256, conferida: true, motivo: semConteudo(contagens[MISSING] ?? 0) }
  } catch (error) {
    return { contagens, sha256, conferida: false, motivo: messageOf(error) }
  }
}
