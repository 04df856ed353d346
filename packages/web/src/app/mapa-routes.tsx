import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import type { Under } from './routes.tsx'

/** The map, open to everybody; its library arrives with it. */
export const mapaRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.mapa,
      staticData: { title: 'Mapa de projetos' },
      component: lazyRouteComponent(() => import('./screens/mapa/mapa-screen.tsx'), 'MapaScreen'),
    }),
  ] as const
