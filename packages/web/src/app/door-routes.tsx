import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import type { UnderRoot } from './routes.tsx'

/** The ways in: pages without a menu, which ask nothing of anybody who is not there yet. */
export const doorRoutes = (under: UnderRoot) =>
  [
    createRoute({
      ...under,
      path: PATHS.login,
      staticData: { title: 'Login Administrativo', through: true },
      component: lazyRouteComponent(() => import('./screens/usuarios/login-route.tsx'), 'LoginRoute'),
    }),
    createRoute({
      ...under,
      path: PATHS.register,
      staticData: { title: 'Criar conta', through: true },
      component: lazyRouteComponent(() => import('../usuarios/register-screen.tsx'), 'RegisterScreen'),
    }),
    createRoute({
      ...under,
      path: PATHS.convite,
      staticData: { title: 'Convite', through: true },
      component: lazyRouteComponent(() => import('./screens/usuarios/convite-route.tsx'), 'ConviteRoute'),
    }),
    createRoute({
      ...under,
      path: PATHS.esqueciSenha,
      staticData: { title: 'Esqueci minha senha', through: true },
      component: lazyRouteComponent(
        () => import('../usuarios/esqueci-senha-screen.tsx'),
        'EsqueciSenhaScreen',
      ),
    }),
    createRoute({
      ...under,
      path: PATHS.senha,
      staticData: { title: 'Escolher outra senha', through: true },
      component: lazyRouteComponent(() => import('./screens/usuarios/senha-route.tsx'), 'SenhaRoute'),
    }),
    createRoute({
      ...under,
      path: PATHS.entrar,
      staticData: { title: 'Entrando', through: true },
      component: lazyRouteComponent(() => import('./screens/identidades/entrar-route.tsx'), 'EntrarRoute'),
    }),
  ] as const
