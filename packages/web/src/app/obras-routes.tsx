import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import type { Under } from './routes.tsx'

/** Works for citizens: one of them, and those that are near. */
export const obrasRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.obraPublica,
      staticData: { title: 'Obra', through: true },
      component: lazyRouteComponent(() => import('./screens/obras/obra-screen.tsx'), 'ObraScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.perto,
      staticData: { title: 'Obras perto de você' },
      component: lazyRouteComponent(() => import('./screens/obras/perto-screen.tsx'), 'PertoScreen'),
    }),
  ] as const
