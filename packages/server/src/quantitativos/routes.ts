import type { quantitativosCalls } from '@paco/domain/quantitativos/contract'
import { MESSAGES } from '@paco/domain/quantitativos/messages'
import { canReadRascunho } from '@paco/domain/quantitativos/policy'
import { notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { secretariaOfContrato } from '../contratos/queries.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { compareRevisao } from './exame.ts'
import { exportRevisao, printRevisao } from './papel.ts'
import { findRevisao, listRevisoes, type RevisaoGuardada, readRevisao } from './queries.ts'
import { approveRevisao, createRevisao, editRevisao, type MedidasDe, removeRevisao } from './writes.ts'

/** A draft is not there for those who may not read it. */
async function readable(db: Db, user: SessionUser | null, id: number): Promise<RevisaoGuardada> {
  const revisao = await findRevisao(db, id)
  if (revisao.situacao === 'rascunho' && !canReadRascunho(user, revisao)) throw notFound(MESSAGES.notFound)
  return revisao
}

export const quantitativosRoutes = (
  db: Db,
  now: () => Date,
  medidasDe: MedidasDe,
): Handlers<typeof quantitativosCalls> => ({
  listRevisoes: async ({ params, user }) => {
    const id_secretaria = await secretariaOfContrato(db, params.id)
    return RawJson.envelope(await listRevisoes(db, params.id, canReadRascunho(user, { id_secretaria })))
  },

  getRevisao: async ({ params, user }) => {
    const { id } = await readable(db, user, params.id)
    return RawJson.envelope(await readRevisao(db, id))
  },

  compareRevisao: async ({ params, user }) => ({
    Status: 'Success',
    Result: [await compareRevisao(db, await readable(db, user, params.id))],
  }),

  exportQuantitativos: async ({ query: { id_revisao, ...query }, user }) =>
    exportRevisao(db, await readable(db, user, id_revisao), query),

  printRevisao: async ({ params, user, caller }) =>
    printRevisao(db, await readable(db, user, params.id), caller, now()),

  createRevisao: async ({ body, user, actor }) =>
    success(await transact(db, actor, (trx) => createRevisao(trx, user, body)), MESSAGES.created),

  updateRevisao: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => editRevisao(trx, user, params.id, body))
    return success(params.id, MESSAGES.updated)
  },

  approveRevisao: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => approveRevisao(trx, user, params.id, body.versao, { now, medidasDe }))
    return success(params.id, MESSAGES.approved)
  },

  deleteRevisao: async ({ params, user, actor }) => {
    await transact(db, actor, (trx) => removeRevisao(trx, user, params.id))
    return { Status: 'Success', message: MESSAGES.deleted }
  },
})
