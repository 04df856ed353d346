import { feriadoManagers } from '@paco/domain/calendario/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs } from './guard.ts'
import type { Under } from './routes.tsx'

/** The city's calendar: read by everybody, kept by administrators. */
export const calendarioRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.calendario,
      staticData: { title: 'Calendário da cidade' },
      component: lazyRouteComponent(
        () => import('./screens/calendario/calendario-screen.tsx'),
        'CalendarioScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.feriadoNovo,
      staticData: { title: 'Novo feriado', through: true },
      beforeLoad: needs(feriadoManagers, PATHS.calendario),
      component: lazyRouteComponent(
        () => import('./screens/calendario/feriado-novo-screen.tsx'),
        'FeriadoNovoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.feriado,
      staticData: { title: 'Feriado', through: true },
      beforeLoad: needs(feriadoManagers, PATHS.calendario),
      component: lazyRouteComponent(
        () => import('./screens/calendario/feriado-edit-screen.tsx'),
        'FeriadoEditScreen',
      ),
    }),
  ] as const
