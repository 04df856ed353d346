import type { Contatos } from '@paco/domain/transparencia/contatos'
import type { transparenciaCalls } from '@paco/domain/transparencia/contract'
import type { Today } from '../clock/today.ts'
import type { LastOf } from '../dados/mudancas.ts'
import type { Db } from '../db/database.ts'
import { type Handlers, RawJson } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { contarPaginas } from './portal.ts'
import {
  contratosPublicosSource,
  conveniosPublicosSource,
  emendasPublicasSource,
  fiscaisPublicosSource,
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

  listFiscaisPublicos: ({ query }) => replyList(db, fiscaisPublicosSource, query),
  exportFiscaisPublicos: ({ query }) => exportList(db, fiscaisPublicosSource, 'fiscais', query),

  getDotacoes: async ({ query }) => RawJson.envelope(await listGrupos(db, query)),
})
