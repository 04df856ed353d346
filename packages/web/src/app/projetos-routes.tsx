import { lixeiraReaders } from '@paco/domain/lixeira/policy'
import { projetoChangers, projetoMovers } from '@paco/domain/projetos/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs, needsLogin, sameFilter } from './guard.ts'
import type { Under } from './routes.tsx'

/** The screens of projects: lists, forms, and what is seen of each. */
export const projetosRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.processos,
      staticData: { title: 'Lista de Processos' },
      beforeLoad: sameFilter,
      component: lazyRouteComponent(
        () => import('./screens/projetos/processos-screen.tsx'),
        'ProcessosScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.relacao,
      staticData: { title: 'Relação de Processos' },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(() => import('./screens/projetos/relacao-screen.tsx'), 'RelacaoScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.create,
      staticData: { title: 'Adicionar um novo projeto', through: true },
      beforeLoad: needs(projetoChangers),
      component: lazyRouteComponent(
        () => import('./screens/projetos/projeto-create-screen.tsx'),
        'ProjetoCreateScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.createProjeto,
      staticData: { title: 'Adicionar um novo projeto', through: true },
      beforeLoad: needs(projetoMovers, PATHS.processos),
      component: lazyRouteComponent(
        () => import('./screens/projetos/projeto-create-screen.tsx'),
        'ProjetoCreateScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.editProjeto,
      staticData: { title: 'Alterar cronograma do projeto', through: true },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(
        () => import('./screens/projetos/projeto-edit-screen.tsx'),
        'ProjetoEditScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.editProjetoOlder,
      staticData: { title: 'Alterar dados do projeto', through: true },
      beforeLoad: needsLogin,
      component: lazyRouteComponent(
        () => import('./screens/projetos/projeto-edit-screen.tsx'),
        'ProjetoEditOlderScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.fichaProjeto,
      staticData: { title: 'Ficha do projeto' },
      component: lazyRouteComponent(
        () => import('./screens/projetos/ficha-projeto-screen.tsx'),
        'FichaProjetoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.legado,
      staticData: { title: 'Lista antiga de projetos' },
      component: lazyRouteComponent(() => import('./screens/projetos/legado-screen.tsx'), 'LegadoScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.lixeira,
      staticData: { title: 'Lixeira' },
      beforeLoad: needs(lixeiraReaders),
      component: lazyRouteComponent(() => import('./screens/lixeira/lixeira-screen.tsx'), 'LixeiraScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.viewProjeto,
      staticData: { title: 'Projeto', through: true },
      component: lazyRouteComponent(
        () => import('./screens/projetos/view-projeto-screen.tsx'),
        'ViewProjetoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.contratosProjeto,
      staticData: { title: 'Contratos do projeto', through: true },
      component: lazyRouteComponent(
        () => import('./screens/projetos/contratos-projeto-screen.tsx'),
        'ContratosProjetoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.aditivosProjeto,
      staticData: { title: 'Aditivos do projeto', through: true },
      component: lazyRouteComponent(
        () => import('./screens/projetos/aditivos-projeto-screen.tsx'),
        'AditivosProjetoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.historicoProjeto,
      staticData: { title: 'Histórico do projeto', through: true },
      component: lazyRouteComponent(
        () => import('./screens/projetos/historico-projeto-screen.tsx'),
        'HistoricoProjetoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.detalhesExecucao,
      staticData: { title: 'Detalhes da execução', through: true },
      component: lazyRouteComponent(
        () => import('./screens/servicos/detalhes-execucao-screen.tsx'),
        'DetalhesExecucaoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.estatisticasProjeto,
      staticData: { title: 'Estatísticas do projeto', through: true },
      component: lazyRouteComponent(
        () => import('./screens/projetos/estatisticas-screen.tsx'),
        'EstatisticasScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.gantt3,
      staticData: { title: 'Gantt', through: true },
      component: lazyRouteComponent(() => import('./screens/projetos/gantt3-screen.tsx'), 'Gantt3Screen'),
    }),
    createRoute({
      ...under,
      path: PATHS.gantt4,
      staticData: { title: 'Cronograma', through: true },
      component: lazyRouteComponent(() => import('./screens/projetos/gantt4-screen.tsx'), 'Gantt4Screen'),
    }),
    createRoute({
      ...under,
      path: PATHS.portfolio,
      staticData: { title: 'Linha do tempo' },
      component: lazyRouteComponent(
        () => import('./screens/projetos/portfolio-screen.tsx'),
        'PortfolioScreen',
      ),
    }),
  ] as const
