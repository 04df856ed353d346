import type { aditivosCalls } from '@paco/domain/aditivos/contract'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { pncpDoTermo, pncpDoTermoNome } from '@paco/domain/aditivos/pncp'
import { canReadLimitesDoContrato } from '@paco/domain/aditivos/policy'
import { MESSAGES as CONTRATO } from '@paco/domain/contratos/messages'
import { canSendPncp } from '@paco/domain/contratos/policy'
import type { ListQuery } from '@paco/domain/http/list'
import { MESSAGES as PROJETO } from '@paco/domain/projetos/messages'
import { canReadAditivosOf, canReadAllAditivos } from '@paco/domain/projetos/policy'
import { forbidden, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyPlainList } from '../http/list-replies.ts'
import { pncpFile } from '../http/pncp-file.ts'
import { exportList } from '../planilhas/export-list.ts'
import type { Outbox } from '../pncp/enviar.ts'
import { naTela, sendWhole } from '../pncp/envio.ts'
import { listCorrecoes } from '../projetos/correcoes-queries.ts'
import { readExame, readTermo } from './exame.ts'
import { listLimites, listLimitesDoContrato, secretariasOfContrato } from './limites-queries.ts'
import { writeMensagem } from './mensagens.ts'
import { listMensagens } from './mensagens-queries.ts'
import { noteTermo, requestAditivo, resendAditivo, withdrawAditivo } from './pedidos.ts'
import { aditivosSource, projetoOfAditivo, secretariaOfProjeto } from './queries.ts'
import { approveAditivo, rejectAditivo, returnAditivo } from './writes.ts'

/** Everything for those who control; for a department the requests about its own projects. */
const readable = <Q extends ListQuery>(user: SessionUser, query: Q): Q =>
  canReadAllAditivos(user) ? query : { ...query, projeto_secretaria: user.id_secretaria }

/** Refuses whoever may not read what was amended of a project. */
async function assertReads(db: Db, user: SessionUser, id: number): Promise<void> {
  const id_secretaria = await secretariaOfProjeto(db, id)
  if (id_secretaria === null) throw notFound(PROJETO.notFound)
  if (!canReadAditivosOf(user, { id_secretaria })) throw forbidden()
}

const keyOf = (id: number) => ({ o_que: 'termo', chave: String(id) })

export const aditivosRoutes = (
  db: Db,
  now: () => Date,
  outbox: Outbox | null,
): Handlers<typeof aditivosCalls> => ({
  listAditivos: ({ query, user }) => replyPlainList(db, aditivosSource, readable(user, query)),
  exportAditivos: ({ query, user }) => exportList(db, aditivosSource, 'aditivos', readable(user, query)),

  listAditivosDoProjeto: async ({ params, query, user }) => {
    await assertReads(db, user, params.id)
    return replyPlainList(db, aditivosSource, { ...query, id_projeto: params.id })
  },

  listLimitesDoProjeto: async ({ params, user }) => {
    await assertReads(db, user, params.id)
    return new RawJson(await listLimites(db, params.id))
  },

  listLimitesDoContrato: async ({ params, user }) => {
    const contrato = await secretariasOfContrato(db, params.id)
    if (!canReadLimitesDoContrato(user, contrato)) throw forbidden()
    return new RawJson(await listLimitesDoContrato(db, params.id))
  },

  listCorrecoesDoProjeto: async ({ params, user }) => {
    await assertReads(db, user, params.id)
    return new RawJson(await listCorrecoes(db, params.id))
  },

  getExame: async ({ params, user }) => {
    await assertReads(db, user, await projetoOfAditivo(db, params.id))
    return RawJson.envelope(await readExame(db, user, params.id, readable(user, {})))
  },

  listMensagens: async ({ params, user }) => {
    await assertReads(db, user, await projetoOfAditivo(db, params.id))
    return RawJson.envelope(await listMensagens(db, params.id))
  },

  getPncpDoTermo: async ({ params, user }) => {
    await assertReads(db, user, await projetoOfAditivo(db, params.id))
    const { aditivo, contrato } = await readTermo(db, params.id)
    const envio = pncpDoTermo(aditivo, contrato)
    return { Status: 'Success', Result: [await naTela(db, outbox, keyOf(params.id), envio)] }
  },

  exportPncpDoTermo: async ({ params, user }) => {
    await assertReads(db, user, await projetoOfAditivo(db, params.id))
    const { aditivo, contrato } = await readTermo(db, params.id)
    const name = pncpDoTermoNome(aditivo, contrato)
    return pncpFile(name, pncpDoTermo(aditivo, contrato), CONTRATO.pncpIncompleto)
  },

  sendPncpDoTermo: async ({ params, body: { versao, confirmado }, user, actor }) => {
    if (!canSendPncp(user)) throw forbidden()
    const { aditivo, contrato } = await readTermo(db, params.id)
    refuseStale(aditivo, versao)
    await sendWhole(outbox, actor, {
      ...keyOf(params.id),
      confirmado,
      envio: pncpDoTermo(aditivo, contrato),
      words: { off: CONTRATO.pncpDesligado, incomplete: CONTRATO.pncpIncompleto },
    })
    return success(params.id, CONTRATO.pncpEnviado)
  },

  createMensagem: async ({ params, body, user, actor }) =>
    success(
      await transact(db, actor, (trx) => writeMensagem(trx, user, params.id, body.texto, now)),
      MESSAGES.messageSent,
    ),

  createAditivo: async ({ body, user, actor }) =>
    success(await transact(db, actor, (trx) => requestAditivo(trx, user, body, now)), MESSAGES.sent),

  approveAditivo: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => approveAditivo(trx, user, params.id, body, now))
    return success(params.id, MESSAGES.approved)
  },

  rejectAditivo: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => rejectAditivo(trx, user, params.id, body, now))
    return success(params.id, MESSAGES.rejected)
  },

  returnAditivo: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => returnAditivo(trx, user, params.id, body, now))
    return success(params.id, MESSAGES.returned)
  },

  resendAditivo: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => resendAditivo(trx, user, params.id, body, now))
    return success(params.id, MESSAGES.resent)
  },

  withdrawAditivo: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => withdrawAditivo(trx, user, params.id, body, now))
    return success(params.id, MESSAGES.withdrawn)
  },

  noteTermo: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => noteTermo(trx, user, params.id, body))
    return success(params.id, MESSAGES.termoSaved)
  },
})
