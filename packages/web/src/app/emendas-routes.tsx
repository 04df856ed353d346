import { emendaChangers } from '@paco/domain/emendas/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs } from './guard.ts'
import type { Under } from './routes.tsx'

/** Parliamentary amendments: read by everybody, written by their department and by administrators. */
export const emendasRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.emendas,
      staticData: { title: 'Emendas' },
      component: lazyRouteComponent(() => import('./screens/emendas/emendas-screen.tsx'), 'EmendasScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.emendaNova,
      staticData: { title: 'Nova emenda', through: true },
      beforeLoad: needs(emendaChangers, PATHS.emendas),
      component: lazyRouteComponent(
        () => import('./screens/emendas/emenda-nova-screen.tsx'),
        'EmendaNovaScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.emenda,
      staticData: { title: 'Emenda', through: true },
      component: lazyRouteComponent(() => import('./screens/emendas/emenda-screen.tsx'), 'EmendaScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.editEmenda,
      staticData: { title: 'Alterar emenda', through: true },
      beforeLoad: needs(emendaChangers, PATHS.emendas),
      component: lazyRouteComponent(
        () => import('./screens/emendas/emenda-edit-screen.tsx'),
        'EmendaEditScreen',
      ),
    }),
  ] as const
