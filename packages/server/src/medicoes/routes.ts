import type { Boletim } from '@paco/domain/medicoes/boletim'
import type { medicoesCalls } from '@paco/domain/medicoes/contract'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Today } from '../clock/today.ts'
import type { Db, Trx } from '../db/database.ts'
import { type Actor, transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { listPrevistos, loadContrato } from './contrato-queries.ts'
import { readCurva } from './curva.ts'
import { readFolhaOf, readLinhas } from './linhas.ts'
import { readPagamentos } from './pagamentos-queries.ts'
import {
  approveBoletim,
  attestBoletim,
  beginCheck,
  liquidateBoletim,
  payBoletim,
  returnBoletim,
  type Step,
  sendBoletim,
} from './passos.ts'
import { exportBoletim, exportCurva, printBoletim, printCurva } from './pdf.ts'
import { boletinsSource, readBoletim } from './queries.ts'
import { editCronograma, editRegra, readRegra } from './regra.ts'
import { checkBoletim, createBoletim, editBoletim, removeBoletim } from './writes.ts'

export function medicoesRoutes(db: Db, { now, today }: Today): Handlers<typeof medicoesCalls> {
  /** The bulletin itself, to whoever may read it. */
  const find = async (id: number, who: SessionUser | null): Promise<Boletim> =>
    (JSON.parse(await readBoletim(db, id, who)) as [Boletim])[0]

  interface Asked {
    params: { id: number }
    body: { versao: number }
    user: SessionUser
    actor: Actor
  }
  const step = async (
    { params, body, user, actor }: Asked,
    take: (trx: Trx, step: Step) => Promise<unknown>,
    message: string,
  ) => {
    const asked = { user, id: params.id, versao: body.versao, now }
    await transact(db, actor, async (trx) => {
      await take(trx, asked)
    })
    return success(params.id, message)
  }

  return {
    listBoletins: ({ query, user }) => replyList(db, boletinsSource(user), query),
    exportBoletins: ({ query, user }) => exportList(db, boletinsSource(user), 'medicoes', query),
    getBoletim: async ({ params, user }) => RawJson.envelope(await readBoletim(db, params.id, user)),
    listLinhasDoBoletim: async ({ params, user }) => ({
      Status: 'Success',
      Result: await readLinhas(db, await find(params.id, user)),
    }),
    getFolhaDoBoletim: async ({ params, user }) => ({
      Status: 'Success',
      Result: [await readFolhaOf(db, await find(params.id, user))],
    }),
    printBoletim: async ({ params, user, caller }) =>
      printBoletim(db, await find(params.id, user), caller, now()),
    exportBoletim: async ({ params, query, user }) =>
      exportBoletim(db, await find(params.id, user), query.formato),
    listPagamentos: async ({ params, user }) => {
      const { id } = await find(params.id, user)
      return RawJson.envelope(await readPagamentos(db, id))
    },

    createBoletim: async ({ body, user, actor }) =>
      success(await transact(db, actor, (trx) => createBoletim(trx, user, body)), MESSAGES.created),
    updateBoletim: async ({ params, body, user, actor }) => {
      const versao = await transact(db, actor, (trx) => editBoletim(trx, user, params.id, body))
      return { ...success(params.id, MESSAGES.updated), versao }
    },
    checkBoletim: async ({ params, body, user, actor }) => {
      const versao = await transact(db, actor, (trx) => checkBoletim(trx, user, params.id, body))
      return { ...success(params.id, MESSAGES.checked), versao }
    },
    deleteBoletim: async ({ params, user, actor }) => {
      await transact(db, actor, (trx) => removeBoletim(trx, user, params.id))
      return { Status: 'Success', message: MESSAGES.deleted }
    },

    sendBoletim: (asked) => step(asked, sendBoletim, MESSAGES.sent),
    beginCheckOfBoletim: (asked) => step(asked, beginCheck, MESSAGES.checking),
    attestBoletim: (asked) => step(asked, attestBoletim, MESSAGES.attested),
    approveBoletim: (asked) => step(asked, approveBoletim, MESSAGES.approved),
    returnBoletim: (asked) =>
      step(asked, (trx, one) => returnBoletim(trx, one, asked.body.motivo_devolucao), MESSAGES.returned),
    liquidateBoletim: (asked) =>
      step(asked, (trx, one) => liquidateBoletim(trx, one, asked.body), MESSAGES.liquidated),
    createPagamento: async ({ params, body, user, actor }) => {
      const asked = { user, id: params.id, versao: body.versao, now }
      return success(await transact(db, actor, (trx) => payBoletim(trx, asked, body)), MESSAGES.paid)
    },

    getRegraMedicao: async ({ params }) => ({
      Status: 'Success',
      Result: [await readRegra(db, params.id)],
    }),
    updateRegraMedicao: async ({ params, body, user, actor }) => {
      await transact(db, actor, (trx) => editRegra(trx, user, params.id, body))
      return success(params.id, MESSAGES.regraSaved)
    },
    listCronograma: async ({ params }) => {
      await loadContrato(db, params.id)
      return { Status: 'Success', Result: await listPrevistos(db, params.id) }
    },
    updateCronograma: async ({ params, body, user, actor }) => {
      await transact(db, actor, (trx) => editCronograma(trx, user, params.id, body))
      return success(params.id, MESSAGES.cronogramaSaved)
    },
    getCurva: async ({ params }) => ({
      Status: 'Success',
      Result: [await readCurva(db, params.id, today())],
    }),
    printCurva: ({ params, caller }) => printCurva(db, params.id, caller, { now: now(), today: today() }),
    exportCurva: ({ params, query }) => exportCurva(db, params.id, query.formato, today()),
  }
}
