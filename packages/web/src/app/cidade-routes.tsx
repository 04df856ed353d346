import { armazenamentoReaders } from '@paco/domain/arquivos/policy'
import { cidadeManagers } from '@paco/domain/cidade/policy'
import { guiaManagers } from '@paco/domain/guia/policy'
import { pacoteManagers } from '@paco/domain/pacotes/policy'
import { sistemaReaders } from '@paco/domain/sistema/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs } from './guard.ts'
import type { Under } from './routes.tsx'

/** Whose system it is and how it fares: for those who look after it. */
export const cidadeRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.primeirosPassos,
      staticData: { title: 'Primeiros passos' },
      beforeLoad: needs(guiaManagers),
      component: lazyRouteComponent(() => import('../guia/guia-page.tsx'), 'GuiaPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.configuracoes,
      staticData: { title: 'Configurações da cidade' },
      beforeLoad: needs(cidadeManagers),
      component: lazyRouteComponent(() => import('../cidade/configuracoes-page.tsx'), 'ConfiguracoesPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.armazenamento,
      staticData: { title: 'Armazenamento de arquivos' },
      beforeLoad: needs(armazenamentoReaders),
      component: lazyRouteComponent(() => import('../arquivos/armazenamento-page.tsx'), 'ArmazenamentoPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.pacotes,
      staticData: { title: 'Pacotes de dados' },
      beforeLoad: needs(pacoteManagers),
      component: lazyRouteComponent(() => import('../pacotes/pacotes-page.tsx'), 'PacotesPage'),
    }),
    createRoute({
      ...under,
      path: PATHS.sistema,
      staticData: { title: 'Sistema' },
      beforeLoad: needs(sistemaReaders),
      component: lazyRouteComponent(() => import('../sistema/sistema-page.tsx'), 'SistemaPage'),
    }),
  ] as const
