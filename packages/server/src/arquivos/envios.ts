import { createHash } from 'node:crypto'
import { nomeOf } from '@paco/domain/arquivos/arquivo'
import { assertEnviavel, type EnvioCreate, PARTE } from '@paco/domain/arquivos/envio'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { type ErrorBody, invalid, notFound, PacoError } from '@paco/domain/shared/errors'
import type { Db, Trx } from '../db/database.ts'
import { type Actor, transact } from '../db/transact.ts'
import type { Caller } from '../work/turns.ts'
import type { Source } from '../zip/zip.ts'
import { atArquivo } from './anexo.ts'
import type { Antivirus } from './antivirus.ts'
import { type Kept, mimeOf } from './arquivos.ts'
import {
  appendParte,
  deleteEnvio,
  type EnvioRow,
  insertEnvio,
  lockEnvio,
  noteArquivo,
  readEnvio,
} from './envios-queries.ts'
import { giveBackHora, takeHora, takeRoom } from './hora.ts'
import { inTurnOf, inWrite, sourceOf } from './partes.ts'
import { dropPartes, readParte, renamePartes } from './partes-queries.ts'
import { holdArquivo, keepArquivo, renewArquivo } from './queries.ts'
import type { Content, Store } from './store.ts'

/** Whose file it is that comes, and who waits for the answer. */
export interface Sender {
  readonly user: { readonly id: number }
  readonly caller: Caller
}

/** Where what has come is, and where it goes. */
export interface Place {
  readonly db: Db
  readonly target: Store
  readonly antivirus: Pick<Antivirus, 'inicial' | 'wake'>
}

/** Where the sender has to go on. */
class OutOfPlace extends PacoError {
  readonly recebido: number

  constructor(recebido: number) {
    super(409, MESSAGES.wrongPlace)
    this.recebido = recebido
  }

  override toBody(): ErrorBody & { recebido: number } {
    return { ...super.toBody(), recebido: this.recebido }
  }
}

/** Announces a file: what is sure to be refused is, before a byte of it travels. */
export async function announce(
  { db, limite }: { db: Db; limite: number },
  { nome: sent, tamanho }: EnvioCreate,
  { user, caller, actor }: Sender & { actor: Actor },
): Promise<string> {
  const nome = nomeOf(sent)
  assertEnviavel({ name: nome, size: tamanho })
  return transact(db, actor, async (trx) => {
    await takeRoom(trx, limite, tamanho)
    await takeHora(trx, caller, tamanho)
    return insertEnvio(trx, { usuario_id: user.id, nome, tamanho })
  })
}

/** The sender's own; to anybody else it is not there. */
export async function findEnvio(db: Db, id: string, { user }: Pick<Sender, 'user'>): Promise<EnvioRow> {
  const envio = await readEnvio(db, id, user.id)
  if (!envio) throw notFound(MESSAGES.noEnvio)
  return envio
}

/** Takes the part that comes next; one that came before is as good as new. The last one makes the file. */
export async function receive(
  place: Place,
  id: string,
  { de, bytes }: { de: number; bytes: Uint8Array },
  sender: Sender,
): Promise<EnvioRow> {
  const { db } = place
  const envio = await findEnvio(db, id, sender)
  if (envio.arquivo !== null) return envio
  const { recebido, tamanho } = envio
  // An empty one at the very end only asks to make the file, should the answer to the last have been lost.
  if (de > recebido || (de % PARTE !== 0 && de !== tamanho)) throw new OutOfPlace(recebido)
  if (bytes.length !== Math.min(PARTE, tamanho - de)) throw invalid({ corpo: MESSAGES.wrongParte })
  if (de === recebido && bytes.length > 0)
    await inTurnOf(sender.caller)(() => appendParte(db, { id, recebido, n: de / PARTE }, bytes))
  const grown = await findEnvio(db, id, sender)
  return grown.arquivo === null && grown.recebido === tamanho ? finish(place, grown, sender) : grown
}

/** Reads what has come, a part in each turn of its sender. */
async function readReceived(db: Db, id: string, n: number, { caller }: Sender): Promise<Buffer> {
  const bytes = await inTurnOf(caller)(() => readParte(db, id, n))
  // Another call finished it, or gave it up, at the same time.
  if (bytes === null) throw new PacoError(503, MESSAGES.notKept, { retryAfter: 1 })
  return bytes
}

async function fingerprintOf(source: Source): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < source.size; at += PARTE) hash.update(await source.read(at, PARTE))
  return hash.digest('hex')
}

/** Where the bytes of a whole one go: in the database they stay where they lie. */
async function bring(
  { db, target }: Place,
  { id }: EnvioRow,
  content: Omit<Content, 'partes'>,
  sender: Sender,
) {
  if (target.guarda === 'banco') return (trx: Trx) => renamePartes(trx, id, content)
  const partes = async function* () {
    for (let n = 0; n * PARTE < content.tamanho; n++) yield await readReceived(db, id, n, sender)
  }
  return target.write({ ...content, partes })
}

/** Looks at what has come whole and keeps it as a file; what is refused is gone. */
async function finish(place: Place, envio: EnvioRow, sender: Sender): Promise<EnvioRow> {
  const { db, target, antivirus } = place
  const { id, nome, tamanho } = envio
  const source = sourceOf(tamanho, (n) => readReceived(db, id, n, sender))
  const tipo = await mimeOf(source, nome).catch(async (error: unknown) => {
    if (error instanceof PacoError && error.status === 415) await inWrite(db, (trx) => deleteEnvio(trx, id))
    return atArquivo(error)
  })
  const sha256 = await fingerprintOf(source)
  const there = await renewArquivo(db, sha256)
  const content = { sha256, tamanho, inTurn: inTurnOf(sender.caller) }
  const settle = there ? async () => {} : await bring(place, envio, content, sender)
  const arquivo = { sha256, tamanho, tipo, guarda: target.guarda, verificado: antivirus.inicial }
  const kept = await inWrite(db, async (trx) => {
    const now = await lockEnvio(trx, id, sender.user.id)
    if (!now) throw notFound(MESSAGES.noEnvio)
    if (now.arquivo !== null) return now
    await keepArquivo(trx, arquivo, settle)
    await dropPartes(trx, id)
    await noteArquivo(trx, id, sha256)
    return { ...now, arquivo: sha256 }
  })
  antivirus.wake()
  return kept
}

/** Gives a file up. What had not come of it does not count against the sender's hour. */
export async function cancel(db: Db, id: string, sender: Sender): Promise<void> {
  const gone = await inWrite(db, async (trx) => {
    const envio = await lockEnvio(trx, id, sender.user.id)
    if (!envio) throw notFound(MESSAGES.noEnvio)
    await deleteEnvio(trx, id)
    return envio
  })
  await giveBackHora(db, sender.caller, gone.tamanho - gone.recebido)
}

/** Hands a file that came in parts to the record that is being written, for good; only who sent it can. */
export async function takeEnvio(trx: Trx, id: string, who: { readonly id: number }): Promise<Kept> {
  const envio = await readEnvio(trx, id, who.id)
  if (!envio) throw invalid({ envio: MESSAGES.noEnvio })
  if (envio.arquivo === null) throw invalid({ envio: MESSAGES.unfinished })
  await holdArquivo(trx, envio.arquivo)
  return { arquivo: envio.arquivo, arquivo_nome: envio.nome }
}
