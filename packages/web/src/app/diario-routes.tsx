import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import type { Under } from './routes.tsx'

/** The diary of a work: its pictures are for everybody, its book for those who work on it. */
export const diarioRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.diario,
      staticData: { title: 'Diário de obra', through: true },
      component: lazyRouteComponent(() => import('./screens/diario/diario-screen.tsx'), 'DiarioScreen'),
    }),
  ] as const
