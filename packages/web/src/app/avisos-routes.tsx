import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needsLogin } from './guard.ts'
import type { Under } from './routes.tsx'

/** What is told to people; who leaves the e-mails comes from one of them, and is not asked who they are. */
export const avisosRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.avisos,
      staticData: { title: 'Avisos' },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(() => import('../avisos/avisos-page.tsx'), 'AvisosPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.mudancas,
      staticData: { title: 'O que mudou na semana' },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(() => import('./screens/avisos/mudancas-screen.tsx'), 'MudancasScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.sairDosAvisos,
      staticData: { title: 'Não receber mais e-mails' },
      component: lazyRouteComponent(() => import('../avisos/sair-page.tsx'), 'SairPage'),
    }),
  ] as const
