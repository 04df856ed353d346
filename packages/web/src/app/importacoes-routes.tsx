import { signedIn } from '@paco/domain/http/access'
import { importers } from '@paco/domain/importacoes/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs } from './guard.ts'
import type { Under } from './routes.tsx'

/** Spreadsheets that come in: for those who may write what they bring. */
export const importacoesRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.importacoes,
      staticData: { title: 'Importações' },
      beforeLoad: needs(importers),
      component: lazyRouteComponent(
        () => import('./screens/importacoes/importacoes-screen.tsx'),
        'ImportacoesScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.importar,
      staticData: { title: 'Importar planilha', through: true },
      beforeLoad: needs(importers),
      component: lazyRouteComponent(
        () => import('./screens/importacoes/importar-screen.tsx'),
        'ImportarScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.importacao,
      staticData: { title: 'Importação', through: true },
      beforeLoad: needs(importers),
      component: lazyRouteComponent(
        () => import('./screens/importacoes/importacao-screen.tsx'),
        'ImportacaoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.lote,
      staticData: { title: 'Editar em lote', through: true },
      beforeLoad: needs(importers),
      component: lazyRouteComponent(() => import('./screens/importacoes/lote-screen.tsx'), 'LoteScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.etapasSemana,
      staticData: { title: 'Etapas desta semana' },
      beforeLoad: needs(signedIn),
      component: lazyRouteComponent(() => import('./screens/importacoes/semana-screen.tsx'), 'SemanaScreen'),
    }),
  ] as const
