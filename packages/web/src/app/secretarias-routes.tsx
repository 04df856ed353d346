import { secretariaManagers } from '@paco/domain/secretarias/policy'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs } from './guard.ts'
import type { Under } from './routes.tsx'

/** Departments and who heads them: read by everybody, written by administrators; the others are sent home. */
export const secretariasRoutes = (under: Under) =>
  [
    createRoute({
      ...under,
      path: PATHS.secretaria,
      staticData: { title: 'Cadastro das Secretarias', through: true },
      beforeLoad: needs(secretariaManagers),
      component: lazyRouteComponent(() => import('../secretarias/cadastro-screen.tsx'), 'CadastroScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.fichaSecretario,
      staticData: { title: 'Secretaria e/ou Assessoria' },
      component: lazyRouteComponent(
        () => import('./screens/secretarias/ficha-secretario-screen.tsx'),
        'FichaSecretarioScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.editSecretaria,
      staticData: { title: 'Alterar dados', through: true },
      beforeLoad: needs(secretariaManagers),
      component: lazyRouteComponent(
        () => import('./screens/secretarias/edit-secretaria-screen.tsx'),
        'EditSecretariaScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.perfil,
      staticData: { title: 'Conheça o Secretário' },
      component: lazyRouteComponent(() => import('./screens/secretarias/perfil-screen.tsx'), 'PerfilScreen'),
    }),
  ] as const
