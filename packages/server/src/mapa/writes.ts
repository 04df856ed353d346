import type { CoordenadaCreate, CoordenadaUpdate } from '@paco/domain/mapa/coordenada'
import { MESSAGES } from '@paco/domain/mapa/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import { forbidden, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db, Trx } from '../db/database.ts'
import { isFotoOf, keepFoto } from '../fotos/queries.ts'
import type { Recoded } from '../fotos/recode.ts'
import { lockProjeto } from '../projetos/queries.ts'
import { deleteCoordenada, insertCoordenada, projetoOfCoordenada, updateCoordenada } from './queries.ts'

/** A point is the project's: its stored department decides. */
async function holdProjeto(trx: Trx, user: SessionUser, id: number): Promise<void> {
  const projeto = await lockProjeto(trx, id)
  if (!canEditProjeto(user, projeto)) throw forbidden(MESSAGES.notYours)
}

const holdCoordenada = async (trx: Trx, user: SessionUser, id: number) =>
  holdProjeto(trx, user, await projetoOfCoordenada(trx, id))

/** Asked before a picture is unpacked, which is work nobody does for a stranger; the write asks again. */
export const assertMine = (db: Db, user: SessionUser, id: number): Promise<void> =>
  db.transaction().execute((trx) => holdCoordenada(trx, user, id))

export async function placeProjeto(trx: Trx, user: SessionUser, body: CoordenadaCreate): Promise<number> {
  await holdProjeto(trx, user, body.id_projeto)
  return insertCoordenada(trx, body)
}

export async function moveCoordenada(
  trx: Trx,
  user: SessionUser,
  id: number,
  { versao, ...changes }: CoordenadaUpdate,
): Promise<void> {
  await holdCoordenada(trx, user, id)
  const known = changes.imagem == null || (await isFotoOf(trx, `coordenadas/${id}`, changes.imagem))
  if (!known) throw invalid({ imagem: MESSAGES.unknownImage })
  await updateCoordenada(trx, id, changes, versao)
}

export async function setFoto(trx: Trx, user: SessionUser, id: number, foto: Recoded): Promise<string> {
  await holdCoordenada(trx, user, id)
  const imagem = await keepFoto(trx, `coordenadas/${id}`, foto)
  await updateCoordenada(trx, id, { imagem })
  return imagem
}

export async function removeCoordenada(trx: Trx, user: SessionUser, id: number): Promise<void> {
  await holdCoordenada(trx, user, id)
  await deleteCoordenada(trx, id)
}
