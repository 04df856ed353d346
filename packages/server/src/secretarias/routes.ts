import type { secretariasCalls } from '@paco/domain/secretarias/contract'
import { MESSAGES } from '@paco/domain/secretarias/messages'
import { secretariasPlanilha } from '@paco/domain/secretarias/secretaria'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { recode } from '../fotos/recode.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import {
  insertSecretaria,
  nomesSecretariasSource,
  placeSecretaria,
  readSecretaria,
  readUso,
  removeSecretaria,
  secretariasSource,
  setFoto,
} from './queries.ts'

export const secretariasRoutes = (db: Db): Handlers<typeof secretariasCalls> => ({
  listNomesSecretarias: ({ query }) => replyList(db, nomesSecretariasSource, query),
  listSecretarias: ({ query }) => replyList(db, secretariasSource, query),
  exportSecretarias: ({ query }) =>
    exportList(db, { ...secretariasSource, columns: secretariasPlanilha }, 'secretarias', query),
  getSecretaria: async ({ params }) => RawJson.envelope(await readSecretaria(db, params.id)),

  createSecretaria: async ({ body, actor }) =>
    success(await transact(db, actor, (trx) => insertSecretaria(trx, body))),

  placeSecretaria: async ({ params, body, actor }) => {
    await transact(db, actor, (trx) => placeSecretaria(trx, params.id, body))
    return success(params.id)
  },

  getUsoSecretaria: async ({ params }) => {
    await readSecretaria(db, params.id)
    return { Status: 'Success', Result: [await readUso(db, params.id)] }
  },

  deleteSecretaria: async ({ params, actor }) => {
    await transact(db, actor, (trx) => removeSecretaria(trx, params.id))
    return { Status: 'Success', message: MESSAGES.deleted }
  },

  uploadFotoSecretaria: async ({ params, body, actor, caller }) => {
    // Asked before a picture is unpacked, which is work nobody does for a department that is not there.
    await readSecretaria(db, params.id)
    const foto = await recode(body.foto, { side: 800, fit: 'cover' }, caller)
    const imagem = await transact(db, actor, (trx) => setFoto(trx, params.id, foto))
    return { ...success(params.id), imagem }
  },
})
