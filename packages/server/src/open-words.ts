import { aditivosRoutes } from './aditivos/routes.ts'
import type { Arquivos } from './arquivos/arquivos.ts'
import { bairrosRoutes } from './bairros/routes.ts'
import { calendarioRoutes } from './calendario/routes.ts'
import type { Today } from './clock/today.ts'
import { listTextos } from './contratos/queries.ts'
import { contratosRoutes } from './contratos/routes.ts'
import { conveniosRoutes } from './convenios/routes.ts'
import type { Db } from './db/database.ts'
import { declaracoesRoutes } from './declaracoes/routes.ts'
import { diarioRoutes } from './diario/routes.ts'
import { concludeStages } from './documentos/checklist.ts'
import { documentosRoutes } from './documentos/routes.ts'
import { verificarRoutes } from './documentos/verificar.ts'
import { emendasRoutes } from './emendas/routes.ts'
import { legadoRoutes } from './legado/routes.ts'
import { binProjeto } from './lixeira/queries.ts'
import { listPontos } from './mapa/queries.ts'
import { mapaRoutes } from './mapa/routes.ts'
import { listMedidas } from './medicoes/medidas-queries.ts'
import { medicoesRoutes } from './medicoes/routes.ts'
import { orcamentoRoutes } from './orcamento/routes.ts'
import { paralisacoesRoutes } from './paralisacoes/routes.ts'
import { pesquisaRoutes } from './pesquisa/routes.ts'
import type { Outbox } from './pncp/enviar.ts'
import { projetosRoutes } from './projetos/routes.ts'
import { quantitativosRoutes } from './quantitativos/routes.ts'
import { recebimentosRoutes } from './recebimentos/routes.ts'
import { secretariasRoutes } from './secretarias/routes.ts'
import { servicosRoutes } from './servicos/routes.ts'
import { vinculosRoutes } from './vinculos/routes.ts'

/** What later words do when a project is written. */
const LATER = { aoConcluir: concludeStages, bin: binProjeto }

interface Around {
  readonly today: Today
  readonly arquivos: Arquivos
  readonly mapTileUrl: string
  /** By which the national portal is sent to; null where nothing is. */
  readonly outbox: Outbox | null
}

/**
 * The words that strangers read some of. Made twice: for those who work here, and on the database as everyone reads it
 * (`db/strangers.ts`).
 */
export const openWords = (db: Db, { today, arquivos, mapTileUrl, outbox }: Around) => ({
  ...secretariasRoutes(db),
  ...orcamentoRoutes(db),
  ...emendasRoutes(db),
  ...projetosRoutes(db, today, (ids) => listTextos(db, ids), { ...LATER, pontosOf: () => listPontos(db) }),
  ...servicosRoutes(db),
  ...contratosRoutes(db, today.now, outbox),
  ...aditivosRoutes(db, today.now, outbox),
  ...paralisacoesRoutes(db, today.now),
  ...quantitativosRoutes(db, today.now, listMedidas),
  ...recebimentosRoutes(db, today.now),
  ...medicoesRoutes(db, today),
  ...mapaRoutes(db, mapTileUrl),
  ...legadoRoutes(db, today.now, LATER),
  ...bairrosRoutes(db),
  ...conveniosRoutes(db, today.today),
  ...vinculosRoutes(db),
  ...diarioRoutes(db, today.now, arquivos),
  ...documentosRoutes(db, today, arquivos),
  ...verificarRoutes(db),
  ...declaracoesRoutes(db, today),
  ...calendarioRoutes(db),
  ...pesquisaRoutes(db),
})
