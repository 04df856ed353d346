import { auditoriaReaders } from '@paco/domain/auditoria/policy'
import { conformidadeReaders } from '@paco/domain/conformidade/policy'
import { remessaReaders } from '@paco/domain/remessas/policy'
import { usuarioManagers } from '@paco/domain/usuarios/policy'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { aditivosRoutes } from './aditivos-routes.tsx'
import { avisosRoutes } from './avisos-routes.tsx'
import { bairrosRoutes } from './bairros-routes.tsx'
import { calendarioRoutes } from './calendario-routes.tsx'
import { cidadeRoutes } from './cidade-routes.tsx'
import { contratosRoutes } from './contratos-routes.tsx'
import { conveniosRoutes } from './convenios-routes.tsx'
import { diarioRoutes } from './diario-routes.tsx'
import { documentosRoutes } from './documentos-routes.tsx'
import { doorRoutes } from './door-routes.tsx'
import { emendasRoutes } from './emendas-routes.tsx'
import { needs, needsLogin } from './guard.ts'
import { importacoesRoutes } from './importacoes-routes.tsx'
import { scrollKey } from './late-scroll.ts'
import { Shell } from './layout/shell.tsx'
import { mapaRoutes } from './mapa-routes.tsx'
import { medicoesRoutes } from './medicoes-routes.tsx'
import { obrasRoutes } from './obras-routes.tsx'
import { orcamentoRoutes } from './orcamento-routes.tsx'
import { pcaRoutes } from './pca-routes.tsx'
import { projetosRoutes } from './projetos-routes.tsx'
import { ErrorScreen } from './screens/error-screen.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { PendingScreen } from './screens/pending-screen.tsx'
import { secretariasRoutes } from './secretarias-routes.tsx'
import { transparenciaRoutes } from './transparencia-routes.tsx'

/** Each screen's code arrives when it is first opened, or when the pointer rests on a link to it. */
const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundScreen })
const underRoot = { getParentRoute: () => root } as const
export type UnderRoot = typeof underRoot

/** The screens that show data; the doors do without what it brings, and so open faster. */
const data = createRoute({
  ...underRoot,
  id: 'dados',
  component: lazyRouteComponent(() => import('./layout/data-layout.tsx'), 'DataLayout'),
})
const underData = { getParentRoute: () => data } as const

/** The screens that work with it; the public dashboards do without the rich parts. */
const work = createRoute({
  ...underData,
  id: 'trabalho',
  component: lazyRouteComponent(() => import('./layout/work-layout.tsx'), 'WorkLayout'),
})
const under = { getParentRoute: () => work } as const
/** For the words whose routes stand in a file of their own. */
export type Under = typeof under

const home = createRoute({
  ...underData,
  path: PATHS.home,
  staticData: { title: 'Número de Processos' },
  component: lazyRouteComponent(() => import('./screens/painel/home-screen.tsx'), 'HomeScreen'),
})

const inicio = createRoute({
  ...under,
  path: PATHS.inicio,
  staticData: { title: 'Início' },
  beforeLoad: needsLogin,
  component: lazyRouteComponent(() => import('./screens/inicio/inicio-screen.tsx'), 'InicioScreen'),
})

const folhaPagamento = createRoute({
  ...underData,
  path: PATHS.folhaPagamento,
  staticData: { title: 'Pesquisa Estruturada' },
  component: lazyRouteComponent(
    () => import('./screens/painel/folha-pagamento-screen.tsx'),
    'FolhaPagamentoScreen',
  ),
})

const valor = createRoute({
  ...underData,
  path: PATHS.valor,
  staticData: { title: 'Valor' },
  component: lazyRouteComponent(() => import('./screens/painel/valor-screen.tsx'), 'ValorScreen'),
})

/** One screen under two addresses. */
const painelDeProcessos = {
  staticData: { title: 'Painel de Processos' },
  component: lazyRouteComponent(
    () => import('./screens/painel/grafico-barra-screen.tsx'),
    'GraficoBarraScreen',
  ),
}
const graficoBarra = createRoute({ ...under, path: PATHS.graficoBarra, ...painelDeProcessos })
const grafico = createRoute({ ...under, path: PATHS.grafico, ...painelDeProcessos })

const execucao = createRoute({
  ...under,
  path: PATHS.execucao,
  staticData: { title: 'Execução financeira' },
  component: lazyRouteComponent(() => import('./screens/painel/execucao-screen.tsx'), 'ExecucaoScreen'),
})

const conta = createRoute({
  ...under,
  path: PATHS.conta,
  staticData: { title: 'Minha conta' },
  beforeLoad: needsLogin,
  component: lazyRouteComponent(() => import('./screens/usuarios/conta-route.tsx'), 'ContaRoute'),
})

