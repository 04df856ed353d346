import type { ListQuery } from '@paco/domain/http/list'
import type { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { orcamentoPlanilha } from '@paco/domain/orcamento/lancamento'
import { MESSAGES } from '@paco/domain/orcamento/messages'
import type { Lista } from '@paco/domain/orcamento/opcao'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList, replyPlainList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import {
  insertOpcao,
  opcoesOferecidasSource,
  opcoesSource,
  programasSource,
  readOpcao,
  updateOpcao,
} from './opcoes-queries.ts'
import { orcamentoSource, readLancamento } from './queries.ts'
import { createLancamento, editLancamento, removeLancamento } from './writes.ts'

export function orcamentoRoutes(db: Db): Handlers<typeof orcamentoCalls> {
  const offer =
    (lista: Lista, source = opcoesOferecidasSource) =>
    ({ query }: { query: ListQuery }) =>
      replyPlainList(db, source, { ...query, lista, ativo: true })
  return {
    listUnidades: offer('unidade'),
    listClassificacoes: offer('classificacao'),
    listFuncionais: offer('funcionais'),
    listContasElemento: offer('contaelemento'),
    listAplicacoes: offer('aplicacao'),
    listFontesStn: offer('fontederecurso'),
    listProgramas: offer('programa', programasSource),

    listLancamentos: ({ query, user }) => replyList(db, orcamentoSource(user), query),
    exportLancamentos: ({ query, user }) =>
      exportList(db, { ...orcamentoSource(user), columns: orcamentoPlanilha }, 'orcamento', query),
    listLancamentosDaSecretaria: ({ params, query, user }) =>
      replyPlainList(db, orcamentoSource(user), { ...query, secretaria_id: params.id_secretaria }),
    getLancamento: async ({ params, user }) => RawJson.envelope(await readLancamento(db, params.id, user)),

    createLancamento: async ({ body, user, actor }) =>
      success(await transact(db, actor, (trx) => createLancamento(trx, user, body)), MESSAGES.created),

    updateLancamento: async ({ params, body, user, actor }) => {
      await transact(db, actor, (trx) => editLancamento(trx, user, params.id, body))
      return success(params.id)
    },

    deleteLancamento: async ({ params, user, actor }) => {
      await transact(db, actor, (trx) => removeLancamento(trx, user, params.id))
      return { Status: 'Success', message: MESSAGES.deleted }
    },

    listOpcoes: ({ query }) => replyList(db, opcoesSource, query),
    exportOpcoes: ({ query }) => exportList(db, opcoesSource, 'opcoes-orcamento', query),
    getOpcao: async ({ params }) => RawJson.envelope(await readOpcao(db, params.id)),

    createOpcao: async ({ body, actor }) =>
      success(await transact(db, actor, (trx) => insertOpcao(trx, body))),

    updateOpcao: async ({ params, body, actor }) => {
      await transact(db, actor, (trx) => updateOpcao(trx, params.id, body))
      return success(params.id)
    },
  }
}
