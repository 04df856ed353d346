import { admins } from '@paco/domain/http/access'
import { projetoChangers } from '@paco/domain/projetos/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { needs, needsLogin, sameFilter } from './guard.ts'
import { PATHS } from './paths.ts'
import type { Under } from './routes.tsx'

/** The screens of projects: lists, forms, and what is seen of each. */
export const projetosRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.processos,
      staticData: { title: 'Lista de Processos' },
      beforeLoad: sameFilter,
      component: lazyRouteComponent(() => import('./screens/processos-screen.tsx'), 'ProcessosScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.relacao,
      staticData: { title: 'Relação de Processos' },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(() => import('./screens/relacao-screen.tsx'), 'RelacaoScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.create,
      staticData: { title: 'Adicionar um novo projeto', through: true },
      beforeLoad: needs(projetoChangers),
      component: lazyRouteComponent(
        () => import('./screens/projeto-create-screen.tsx'),
        'ProjetoCreateScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.createProjeto,
      staticData: { title: 'Adicionar um novo projeto', through: true },
      beforeLoad: needs(admins, PATHS.processos),
      component: lazyRouteComponent(
        () => import('./screens/projeto-create-screen.tsx'),
        'ProjetoCreateScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.editProjeto,
      staticData: { title: 'Alterar cronograma do projeto', through: true },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(() => import('./screens/projeto-edit-screen.tsx'), 'ProjetoEditScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.editProjetoOlder,
      staticData: { title: 'Alterar dados do projeto', through: true },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(
        () => import('./screens/projeto-edit-older-screen.tsx'),
        'ProjetoEditOlderScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.fichaProjeto,
      staticData: { title: 'Ficha do projeto' },
      component: lazyRouteComponent(() => import('./screens/ficha-projeto-screen.tsx'), 'FichaProjetoScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.legado,
      staticData: { title: 'Lista antiga de projetos' },
      component: lazyRouteComponent(() => import('./screens/legado-screen.tsx'), 'LegadoScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.viewProjeto,
      staticData: { title: 'Projeto', through: true },
      component: lazyRouteComponent(() => import('./screens/view-projeto-screen.tsx'), 'ViewProjetoScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.detalhesExecucao,
      staticData: { title: 'Detalhes da execução', through: true },
      component: lazyRouteComponent(
        () => import('./screens/detalhes-execucao-screen.tsx'),
        'DetalhesExecucaoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.estatisticasProjeto,
      staticData: { title: 'Estatísticas do projeto', through: true },
      component: lazyRouteComponent(() => import('./screens/estatisticas-screen.tsx'), 'EstatisticasScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.gantt3,
      staticData: { title: 'Gantt', through: true },
      component: lazyRouteComponent(() => import('./screens/gantt3-screen.tsx'), 'Gantt3Screen'),
    }),
    createRoute({
      ...under,
      path: PATHS.gantt4,
      staticData: { title: 'Cronograma', through: true },
      component: lazyRouteComponent(() => import('./screens/gantt4-screen.tsx'), 'Gantt4Screen'),
    }),
    createRoute({
      ...under,
      path: PATHS.portfolio,
      staticData: { title: 'Linha do tempo' },
      component: lazyRouteComponent(() => import('./screens/portfolio-screen.tsx'), 'PortfolioScreen'),
    }),
  ] as const
