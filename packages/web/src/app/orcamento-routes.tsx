import { lancamentoChangers, opcaoManagers } from '@paco/domain/orcamento/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs, needsLogin } from './guard.ts'
import type { Under } from './routes.tsx'

/** The screens of the budget: its lines, and the options their codes are chosen from. */
export const orcamentoRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.orcamento,
      staticData: { title: 'Orçamento' },
      component: lazyRouteComponent(
        () => import('./screens/orcamento/orcamento-screen.tsx'),
        'OrcamentoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.addOrcamento,
      staticData: { title: 'Adicionar lançamento orçamentário', through: true },
      beforeLoad: needs(lancamentoChangers, PATHS.orcamento),
      component: lazyRouteComponent(
        () => import('./screens/orcamento/orcamento-novo-screen.tsx'),
        'OrcamentoNovoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.editOrcamento,
      staticData: { title: 'Alterar lançamento orçamentário', through: true },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(
        () => import('./screens/orcamento/orcamento-edit-screen.tsx'),
        'OrcamentoEditScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.opcoesOrcamento,
      staticData: { title: 'Opções do orçamento' },
      beforeLoad: needs(opcaoManagers),
      component: lazyRouteComponent(
        () => import('./screens/orcamento/opcoes-orcamento-screen.tsx'),
        'OpcoesOrcamentoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.opcaoNova,
      staticData: { title: 'Nova opção do orçamento', through: true },
      beforeLoad: needs(opcaoManagers),
      component: lazyRouteComponent(
        () => import('./screens/orcamento/opcao-nova-screen.tsx'),
        'OpcaoNovaScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.opcao,
      staticData: { title: 'Opção do orçamento', through: true },
      beforeLoad: needs(opcaoManagers),
      component: lazyRouteComponent(
        () => import('./screens/orcamento/opcao-edit-screen.tsx'),
        'OpcaoEditScreen',
      ),
    }),
  ] as const
