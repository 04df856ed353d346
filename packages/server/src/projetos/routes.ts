import { type ExportFormat, type List, type ListQuery, sheetColumns } from '@paco/domain/http/list'
import type { projetosCalls } from '@paco/domain/projetos/contract'
import {
  editaveisColumns,
  planilhaCells,
  planilhaColumns,
  pontoColumns,
} from '@paco/domain/projetos/planilha'
import { fichaList, type Projeto, processosList, relacaoList } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { type Contratados, gerarPdf } from './pdf.ts'
import { countStatus, listed, projetosSource, readProjeto } from './queries.ts'
import { createProjeto, editProjeto, type Later, removeProjeto } from './writes.ts'

type Routes = Handlers<typeof projetosCalls>

/** Where projects stand on the map, by their numbers; a later word knows. */
type PontosOf = () => Promise<Map<number, { latitude: number; longitude: number }>>

export function projetosRoutes(
  db: Db,
  { now, figuresDay }: Pick<Today, 'now' | 'figuresDay'>,
  contratados: Contratados,
  { aoConcluir, bin, pontosOf }: Later & { pontosOf: PontosOf },
): Routes {
  /** The same rows under a list's own columns, with what every spreadsheet of projects tells beside them. */
  async function exportProjetos(
    list: List,
    query: ListQuery & { formato: ExportFormat; arquivados?: boolean | undefined },
    who: SessionUser | null,
  ) {
    const columns = sheetColumns(list, [...editaveisColumns, ...pontoColumns, ...planilhaColumns])
    const source = { ...projetosSource(who), columns }
    const [day, pontos] = [figuresDay(), await pontosOf()]
    return exportList(db, source, list.name, listed(query), (row) => ({
      ...row,
      ...pontos.get((row as Projeto).id),
      ...planilhaCells(row as Projeto, day),
    }))
  }

  return {
    listProjetos: ({ query, user }) => replyList(db, projetosSource(user), listed(query)),
    exportProcessos: ({ query, user }) => exportProjetos(processosList, query, user),
    exportRelacao: ({ query, user }) => exportProjetos(relacaoList, query, user),
    exportFicha: ({ query, user }) => exportProjetos(fichaList, query, user),
    getProjeto: async ({ params, user }) => {
      return RawJson.envelope(await readProjeto(db, params.id, user))
    },

    createProjeto: async ({ body, user, actor }) =>
      success(await transact(db, actor, (trx) => createProjeto(trx, user, body, now))),

    updateProjeto: async ({ params, body, user, actor }) => {
      await transact(db, actor, (trx) => editProjeto(trx, user, params.id, body, now, aoConcluir))
      return success(params.id)
    },

    deleteProjeto: async ({ params, user, actor }) => {
      await transact(db, actor, (trx) => removeProjeto(trx, user, params.id, { bin, now }))
      return { Status: 'Success' }
    },

    countConcluido: async () => [{ concluido: await countStatus(db, 'Concluído') }],
    countEmAndamento: async () => [{ emandamento: await countStatus(db, 'Em andamento') }],
    countNaoIniciado: async () => [{ naoiniciado: await countStatus(db, 'Não iniciado') }],
    countAtrasado: async () => [{ atrasado: await countStatus(db, 'Atrasado') }],

    gerarPdf: async ({ body, caller }) => {
      return gerarPdf(db, { ids: body.ids, caller, issued: now(), contratados })
    },
  }
}
