import { contratoChangers } from '@paco/domain/contratos/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs } from './guard.ts'
import type { Under } from './routes.tsx'

/** Contracts: read by everybody, written by their department and by administrators. */
export const contratosRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.contratos,
      staticData: { title: 'Contratos' },
      component: lazyRouteComponent(
        () => import('./screens/contratos/contratos-screen.tsx'),
        'ContratosScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.contratoNovo,
      staticData: { title: 'Novo contrato', through: true },
      beforeLoad: needs(contratoChangers, PATHS.contratos),
      component: lazyRouteComponent(
        () => import('./screens/contratos/contrato-novo-screen.tsx'),
        'ContratoNovoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.contrato,
      staticData: { title: 'Contrato', through: true },
      component: lazyRouteComponent(
        () => import('./screens/contratos/contrato-screen.tsx'),
        'ContratoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.editContrato,
      staticData: { title: 'Alterar contrato', through: true },
      beforeLoad: needs(contratoChangers, PATHS.contratos),
      component: lazyRouteComponent(
        () => import('./screens/contratos/contrato-edit-screen.tsx'),
        'ContratoEditScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.contratoPlanilha,
      staticData: { title: 'Planilha do contrato', through: true },
      component: lazyRouteComponent(
        () => import('./screens/contratos/contrato-planilha-screen.tsx'),
        'ContratoPlanilhaScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.contratoMedicoes,
      staticData: { title: 'Medições do contrato', through: true },
      component: lazyRouteComponent(
        () => import('./screens/contratos/contrato-medicoes-screen.tsx'),
        'ContratoMedicoesScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.contratoRecebimento,
      staticData: { title: 'Recebimento do contrato', through: true },
      component: lazyRouteComponent(
        () => import('./screens/contratos/contrato-recebimento-screen.tsx'),
        'ContratoRecebimentoScreen',
      ),
    }),
  ] as const
