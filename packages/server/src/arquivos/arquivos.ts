import { MAX_POR_HORA, nomeOf, refuseNome } from '@paco/domain/arquivos/arquivo'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { TIPOS } from '@paco/domain/arquivos/tipos'
import { PacoError, wrongType } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { take } from '../db/limits.ts'
import type { Range, StoredFile } from '../http/stored-file.ts'
import type { Upload } from '../http/upload.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { type Guardado, hasArquivo, insertArquivo, insertParte, readParte } from './queries.ts'
import { tipoOf } from './tipo.ts'

/** As much as is written, or read, at a time: some hundredths of a second of the one session of the embedded database. */
const PARTE = 1024 * 1024

const KILO = 1024
const POR_HORA = {
  max: MAX_POR_HORA / KILO,
  windowSeconds: 3600,
  refusal: (retryAfter: number) => new PacoError(429, MESSAGES.tooMuch, { retryAfter }),
}

/** One part at a time, for the whole server, in a round of those who send: whatever else is written waits for one part. */
const turns = new Turns({ atOnce: 1, each: 4, waiting: 100 })

async function* writing(db: Db, upload: Upload): AsyncGenerator<void> {
  for (let n = 0; n * PARTE < upload.size; n++) {
    await insertParte(db, upload.sha256, n, await upload.read(n * PARTE, PARTE))
    yield
  }
}

/**
 * Keeps a file under its content's fingerprint, and the same content once. Each part is written by itself, so that
 * others get their turn; the file is there when all parts are, and never before.
 */
async function putArquivo(db: Db, upload: Upload, caller: Caller): Promise<Kept> {
  const tipo = await tipoOf(upload)
  const arquivo_nome = nomeOf(upload.name)
  const refused = refuseNome(arquivo_nome, tipo)
  if (refused !== null) throw wrongType(refused)
  await take(db, `arquivos:${caller.key}`, POR_HORA, Math.ceil(upload.size / KILO))
  const { sha256, size: tamanho } = upload
  if (!(await hasArquivo(db, sha256))) {
    for await (const _ of turns.slices(caller, writing(db, upload)));
    await insertArquivo(db, { sha256, tamanho, tipo: TIPOS[tipo].mime })
    // Parts of an attempt that was broken off an hour ago may have been swept meanwhile.
    if (!(await hasArquivo(db, sha256))) throw new PacoError(503, MESSAGES.notKept, { retryAfter: 1 })
  }
  return { arquivo: sha256, arquivo_nome }
}

/** A file's bytes from here to there, a part at a time and nothing held in between. */
async function* readArquivo(db: Db, { sha256 }: Guardado, { from, to }: Range): AsyncGenerator<Buffer> {
  for (let n = Math.floor(from / PARTE); n * PARTE <= to; n++) {
    const bytes = await readParte(db, sha256, n)
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
