import { bairroManagers, lancamentoBairroManagers } from '@paco/domain/bairros/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs } from './guard.ts'
import type { Under } from './routes.tsx'

/** Neighbourhood entries: read by everybody, written by administrators; the others are sent home. */
export const bairrosRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.bairros,
      staticData: { title: 'Bairros' },
      beforeLoad: needs(bairroManagers),
      component: lazyRouteComponent(() => import('../bairros/bairros-page.tsx'), 'BairrosPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.projetosBairros,
      staticData: { title: 'Projetos por Bairros' },
      component: lazyRouteComponent(() => import('./screens/bairros/bairros-screen.tsx'), 'BairrosScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.addProjetoBairro,
      staticData: { title: 'Novo Lançamento por bairro', through: true },
      beforeLoad: needs(lancamentoBairroManagers),
      component: lazyRouteComponent(
        () => import('./screens/bairros/bairro-novo-screen.tsx'),
        'BairroNovoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.editProjetoBairro,
      staticData: { title: 'Editar Lançamento por bairro', through: true },
      beforeLoad: needs(lancamentoBairroManagers),
      component: lazyRouteComponent(
        () => import('./screens/bairros/bairro-edit-screen.tsx'),
        'BairroEditScreen',
      ),
    }),
  ] as const
