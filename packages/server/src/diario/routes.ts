import type { diarioCalls } from '@paco/domain/diario/contract'
import { MESSAGES } from '@paco/domain/diario/messages'
import { canReadLivro, canWriteDiario } from '@paco/domain/diario/policy'
import type { Arquivos } from '../arquivos/arquivos.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { printLivro } from './livro.ts'
import { fotosSource, livroSource, publicoSource, readObra } from './queries.ts'
import { annulRegistro, correctRegistro, createRegistro, findOriginal } from './writes.ts'

export const diarioRoutes = (db: Db, now: () => Date, arquivos: Arquivos): Handlers<typeof diarioCalls> => ({
  getDiario: async ({ params, user }) => {
    const { id_secretaria, contratos, ...obra } = await readObra(db, params.id)
    const escreve = canWriteDiario(user, { id_secretaria, contratos })
    const le_livro = canReadLivro(user, { id_secretaria, contratos })
    const named = escreve ? contratos.map(({ id, nome }) => ({ id, nome })) : []
    const leitor = user?.id ?? null
    return { Status: 'Success', Result: [{ ...obra, contratos: named, leitor, escreve, le_livro }] }
  },

  listDiario: async ({ params, query, user }) => {
    const source = canReadLivro(user, await readObra(db, params.id)) ? livroSource : publicoSource
    return replyList(db, source, { ...query, id_projeto: params.id })
  },

  listFotos: ({ query }) => replyList(db, fotosSource, query),

  createRegistro: async ({ body, user: who, actor, caller }) => {
    const said = { arquivos, who, actor, caller, now: now() }
    return success(await createRegistro(db, body, said), MESSAGES.created)
  },

  correctRegistro: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => correctRegistro(trx, user, params.id, body))
    return success(params.id, MESSAGES.corrected)
  },

  annulRegistro: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => annulRegistro(trx, user, params.id, body))
    return success(params.id, MESSAGES.annulled)
  },

  printLivro: ({ params, user, caller }) => printLivro(db, user, params.id, caller, now()),

  readOriginal: async ({ params, user, caller }) =>
    arquivos.serve(await findOriginal(db, user, params.id), user, caller),
})
