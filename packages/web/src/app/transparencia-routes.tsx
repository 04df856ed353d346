import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import type { Under } from './routes.tsx'

/** The public pages: nobody is asked who they are. */
export const transparenciaRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.transparencia,
      staticData: { title: 'Transparência' },
      component: lazyRouteComponent(() => import('../transparencia/portal-page.tsx'), 'PortalPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.transparenciaObras,
      staticData: { title: 'Obras públicas' },
      component: lazyRouteComponent(() => import('../transparencia/obras-page.tsx'), 'ObrasPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.transparenciaContratos,
      staticData: { title: 'Contratos assinados' },
      component: lazyRouteComponent(() => import('../transparencia/contratos-page.tsx'), 'ContratosPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.transparenciaFiscais,
      staticData: { title: 'Fiscais de contratos' },
      component: lazyRouteComponent(() => import('../transparencia/fiscais-page.tsx'), 'FiscaisPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.transparenciaPca,
      staticData: { title: 'Plano de contratações' },
      component: lazyRouteComponent(() => import('../transparencia/pca-page.tsx'), 'PcaPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.transparenciaPcaAno,
      staticData: { title: 'Plano de contratações' },
      component: lazyRouteComponent(
        () => import('./screens/transparencia/pca-ano-screen.tsx'),
        'PcaAnoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.pcaAno,
      staticData: { title: 'Plano de contratações' },
      component: lazyRouteComponent(
        () => import('./screens/transparencia/pca-ano-screen.tsx'),
        'PcaAnoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.transparenciaConvenios,
      staticData: { title: 'Convênios e transferências' },
      component: lazyRouteComponent(() => import('../transparencia/convenios-page.tsx'), 'ConveniosPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.transparenciaEmendas,
      staticData: { title: 'Emendas parlamentares' },
      component: lazyRouteComponent(() => import('../transparencia/emendas-page.tsx'), 'EmendasPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.transparenciaDotacoes,
      staticData: { title: 'Dotações orçamentárias' },
      component: lazyRouteComponent(() => import('../transparencia/dotacoes-page.tsx'), 'DotacoesPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.privacidade,
      staticData: { title: 'Privacidade' },
      component: lazyRouteComponent(() => import('../transparencia/privacidade-page.tsx'), 'PrivacidadePage'),
    }),
    createRoute({
      ...under,
      path: PATHS.acessibilidade,
      staticData: { title: 'Acessibilidade' },
      component: lazyRouteComponent(
        () => import('./screens/transparencia/acessibilidade-screen.tsx'),
        'AcessibilidadeScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.mapaDoSite,
      staticData: { title: 'Mapa do site' },
      component: lazyRouteComponent(
        () => import('./screens/transparencia/mapa-do-site-screen.tsx'),
        'MapaDoSiteScreen',
      ),
    }),
  ] as const
