import { cidadeAtual } from '@paco/domain/cidade/atual'
import type { contratosCalls } from '@paco/domain/contratos/contract'
import { type Contrato, contratosPlanilha } from '@paco/domain/contratos/contrato'
import { MESSAGES } from '@paco/domain/contratos/messages'
import { pncpDoContrato, pncpDoContratoNome } from '@paco/domain/contratos/pncp'
import { canReadCorrecoesOf, canReadPncpOf, canSendPncp } from '@paco/domain/contratos/policy'
import { conflict, forbidden } from '@paco/domain/shared/errors'
import { allNumbered } from '@paco/domain/shared/numerado'
import { controleDoContrato } from '@paco/domain/shared/pncp'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { transact, unkept } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { pncpFile } from '../http/pncp-file.ts'
import type { Row } from '../planilhas/cells.ts'
import { exportList } from '../planilhas/export-list.ts'
import type { Outbox } from '../pncp/enviar.ts'
import { naTela, sendWhole } from '../pncp/envio.ts'
import { readEnvio } from '../pncp/queries.ts'
import {
  contratosSource,
  listCorrecoes,
  listPessoas,
  readContrato,
  secretariaOfContrato,
  updateContrato,
} from './queries.ts'
import { createContrato, editContrato, removeContrato } from './writes.ts'

const planilhaSource = { ...contratosSource, columns: contratosPlanilha }

/** Its projects in one cell. */
const tell = (row: Row): Row => ({
  ...row,
  projetos: allNumbered((row as Contrato).projetos.map(({ id, nomeprojeto }) => ({ id, nome: nomeprojeto }))),
})

/** A contract for those who may prepare its publication. */
async function readForPncp(db: Db, user: SessionUser, id: number): Promise<Contrato> {
  const [contrato] = JSON.parse(await readContrato(db, id)) as [Contrato]
  if (!canReadPncpOf(user, contrato)) throw forbidden()
  return contrato
}

const keyOf = (id: number) => ({ o_que: 'contrato', chave: String(id) })

export const contratosRoutes = (
  db: Db,
  now: () => Date,
  outbox: Outbox | null,
): Handlers<typeof contratosCalls> => ({
  listContratos: ({ query }) => replyList(db, contratosSource, query),
  exportContratos: ({ query }) => exportList(db, planilhaSource, 'contratos', query, tell),
  listFiscais: async () => RawJson.envelope(await listPessoas(db)),
  getContrato: async ({ params }) => RawJson.envelope(await readContrato(db, params.id)),

  listCorrecoesDoContrato: async ({ params, user }) => {
    const id_secretaria = await secretariaOfContrato(db, params.id)
    if (!canReadCorrecoesOf(user, { id_secretaria })) throw forbidden()
    return RawJson.envelope(await listCorrecoes(db, params.id))
  },

  getPncpDoContrato: async ({ params, user }) => {
    const contrato = await readForPncp(db, user, params.id)
    const envio = pncpDoContrato(contrato, cidadeAtual())
    return { Status: 'Success', Result: [await naTela(db, outbox, keyOf(params.id), envio)] }
  },

  exportPncpDoContrato: async ({ params, user }) => {
    const contrato = await readForPncp(db, user, params.id)
    return pncpFile(
      pncpDoContratoNome(contrato),
      pncpDoContrato(contrato, cidadeAtual()),
      MESSAGES.pncpIncompleto,
    )
  },

  sendPncpDoContrato: async ({ params, body: { versao, confirmado }, user, actor }) => {
    if (!canSendPncp(user)) throw forbidden()
    const contrato = await readForPncp(db, user, params.id)
    refuseStale(contrato, versao)
    const known = await readEnvio(db, keyOf(params.id))
    // What was published by another system has a number and was never sent from here.
    if (contrato.pncp_numero !== null && known?.estado !== 'enviado') throw conflict(MESSAGES.pncpJaEsta)
    const local = await sendWhole(outbox, actor, {
      ...keyOf(params.id),
      confirmado,
      envio: pncpDoContrato(contrato, cidadeAtual()),
      words: { off: MESSAGES.pncpDesligado, incomplete: MESSAGES.pncpIncompleto },
    })
    const pncp_numero = controleDoContrato(local ?? '')
    if (pncp_numero !== null && contrato.pncp_numero === null)
      await transact(db, unkept(actor), (trx) => updateContrato(trx, params.id, { pncp_numero }, undefined))
    return success(params.id, MESSAGES.pncpEnviado)
  },

  createContrato: async ({ body, user, actor }) =>
    success(await transact(db, actor, (trx) => createContrato(trx, user, body, now)), MESSAGES.created),

  updateContrato: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => editContrato(trx, user, params.id, body, now))
    return success(params.id, MESSAGES.updated)
  },

  deleteContrato: async ({ params, user, actor }) => {
    await transact(db, actor, (trx) => removeContrato(trx, user, params.id))
    return { Status: 'Success', message: MESSAGES.deleted }
  },
})
