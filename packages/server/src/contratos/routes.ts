import { cidadeAtual } from '@paco/domain/cidade/atual'
import type { contratosCalls } from '@paco/domain/contratos/contract'
import { type Contrato, contratosPlanilha } from '@paco/domain/contratos/contrato'
import { MESSAGES } from '@paco/domain/contratos/messages'
import { pncpDoContrato, pncpDoContratoNome } from '@paco/domain/contratos/pncp'
import { canReadCorrecoesOf, canReadPncpOf } from '@paco/domain/contratos/policy'
import { forbidden } from '@paco/domain/shared/errors'
import { allNumbered } from '@paco/domain/shared/numerado'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { pncpFile } from '../http/pncp-file.ts'
import type { Row } from '../planilhas/cells.ts'
import { exportList } from '../planilhas/export-list.ts'
import { contratosSource, listCorrecoes, listPessoas, readContrato, secretariaOfContrato } from './queries.ts'
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

export const contratosRoutes = (db: Db, now: () => Date): Handlers<typeof contratosCalls> => ({
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
    return { Status: 'Success', Result: [pncpDoContrato(contrato, cidadeAtual())] }
  },

  exportPncpDoContrato: async ({ params, user }) => {
    const contrato = await readForPncp(db, user, params.id)
    return pncpFile(
      pncpDoContratoNome(contrato),
      pncpDoContrato(contrato, cidadeAtual()),
      MESSAGES.pncpIncompleto,
    )
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
