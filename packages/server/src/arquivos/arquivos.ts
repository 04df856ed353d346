import { nomeOf, refuseNome } from '@paco/domain/arquivos/arquivo'
import { PARTE } from '@paco/domain/arquivos/envio'
import { TIPOS } from '@paco/domain/arquivos/tipos'
import { refuseDownload } from '@paco/domain/arquivos/verificacao'
import { forbidden, wrongType } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import type { FileResult } from '../http/handler.ts'
import type { Range, StoredFile } from '../http/stored-file.ts'
import type { Upload } from '../http/upload.ts'
import { type Caller, Turns } from '../work/turns.ts'
import type { Source } from '../zip/zip.ts'
import { type Antivirus, withoutAntivirus } from './antivirus.ts'
import { takeHora, takeRoom } from './hora.ts'
import { inTurnOf, inWrite } from './partes.ts'
import { type Anexado, type Guardado, keepArquivo, renewArquivo } from './queries.ts'
import { openStores, type Stores } from './stores.ts'
import { tipoOf } from './tipo.ts'

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

/** Where files go, and who looks at them there. */
interface Place {
  readonly db: Db
  readonly stores: Stores
  readonly antivirus: Pick<Antivirus, 'inicial' | 'wake'>
}

/** Keeps a file under its content's fingerprint, and the same content once; it is there when all of it is, and never before. */
async function putArquivo(
  { db, stores: { target, limite }, antivirus }: Place,
  upload: Upload,
  caller: Caller,
): Promise<Kept> {
  const arquivo_nome = nomeOf(upload.name)
  const tipo = await mimeOf(upload, arquivo_nome)
  await takeHora(db, caller, upload.size)
  const { sha256, size: tamanho } = upload
  if (!(await renewArquivo(db, sha256))) {
    await inWrite(db, (trx) => takeRoom(trx, limite, tamanho))
    const inTurn = inTurnOf(caller)
    const settle = await target.write({ sha256, tamanho, partes: () => partesOf(upload), inTurn })
    const arquivo = { sha256, tamanho, tipo, guarda: target.guarda, verificado: antivirus.inicial }
    await inWrite(db, (trx) => keepArquivo(trx, arquivo, settle))
    antivirus.wake()
  }
  return { arquivo: sha256, arquivo_nome }
}

/** A file's bytes from here to there, a part at a time and nothing held in between. */
async function* readArquivo(stores: Stores, { sha256 }: Guardado, range: Range): AsyncGenerator<Uint8Array> {
  const store = await stores.holding(sha256)
  yield* store.read(sha256, range)
}

const reading = new Turns({ atOnce: 2, each: 8, waiting: 100 })

/** A kept file to be read, a part in each turn of its reader. */
export const openStored = (stores: Stores, arquivo: Guardado, caller: Caller): StoredFile => ({
  sha256: arquivo.sha256,
  size: arquivo.tamanho,
  read: (range) => reading.slices(caller, readArquivo(stores, arquivo, range)),
})

/** A file that was kept: its fingerprint, and what it is called where it was sent. */
export interface Kept {
  readonly arquivo: string
  readonly arquivo_nome: string
}

/** Where files are kept. Which record one is of, and who may read it, the word of that record knows. */
export interface Arquivos {
  /** Keeps a file that has come, or says why it is not taken. */
  put(upload: Upload, caller: Caller): Promise<Kept>
  /** A file to be looked at by the city hall itself. */
  open(arquivo: Guardado, caller: Caller): StoredFile
  /** A file of a record to whoever is told of that record, as far as the antivirus has it go out. */
  serve(arquivo: Anexado, who: { readonly id: number } | null, caller: Caller): FileResult
}

export const openArquivos = (
  db: Db,
  stores = openStores(db),
  antivirus: Place['antivirus'] = withoutAntivirus(db),
): Arquivos => ({
  put: (upload, caller) => putArquivo({ db, stores, antivirus }, upload, caller),
  open: (arquivo, caller) => openStored(stores, arquivo, caller),
  serve: (arquivo, who, caller) => {
    const refused = refuseDownload(arquivo, who)
    if (refused !== null) throw forbidden(refused)
    return { name: arquivo.nome, type: arquivo.tipo, stored: openStored(stores, arquivo, caller) }
  },
})
