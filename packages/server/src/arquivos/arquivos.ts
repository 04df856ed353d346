import { randomUUID } from 'node:crypto'
import { nomeOf, refuseNome } from '@paco/domain/arquivos/arquivo'
import { PARTE } from '@paco/domain/arquivos/envio'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { TIPOS } from '@paco/domain/arquivos/tipos'
import { PacoError, wrongType } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { inShare } from '../db/shares.ts'
import type { Range, StoredFile } from '../http/stored-file.ts'
import type { Upload } from '../http/upload.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { takeHora } from './hora.ts'
import { writing } from './partes.ts'
import { insertParte, readParte } from './partes-queries.ts'
import { type Guardado, keepPartes, renewArquivo } from './queries.ts'
import { tipoOf } from './tipo.ts'
import type { Source } from './zip.ts'

/** What a file is served as, by its content, if it may have this name. */
export async function mimeOf(source: Source, nome: string): Promise<string> {
  const tipo = await tipoOf(source)
  const refused = refuseNome(nome, tipo)
  if (refused !== null) throw wrongType(refused)
  return TIPOS[tipo].mime
}

async function* writePartes(db: Db, key: string, upload: Upload): AsyncGenerator<void> {
  for (let n = 0; n * PARTE < upload.size; n++) {
    await insertParte(db, key, n, await upload.read(n * PARTE, PARTE))
    yield
  }
}

/**
 * Keeps a file under its content's fingerprint, and the same content once. Each part is written by itself, so that
 * others get their turn; the file is there when all parts are, and never before.
 */
async function putArquivo(db: Db, upload: Upload, caller: Caller): Promise<Kept> {
  const arquivo_nome = nomeOf(upload.name)
  const tipo = await mimeOf(upload, arquivo_nome)
  await takeHora(db, caller, upload.size)
  const { sha256, size: tamanho } = upload
  if (!(await renewArquivo(db, sha256))) {
    const key = randomUUID()
    for await (const _ of writing.slices(caller, writePartes(db, key, upload)));
    const keep = () => db.transaction().execute((trx) => keepPartes(trx, key, { sha256, tamanho, tipo }))
    await inShare(db, 'writes', keep)
  }
  return { arquivo: sha256, arquivo_nome }
}

/** A file's bytes from here to there, a part at a time and nothing held in between. */
async function* readArquivo(db: Db, { sha256 }: Guardado, { from, to }: Range): AsyncGenerator<Buffer> {
  for (let n = Math.floor(from / PARTE); n * PARTE <= to; n++) {
    const bytes = await readParte(db, sha256, n)
    if (bytes === null) throw new PacoError(410, MESSAGES.missing)
    yield bytes.subarray(Math.max(0, from - n * PARTE), to - n * PARTE + 1)
  }
}

const reading = new Turns({ atOnce: 2, each: 8, waiting: 100 })

/** A file that was kept: its fingerprint, and what it is called where it was sent. */
export interface Kept {
  readonly arquivo: string
  readonly arquivo_nome: string
}

/** Where files are kept. Which record one is of, and who may read it, the word of that record knows. */
export interface Arquivos {
  /** Keeps a file that has come, or says why it is not taken. */
  put(upload: Upload, caller: Caller): Promise<Kept>
  /** A file to be sent, a part in each turn of its reader. */
  open(arquivo: Guardado, caller: Caller): StoredFile
}

export const openArquivos = (db: Db): Arquivos => ({
  put: (upload, caller) => putArquivo(db, upload, caller),
  open: (arquivo, caller) => ({
    sha256: arquivo.sha256,
    size: arquivo.tamanho,
    read: (range) => reading.slices(caller, readArquivo(db, arquivo, range)),
  }),
})
