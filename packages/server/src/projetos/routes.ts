import type { List } from '@paco/domain/http/list'
import type { projetosCalls } from '@paco/domain/projetos/contract'
import { fichaList, marcaColumns, processosList, relacaoList } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { type Contratados, gerarPdf } from './pdf.ts'
import { countStatus, projetosSource, readProjeto } from './queries.ts'
import { createProjeto, editProjeto, removeProjeto } from './writes.ts'

type Routes = Handlers<typeof projetosCalls>

/** The same rows under a list's own columns, and the marks beside them. */
const withMarcas = ({ columns }: List, who: SessionUser | null) => ({
  ...projetosSource(who),
  columns: [...columns, ...marcaColumns],
})

export const projetosRoutes = (db: Db, now: () => Date, contratados: Contratados): Routes => ({
  listProjetos: async ({ query, user }) => {
    return replyList(db, projetosSource(user), query)
  },
  exportProcessos: async ({ query, user }) => {
    return exportList(db, withMarcas(processosList, user), 'processos', query)
  },
  exportRelacao: async ({ query, user }) => {
    return exportList(db, withMarcas(relacaoList, user), 'relacao-processos', query)
  },
  exportFicha: async ({ query, user }) => {
    return exportList(db, withMarcas(fichaList, user), 'ficha-projetos', query)
  },
  getProjeto: async ({ params, user }) => {
    return RawJson.envelope(await readProjeto(db, params.id, user))
  },

  createProjeto: async ({ body, user, actor }) =>
    success(await transact(db, actor, (trx) => createProjeto(trx, user, body, now))),

  updateProjeto: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => editProjeto(trx, user, params.id, body, now))
    return success(params.id)
  },

  deleteProjeto: async ({ params, user, actor }) => {
    await transact(db, actor, (trx) => removeProjeto(trx, user, params.id))
    return { Status: 'Success' }
  },

  countConcluido: async () => [{ concluido: await countStatus(db, 'Concluído') }],
  countEmAndamento: async () => [{ emandamento: await countStatus(db, 'Em andamento') }],
  countNaoIniciado: async () => [{ naoiniciado: await countStatus(db, 'Não iniciado') }],
  countAtrasado: async () => [{ atrasado: await countStatus(db, 'Atrasado') }],

  gerarPdf: async ({ body, caller }) => {
    return gerarPdf(db, { ids: body.ids, caller, issued: now(), contratados })
  },
})
