import type { bairrosCalls } from '@paco/domain/bairros/contract'
import { MESSAGES } from '@paco/domain/bairros/messages'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import {
  bairrosSource,
  deleteBairro,
  deleteLancamentoBairro,
  insertBairro,
  insertLancamentoBairro,
  lancamentosBairrosSource,
  readBairro,
  readLancamentoBairro,
  readResumoBairros,
  updateBairro,
  updateLancamentoBairro,
} from './queries.ts'

export const bairrosRoutes = (db: Db): Handlers<typeof bairrosCalls> => ({
  listBairros: ({ query }) => replyList(db, bairrosSource, query),
  getBairro: async ({ params }) => RawJson.envelope(await readBairro(db, params.id)),

  createBairro: async ({ body, actor }) =>
    success(await transact(db, actor, (trx) => insertBairro(trx, body))),

  updateBairro: async ({ params, body, actor }) => {
    await transact(db, actor, (trx) => updateBairro(trx, params.id, body))
    return success(params.id)
  },

  deleteBairro: async ({ params, actor }) => {
    await transact(db, actor, (trx) => deleteBairro(trx, params.id))
    return { Status: 'Success', message: MESSAGES.bairroDeleted }
  },

  listLancamentosBairros: ({ query }) => replyList(db, lancamentosBairrosSource, query),
  exportLancamentosBairros: ({ query }) =>
    exportList(db, lancamentosBairrosSource, 'projetos-bairros', query),
  getResumoBairros: async ({ query }) => RawJson.envelope(`[${await readResumoBairros(db, query)}]`),
  getLancamentoBairro: async ({ params }) => RawJson.envelope(await readLancamentoBairro(db, params.id)),

  createLancamentoBairro: async ({ body, actor }) =>
    success(await transact(db, actor, (trx) => insertLancamentoBairro(trx, body))),

  updateLancamentoBairro: async ({ params, body, actor }) => {
    await transact(db, actor, (trx) => updateLancamentoBairro(trx, params.id, body))
    return success(params.id)
  },

  deleteLancamentoBairro: async ({ params, actor }) => {
    await transact(db, actor, (trx) => deleteLancamentoBairro(trx, params.id))
    return { Status: 'Success', message: MESSAGES.deleted }
  },
})
