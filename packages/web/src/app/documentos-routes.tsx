import { checklistManagers } from '@paco/domain/documentos/managers'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs } from './guard.ts'
import type { Under } from './routes.tsx'

/** A project's documents, and which ones each stage asks for: read by everybody, kept by administrators. */
export const documentosRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.documentosProjeto,
      staticData: { title: 'Documentos do projeto', through: true },
      component: lazyRouteComponent(
        () => import('./screens/documentos/documentos-projeto-screen.tsx'),
        'DocumentosProjetoScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.checklist,
      staticData: { title: 'Documentos por etapa' },
      component: lazyRouteComponent(
        () => import('./screens/documentos/checklist-screen.tsx'),
        'ChecklistScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.regraNova,
      staticData: { title: 'Novo documento da lista', through: true },
      beforeLoad: needs(checklistManagers, PATHS.checklist),
      component: lazyRouteComponent(
        () => import('./screens/documentos/regra-nova-screen.tsx'),
        'RegraNovaScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.regra,
      staticData: { title: 'Documento da lista', through: true },
      beforeLoad: needs(checklistManagers, PATHS.checklist),
      component: lazyRouteComponent(
        () => import('./screens/documentos/regra-edit-screen.tsx'),
        'RegraEditScreen',
      ),
    }),
  ] as const
