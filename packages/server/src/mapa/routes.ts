import type { mapaCalls } from '@paco/domain/mapa/contract'
import { MESSAGES } from '@paco/domain/mapa/messages'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { recode } from '../fotos/recode.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyPlainList } from '../http/list-replies.ts'
import { coordenadasSource, readGeojson } from './queries.ts'
import { assertMine, moveCoordenada, placeProjeto, removeCoordenada, setFoto } from './writes.ts'

const FRAME = { side: 1600, fit: 'inside' } as const

export const mapaRoutes = (db: Db, tiles: string): Handlers<typeof mapaCalls> => ({
  listCoordenadas: ({ query }) => replyPlainList(db, coordenadasSource, query),
  getGeojson: async () => new RawJson(await readGeojson(db)),
  getMapa: async () => ({ Status: 'Success', Result: [{ tiles }] }),

  createCoordenada: async ({ body, user, actor }) =>
    success(await transact(db, actor, (trx) => placeProjeto(trx, user, body))),

  updateCoordenada: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => moveCoordenada(trx, user, params.id, body))
    return success(params.id)
  },

  deleteCoordenada: async ({ params, user, actor }) => {
    await transact(db, actor, (trx) => removeCoordenada(trx, user, params.id))
    return { Status: 'Success', message: MESSAGES.deleted }
  },

  uploadFotoCoordenada: async ({ params, body, user, actor, caller }) => {
    await assertMine(db, user, params.id)
    const foto = await recode(body.foto, FRAME, caller)
    const imagem = await transact(db, actor, (trx) => setFoto(trx, user, params.id, foto))
    return { ...success(params.id), imagem }
  },
})
