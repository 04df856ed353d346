import { demandaWriters, pcaManagers } from '@paco/domain/pca/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs, needsLogin } from './guard.ts'
import type { Under } from './routes.tsx'

/** The annual procurement plan: read by whoever has an account, written by administrators. */
export const pcaRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.listaPca,
      staticData: { title: 'Lista de PCA' },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(() => import('./screens/pca/pca-screen.tsx'), 'PcaScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.viewPca,
      staticData: { title: 'PCA', through: true },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(() => import('./screens/pca/pca-view-screen.tsx'), 'PcaViewScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.addPca,
      staticData: { title: 'Adicionar Novo PCA', through: true },
      beforeLoad: needs(pcaManagers, PATHS.listaPca),
      component: lazyRouteComponent(() => import('./screens/pca/pca-novo-screen.tsx'), 'PcaNovoScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.editPca,
      staticData: { title: 'Editar PCA', through: true },
      beforeLoad: needs(pcaManagers, PATHS.listaPca),
      component: lazyRouteComponent(() => import('./screens/pca/pca-edit-screen.tsx'), 'PcaEditScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.pcaPlano,
      staticData: { title: 'Plano de contratações do ano' },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(() => import('./screens/pca/plano-screen.tsx'), 'PlanoScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.demandaNova,
      staticData: { title: 'Nova demanda do PCA', through: true },
      beforeLoad: needs(demandaWriters, PATHS.listaPca),
      component: lazyRouteComponent(
        () => import('./screens/pca/demanda-nova-screen.tsx'),
        'DemandaNovaScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.demanda,
      staticData: { title: 'Editar demanda', through: true },
      beforeLoad: needs(demandaWriters, PATHS.listaPca),
      component: lazyRouteComponent(() => import('./screens/pca/demanda-screen.tsx'), 'DemandaScreen'),
    }),
  ] as const