const usuarios = createRoute({
  ...under,
  path: PATHS.usuarios,
  staticData: { title: 'Usuários' },
  beforeLoad: needs(usuarioManagers),
  component: lazyRouteComponent(() => import('./screens/usuarios/usuarios-screen.tsx'), 'UsuariosScreen'),
})

const usuarioNovo = createRoute({
  ...under,
  path: PATHS.usuarioNovo,
  staticData: { title: 'Novo usuário', through: true },
  beforeLoad: needs(usuarioManagers),
  component: lazyRouteComponent(
    () => import('./screens/usuarios/usuario-novo-screen.tsx'),
    'UsuarioNovoScreen',
  ),
})

const usuario = createRoute({
  ...under,
  path: PATHS.usuario,
  staticData: { title: 'Editar usuário', through: true },
  beforeLoad: needs(usuarioManagers),
  component: lazyRouteComponent(
    () => import('./screens/usuarios/usuario-edit-screen.tsx'),
    'UsuarioEditScreen',
  ),
})

const prazos = createRoute({
  ...under,
  path: PATHS.prazos,
  staticData: { title: 'Prazos' },
  beforeLoad: needsLogin,
  component: lazyRouteComponent(() => import('./screens/prazos/prazos-screen.tsx'), 'PrazosScreen'),
})

const conformidade = createRoute({
  ...under,
  path: PATHS.conformidade,
  staticData: { title: 'Conformidade' },
  beforeLoad: needs(conformidadeReaders),
  component: lazyRouteComponent(
    () => import('./screens/conformidade/conformidade-screen.tsx'),
    'ConformidadeScreen',
  ),
})

const obrasTce = createRoute({
  ...under,
  path: PATHS.obrasTce,
  staticData: { title: 'Obras para o Tribunal de Contas' },
  beforeLoad: needs(remessaReaders),
  component: lazyRouteComponent(() => import('./screens/remessas/remessas-screen.tsx'), 'RemessasScreen'),
})

const auditoria = createRoute({
  ...under,
  path: PATHS.auditoria,
  staticData: { title: 'Auditoria' },
  beforeLoad: needs(auditoriaReaders),
  component: lazyRouteComponent(() => import('./screens/auditoria/auditoria-route.tsx'), 'AuditoriaRoute'),
})

const selo = createRoute({
  ...under,
  path: PATHS.selo,
  staticData: { title: 'Selo da trilha' },
  beforeLoad: needs(auditoriaReaders),
  component: lazyRouteComponent(() => import('./screens/auditoria/selo-screen.tsx'), 'SeloScreen'),
})

const verificar = createRoute({
  ...under,
  path: PATHS.verificar,
  staticData: { title: 'Verificar documento' },
  component: lazyRouteComponent(() => import('./screens/documentos/verificar-screen.tsx'), 'VerificarScreen'),
})

const dados = createRoute({
  ...under,
  path: PATHS.dados,
  staticData: { title: 'Dados abertos' },
  component: lazyRouteComponent(() => import('../dados/dados-page.tsx'), 'DadosPage'),
})

const ajuda = createRoute({
  ...under,
  path: PATHS.ajuda,
  staticData: { title: 'Ajuda' },
  component: lazyRouteComponent(() => import('./screens/ajuda/ajuda-screen.tsx'), 'AjudaScreen'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    ...doorRoutes(underRoot),
    data.addChildren([
      home,
      folhaPagamento,
      valor,
      work.addChildren([
        inicio,
        graficoBarra,
        grafico,
        execucao,
        conta,
        usuarios,
        usuarioNovo,
        usuario,
        ...secretariasRoutes(under),
        prazos,
        ...avisosRoutes(under),
        ...cidadeRoutes(under),
        conformidade,
        obrasTce,
        auditoria,
        selo,
        ...aditivosRoutes(under),
        ...orcamentoRoutes(under),
        ...emendasRoutes(under),
        ...contratosRoutes(under),
        ...medicoesRoutes(under),
        ...calendarioRoutes(under),
        ...documentosRoutes(under),
        ...importacoesRoutes(under),
        ...pcaRoutes(under),
        ...bairrosRoutes(under),
        ...projetosRoutes(under),
        ...mapaRoutes(under),
        ...diarioRoutes(under),
        ...conveniosRoutes(under),
        ...obrasRoutes(under),
        verificar,
        dados,
        ...transparenciaRoutes(under),
        ajuda,
      ]),
    ]),
  ]),
  caseSensitive: false,
  trailingSlash: 'never',
  defaultPreload: 'intent',
  scrollRestoration: true,
  getScrollRestorationKey: scrollKey,
  defaultErrorComponent: ErrorScreen,
  defaultPendingComponent: PendingScreen,
  defaultPendingMs: 200,
  // A screen that is ready is shown, however short the waiting was.
  defaultPendingMinMs: 0,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
