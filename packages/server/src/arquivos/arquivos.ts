import { nomeOf, refuseNome } from '@paco/domain/arquivos/arquivo'
import { PARTE } from '@paco/domain/arquivos/envio'
import { TIPOS } from '@paco/domain/arquivos/tipos'
import { wrongType } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import type { Range, StoredFile } from '../http/stored-file.ts'
import type { Upload } from '../http/upload.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { takeHora, takeRoom } from './hora.ts'
import { inTurnOf, inWrite } from './partes.ts'
import { type Guardado, keepArquivo, renewArquivo } from './queries.ts'
import { openStores, type Stores } from './stores.ts'
import { tipoOf } from './tipo.ts'
import type { Source } from './zip.ts'

/** What a file is served as, by its content, if it may have this name. */
export async function mimeOf(source: Source, nome: string): Promise<string> {
  const tipo = await tipoOf(source)
  const refused = refuseNome(nome, tipo)
  if (refused !== null) throw wrongType(refused)
  return TIPOS[tipo].mime
}

/** What lies on the disk, in parts. */
export async function* partesOf(upload: Upload): AsyncGenerator<Buffer> {
  for (let at = 0; at < upload.size; at += PARTE) yield await upload.read(at, PARTE)
}

/** Keeps a file under its content's fingerprint, and the same content once; it is there when all of it is, and never before. */
async function putArquivo(db: Db, { target, limite }: Stores, upload: Upload, caller: Caller): Promise<Kept> {
  const arquivo_nome = nomeOf(upload.name)
  const tipo = await mimeOf(upload, arquivo_nome)
  await takeHora(db, caller, upload.size)
  const { sha256, size: tamanho } = upload
  if (!(await renewArquivo(db, sha256))) {
    await inWrite(db, (trx) => takeRoom(trx, limite, tamanho))
    const inTurn = inTurnOf(caller)
    const settle = await target.write({ sha256, tamanho, partes: () => partesOf(upload), inTurn })
    const arquivo = { sha256, tamanho, tipo, guarda: target.guarda }
    await inWrite(db, (trx) => keepArquivo(trx, arquivo, settle))
  }
  return { arquivo: sha256, arquivo_nome }
}

/** A file's bytes from here to there, a part at a time and nothing held in between. */
async function* readArquivo(stores: Stores, { sha256 }: Guardado, range: Range): AsyncGenerator<Uint8Array> {
  const store = await stores.holding(sha256)
  yield* store.read(sha256, range)
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

export const openArquivos = (db: Db, stores = openStores(db)): Arquivos => ({
  put: (upload, caller) => putArquivo(db, stores, upload, caller),
  open: (arquivo, caller) => ({
    sha256: arquivo.sha256,
    size: arquivo.tamanho,
    read: (range) => reading.slices(caller, readArquivo(stores, arquivo, range)),
  }),
})
