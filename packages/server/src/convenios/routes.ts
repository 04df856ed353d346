import { type conveniosCalls, type FamiliaCalls, perFamilia } from '@paco/domain/convenios/contract'
import type { Familia } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { problemsOfRepasse } from '@paco/domain/convenios/repasse'
import { familiasUsadas } from '@paco/domain/convenios/usadas'
import type { Day } from '@paco/domain/shared/days'
import { invalid } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { readConveniosPainel } from './painel-queries.ts'
import { deleteConvenio, insertConvenio, readConvenio, sourceOf, updateConvenio } from './queries.ts'
import { deleteRepasse, insertRepasse, repassesSource, updateRepasse } from './repasses-queries.ts'

/** What answers the calls of one family, whichever it is. */
export const familiaHandlers = (db: Db, familia: Familia, today: () => Day): Handlers<FamiliaCalls> => ({
  list: ({ query, user }) => replyList(db, sourceOf(familia, user, today()), query),
  export: ({ query, user }) =>
    exportList(db, sourceOf(familia, user, today()), `convenios-${familia.key}`, query),
  get: async ({ params, user }) =>
    RawJson.envelope(await readConvenio(db, sourceOf(familia, user, today()), params.id)),

  create: async ({ body, actor }) =>
    success(await transact(db, actor, (trx) => insertConvenio(trx, familia, body))),

  update: async ({ params, body, actor }) => {
    await transact(db, actor, (trx) => updateConvenio(trx, familia, params.id, body))
    return success(params.id)
  },

  delete: async ({ params, actor }) => {
    await transact(db, actor, (trx) => deleteConvenio(trx, familia, params.id))
    return { Status: 'Success', message: MESSAGES.deletedReply }
  },
})

function assertReceived(body: Parameters<typeof problemsOfRepasse>[0], today: Day): void {
  const campos = problemsOfRepasse(body, today)
  if (Object.keys(campos).length > 0) throw invalid(campos)
}

export const conveniosRoutes = (db: Db, today: () => Day): Handlers<typeof conveniosCalls> => ({
  ...perFamilia(FAMILIAS, (familia) => familiaHandlers(db, familia, today)),
  listRepasses: ({ query }) => replyList(db, repassesSource, query),
  exportRepasses: ({ query }) => exportList(db, repassesSource, 'repasses', query),

  createRepasse: async ({ body, actor }) => {
    assertReceived(body, today())
    return success(await transact(db, actor, (trx) => insertRepasse(trx, body)), MESSAGES.repasseCreated)
  },

  updateRepasse: async ({ params, body, actor }) => {
    assertReceived(body, today())
    await transact(db, actor, (trx) => updateRepasse(trx, params.id, body))
    return success(params.id)
  },

  deleteRepasse: async ({ params, actor }) => {
    await transact(db, actor, (trx) => deleteRepasse(trx, params.id))
    return { Status: 'Success', message: MESSAGES.repasseDeleted }
  },

  getConveniosPainel: async () =>
    RawJson.envelope(`[${await readConveniosPainel(db, familiasUsadas(), today())}]`),
})
