import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import type { Under } from './routes.tsx'

/** Bulletins of measurement: approved ones are read by everybody, the others by those who work on them. */
export const medicoesRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.medicoes,
      staticData: { title: 'Medições' },
      component: lazyRouteComponent(() => import('./screens/medicoes/medicoes-screen.tsx'), 'MedicoesScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.medicao,
      staticData: { title: 'Boletim de medição', through: true },
      component: lazyRouteComponent(() => import('./screens/medicoes/medicao-screen.tsx'), 'MedicaoScreen'),
    }),
  ] as const
