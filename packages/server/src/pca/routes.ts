import type { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db, Trx } from '../db/database.ts'
import { type Actor, transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyPlainList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import type { Outbox } from '../pncp/enviar.ts'
import { adiarItens, listSemExecucao } from './adiar.ts'
import { readPlanoPncp, sendPlano } from './envio.ts'
import { approveItem, cancelItem, mergeItens, returnItem, sendDemanda } from './passos.ts'
import { editPlano, markPlanoSent, movePlano } from './planos.ts'
import { insertPlano, readPlano, readPlanos } from './planos-queries.ts'
import { writePlano, writePncp, writeRetificacao } from './pncp.ts'
import { pcaSourceFor, readPca, readResumoPca } from './queries.ts'
import { readRevisoes } from './revisoes-queries.ts'
import { createDemanda, createItem, editDemanda, editItem, removeDemanda, removeItem } from './writes.ts'

export const pcaRoutes = (db: Db, now: () => Date, outbox: Outbox | null): Handlers<typeof pcaCalls> => {
  interface Asked<B> {
    params: { id: number }
    body: B
    user: SessionUser
    actor: Actor
  }
  /** One step of one item, in a transaction of its own. */
  const step =
    <B>(take: (trx: Trx, user: SessionUser, id: number, body: B) => Promise<void>, message?: string) =>
    async ({ params, body, user, actor }: Asked<B>) => {
      await transact(db, actor, (trx) => take(trx, user, params.id, body))
      return success(params.id, message)
    }
  return {
    listPca: ({ query, user }) => replyPlainList(db, pcaSourceFor(user, query), query),
    exportPca: ({ query, user }) => exportList(db, pcaSourceFor(user, query), 'pca', query),
    getResumoPca: async ({ query, user }) => RawJson.envelope(`[${await readResumoPca(db, user, query)}]`),
    exportPncp: ({ query, user }) => writePncp(db, user, query.ano, query.formato),
    getPca: async ({ params, user }) => RawJson.envelope(await readPca(db, user, params.id)),

    createPca: async ({ body, user, actor }) =>
      success(await transact(db, actor, (trx) => createItem(trx, user, body))),
    updatePca: step(editItem),
    deletePca: async ({ params, actor }) => {
      await transact(db, actor, (trx) => removeItem(trx, params.id))
      return { Status: 'Success', message: MESSAGES.deleted }
    },

    createDemanda: async ({ body, user, actor }) =>
      success(await transact(db, actor, (trx) => createDemanda(trx, user, body)), MESSAGES.demandCreated),
    updateDemanda: step(editDemanda, MESSAGES.demandUpdated),
    deleteDemanda: async ({ params, user, actor }) => {
      await transact(db, actor, (trx) => removeDemanda(trx, user, params.id))
      return { Status: 'Success', message: MESSAGES.demandDeleted }
    },
    sendDemanda: step(sendDemanda, MESSAGES.sent),
    returnItem: step(returnItem, MESSAGES.returned),
    approveItem: step(approveItem, MESSAGES.approved),
    mergeItens: step(mergeItens, MESSAGES.mergedDone),
    cancelItem: step(cancelItem, MESSAGES.cancelled),
    listPcaRevisoes: async ({ params }) => RawJson.envelope(await readRevisoes(db, params.id)),

    listPlanos: async () => RawJson.envelope(await readPlanos(db)),
    createPlano: async ({ body, actor }) =>
      success(await transact(db, actor, (trx) => insertPlano(trx, body)), MESSAGES.unitOpened),
    getPlano: async ({ params, query }) => RawJson.envelope(await readPlano(db, { ...params, ...query })),
    updatePlano: async ({ params, query, body, actor }) =>
      success(
        await transact(db, actor, (trx) => editPlano(trx, { ...params, ...query }, body)),
        MESSAGES.planUpdated,
      ),
    movePlano: async ({ params, query, body, user, actor }) =>
      success(
        await transact(db, actor, (trx) => movePlano(trx, user, { ...params, ...query }, body, now())),
        MESSAGES.planMoved,
      ),
    markPlanoSent: async ({ params, query, body, actor }) =>
      success(
        await transact(db, actor, (trx) => markPlanoSent(trx, { ...params, ...query }, body, now())),
        MESSAGES.planSent,
      ),
    getPlanoPncp: async ({ params, query }) => ({
      Status: 'Success',
      Result: [await readPlanoPncp(db, outbox, { ...params, ...query })],
    }),
    sendPlano: async ({ params, query, body, actor }) => {
      const { id, message } = await sendPlano(outbox, actor, { ...params, ...query }, body)
      return success(id, message)
    },
    listSemExecucao: async ({ params, query, user }) => ({
      Status: 'Success',
      Result: await listSemExecucao(db, user, { ...params, ...query }),
    }),
    carryItens: async ({ params, query, body, user, actor }) => {
      const { id, message } = await transact(db, actor, (trx) =>
        adiarItens(trx, user, { ...params, ...query }, body, now()),
      )
      return success(id, message)
    },
    exportPlano: ({ params, query }) => writePlano(db, { ...params, ...query }, query.formato, query.parte),
    exportRetificacao: ({ params, query }) =>
      writeRetificacao(db, { ...params, ...query }, query.parte, query.arquivo),
  }
}
