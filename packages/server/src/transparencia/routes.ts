import { TOTAL_HEADER } from '@paco/domain/http/headers'
import type { Contatos } from '@paco/domain/transparencia/contatos'
import type { transparenciaCalls } from '@paco/domain/transparencia/contract'
import { fiscaisList } from '@paco/domain/transparencia/fiscal'
import type { Today } from '../clock/today.ts'
import type { LastOf } from '../dados/mudancas.ts'
import type { Db } from '../db/database.ts'
import { type Handlers, RawJson } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { atOnce, writePlanilha } from '../planilhas/planilha.ts'
import { fiscaisOf } from './fiscais.ts'
import { contarPaginas } from './portal.ts'
import {
  contratosPublicosSource,
  conveniosPublicosSource,
  emendasPublicasSource,
  listGrupos,
  obrasPublicasSource,
  pcaPublicoSource,
} from './queries.ts'

/** The public pages: all of it is the same for whoever asks. */
export const transparenciaRoutes = (
  db: Db,
  { today }: Pick<Today, 'today'>,
  mudancas: () => Promise<LastOf>,
  contatos: () => Promise<Contatos>,
): Handlers<typeof transparenciaCalls> => ({
  getTransparencia: async () => ({ Status: 'Success', Result: await contarPaginas(db, today(), mudancas) }),

  getContatos: async () => ({ Status: 'Success', Result: [await contatos()] }),

  listObrasPublicas: ({ query }) => replyList(db, obrasPublicasSource, query),
  exportObrasPublicas: ({ query }) => exportList(db, obrasPublicasSource, 'obras', query),
  listContratosPublicos: ({ query }) => replyList(db, contratosPublicosSource, query),
  exportContratosPublicos: ({ query }) => exportList(db, contratosPublicosSource, 'contratos', query),
  listConveniosPublicos: ({ query }) => replyList(db, conveniosPublicosSource, query),
  exportConveniosPublicos: ({ query }) => exportList(db, conveniosPublicosSource, 'convenios', query),
  listEmendasPublicas: ({ query }) => replyList(db, emendasPublicasSource, query),
  exportEmendasPublicas: ({ query }) => exportList(db, emendasPublicasSource, 'emendas', query),
  listPcaPublico: ({ query }) => replyList(db, pcaPublicoSource, query),
  exportPcaPublico: ({ query }) => exportList(db, pcaPublicoSource, 'pca', query),

  listFiscaisPublicos: async ({ query }) => {
    const { rows, total } = await fiscaisOf(db, query)
    return RawJson.envelope(JSON.stringify(rows), { [TOTAL_HEADER]: String(total) })
  },
  exportFiscaisPublicos: async ({ query: { formato, ...query } }) => {
    const { rows } = await fiscaisOf(db, query)
    const { columns } = fiscaisList
    return writePlanilha(formato, 'fiscais', columns, atOnce(rows), {
      filtrada: { columns, query, sums: {} },
    })
  },

  getDotacoes: async ({ query }) => RawJson.envelope(await listGrupos(db, query)),
})
