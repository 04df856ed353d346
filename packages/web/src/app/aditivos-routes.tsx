import { aditivoReaders } from '@paco/domain/aditivos/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs } from './guard.ts'
import type { Under } from './routes.tsx'

/** The amendments, and the page on which one is decided. */
export const aditivosRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.aditivos,
      staticData: { title: 'Aditivos' },
      beforeLoad: needs(aditivoReaders),
      component: lazyRouteComponent(() => import('./screens/aditivos/aditivos-screen.tsx'), 'AditivosScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.aditivo,
      staticData: { title: 'Aditivo', through: true },
      beforeLoad: needs(aditivoReaders),
      component: lazyRouteComponent(() => import('./screens/aditivos/aditivo-screen.tsx'), 'AditivoScreen'),
    }),
  ] as const
