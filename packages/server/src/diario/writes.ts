import { problemOfDia } from '@paco/domain/diario/dia'
import { MESSAGES } from '@paco/domain/diario/messages'
import { canReadLivro, canWriteDiario } from '@paco/domain/diario/policy'
import type { RegistroCorrigir, RegistroCreate, RegistroSemEfeito } from '@paco/domain/diario/registro'
import { type Day, dayOf } from '@paco/domain/shared/days'
import { conflict, forbidden, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Arquivos } from '../arquivos/arquivos.ts'
import type { Anexado } from '../arquivos/queries.ts'
import type { Db, Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { type Actor, transact } from '../db/transact.ts'
import { keepFoto } from '../fotos/queries.ts'
import { Upload } from '../http/upload.ts'
import { lockProjeto } from '../projetos/queries.ts'
import type { Caller } from '../work/turns.ts'
import { type Foto, takeFoto } from './foto.ts'
import {
  type Anotado,
  findByChave,
  inicioDaObra,
  insertRegistro,
  lockRegistro,
  projetoOfRegistro,
  readObra,
  readOriginal,
  updateRegistro,
} from './queries.ts'

export interface Said {
  arquivos: Arquivos
  who: SessionUser
  actor: Actor
  caller: Caller
  now: Date
}

async function assertWrites(db: Db, who: SessionUser, body: RegistroCreate, today: Day): Promise<void> {
  const obra = await readObra(db, body.id_projeto)
  if (!canWriteDiario(who, obra)) throw forbidden(MESSAGES.notYours)
  const problem = problemOfDia(body.dia, await inicioDaObra(db, body.id_projeto), today)
  if (problem) throw invalid({ dia: problem })
  if (body.id_contrato != null && !obra.contratos.some(({ id }) => id === body.id_contrato))
    throw invalid({ id_contrato: MESSAGES.notOfProjeto })
}

/** The entry that was written under this key; null where none was, and refused where it is another one. */
async function findSame(db: Db, who: SessionUser, body: RegistroCreate): Promise<number | null> {
  const there = await findByChave(db, body.chave)
  if (!there) return null
  const file = body.arquivo instanceof Upload ? body.arquivo.sha256 : null
  const same =
    there.autor_id === who.id &&
    there.projeto_id === body.id_projeto &&
    there.tipo === body.tipo &&
    there.dia === body.dia &&
    there.arquivo === file &&
    // What is said of a picture may have been corrected since.
    (there.tipo === 'foto' || there.texto === body.texto)
  if (!same) throw conflict(MESSAGES.sameKey)
  return there.id
}

async function placeOf(trx: Trx, foto: Foto | null, { id_projeto }: RegistroCreate) {
  if (foto === null) return {}
  const dono = `diario/${id_projeto}` as const
  return {
    ...foto.kept,
    foto: await keepFoto(trx, dono, foto.foto),
    miniatura: await keepFoto(trx, dono, foto.miniatura),
    exif_dia: foto.exif.dia,
  }
}

/** Where it was made: as the picture says, else as the phone does. */
function positionOf(foto: Foto | null, { latitude, longitude }: RegistroCreate) {
  if (foto?.exif.lugar) return { ...foto.exif.lugar, posicao: 'foto' as const }
  return latitude == null || longitude == null ? {} : { latitude, longitude, posicao: 'aparelho' as const }
}

/** Writes an entry; its number, also when it was written before. */
export async function createRegistro(db: Db, body: RegistroCreate, said: Said): Promise<number> {
  const { who, now } = said
  const today = dayOf(now)
  // Asked before a picture is unpacked, which is work nobody does for what will be refused; and where it is written.
  const before = await findSame(db, who, body)
  if (before !== null) return before
  await assertWrites(db, who, body, today)
  const foto = body.tipo === 'foto' ? await takeFoto(said.arquivos, body.arquivo, said.caller) : null
  return transact(db, said.actor, async (trx) => {
    // Lock order: the project first; what is archived is refused.
    await lockProjeto(trx, body.id_projeto)
    await assertWrites(trx, who, body, today)
    const { chave, tipo, dia, hora = null, etapa = null, momento = null, texto = null } = body
    const own = { chave, tipo, dia, hora, etapa, momento, texto, projeto_id: body.id_projeto }
    const by = { contrato_id: body.id_contrato ?? null, autor_id: who.id, criado_em: now }
    const shown = await placeOf(trx, foto, body)
    const id = await insertRegistro(trx, { ...own, ...by, ...positionOf(foto, body), ...shown })
    const same = id ?? (await findSame(trx, who, body))
    if (same === null) throw conflict(MESSAGES.sameKey)
    return same
  })
}

/** An entry in force that this person may write, held. */
async function holdRegistro(
  trx: Trx,
  who: SessionUser,
  id: number,
  versao: number | undefined,
): Promise<Anotado> {
  await lockProjeto(trx, await projetoOfRegistro(trx, id))
  const held = await lockRegistro(trx, id)
  if (!canWriteDiario(who, await readObra(trx, held.projeto_id))) throw forbidden(MESSAGES.notYours)
  if (held.situacao !== 'vigente') throw conflict(MESSAGES.annulledStays)
  refuseStale(held, versao)
  return held
}

export async function correctRegistro(
  trx: Trx,
  who: SessionUser,
  id: number,
  { versao, ...changes }: RegistroCorrigir,
): Promise<void> {
  const held = await holdRegistro(trx, who, id, versao)
  if (held.tipo !== 'foto') throw conflict(MESSAGES.bookStays)
  await updateRegistro(trx, id, changes)
}

export async function annulRegistro(
  trx: Trx,
  who: SessionUser,
  id: number,
  { versao, motivo }: RegistroSemEfeito,
): Promise<void> {
  await holdRegistro(trx, who, id, versao)
  await updateRegistro(trx, id, { situacao: 'sem_efeito', motivo })
}

/** The file of a picture, for those who read the book. */
export async function findOriginal(db: Db, who: SessionUser, id: number): Promise<Anexado> {
  const found = await readOriginal(db, id)
  if (!canReadLivro(who, await readObra(db, found.projeto_id))) throw forbidden(MESSAGES.notForYou)
  return found
}
