import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import { canManageUsuarios } from '@paco/domain/usuarios/policy'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { needs, needsLogin } from './guard.ts'
import { Shell } from './layout/shell.tsx'
import { PATHS } from './paths.ts'
import { ErrorScreen } from './screens/error-screen.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { PendingScreen } from './screens/pending-screen.tsx'

/** Each screen's code arrives when it is first opened, or when the pointer rests on a link to it. */
const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundScreen })
const underRoot = { getParentRoute: () => root } as const

/** The screens that work with data; the doors do without what it brings, and so open faster. */
const work = createRoute({
  ...underRoot,
  id: 'trabalho',
  component: lazyRouteComponent(() => import('./layout/work-layout.tsx'), 'WorkLayout'),
})
const under = { getParentRoute: () => work } as const

const home = createRoute({
  ...under,
  path: PATHS.home,
  staticData: { title: 'Início' },
  component: lazyRouteComponent(() => import('./screens/home-screen.tsx'), 'HomeScreen'),
})

const login = createRoute({
  ...underRoot,
  path: PATHS.login,
  staticData: { title: 'Login Administrativo' },
  component: lazyRouteComponent(() => import('./screens/login-route.tsx'), 'LoginRoute'),
})

const register = createRoute({
  ...underRoot,
  path: PATHS.register,
  staticData: { title: 'Criar conta' },
  component: lazyRouteComponent(() => import('../usuarios/register-screen.tsx'), 'RegisterScreen'),
})

const conta = createRoute({
  ...under,
  path: PATHS.conta,
  staticData: { title: 'Minha conta' },
  beforeLoad: needsLogin,
  component: lazyRouteComponent(() => import('../usuarios/conta-screen.tsx'), 'ContaScreen'),
})

const usuarios = createRoute({
  ...under,
  path: PATHS.usuarios,
  staticData: { title: 'Usuários' },
  beforeLoad: needs(canManageUsuarios),
  component: lazyRouteComponent(() => import('./screens/usuarios-screen.tsx'), 'UsuariosScreen'),
})

const usuarioNovo = createRoute({
  ...under,
  path: PATHS.usuarioNovo,
  staticData: { title: 'Novo usuário' },
  beforeLoad: needs(canManageUsuarios),
  component: lazyRouteComponent(() => import('./screens/usuario-novo-screen.tsx'), 'UsuarioNovoScreen'),
})

const usuario = createRoute({
  ...under,
  path: PATHS.usuario,
  staticData: { title: 'Editar usuário' },
  beforeLoad: needs(canManageUsuarios),
  component: lazyRouteComponent(() => import('./screens/usuario-edit-screen.tsx'), 'UsuarioEditScreen'),
})

const secretaria = createRoute({
  ...under,
  path: PATHS.secretaria,
  staticData: { title: 'Cadastro das Secretarias' },
  beforeLoad: needs(canManageSecretarias),
  component: lazyRouteComponent(() => import('../secretarias/cadastro-screen.tsx'), 'CadastroScreen'),
})

const fichaSecretario = createRoute({
  ...under,
  path: PATHS.fichaSecretario,
  staticData: { title: 'Secretaria e/ou Assessoria' },
  component: lazyRouteComponent(
    () => import('./screens/ficha-secretario-screen.tsx'),
    'FichaSecretarioScreen',
  ),
})

const editSecretaria = createRoute({
  ...under,
  path: PATHS.editSecretaria,
  staticData: { title: 'Alterar dados' },
  beforeLoad: needs(canManageSecretarias),
  component: lazyRouteComponent(() => import('./screens/edit-secretaria-screen.tsx'), 'EditSecretariaScreen'),
})

const auditoria = createRoute({
  ...under,
  path: PATHS.auditoria,
  staticData: { title: 'Auditoria' },
  beforeLoad: needs(canReadAuditoria),
  component: lazyRouteComponent(() => import('./screens/auditoria-route.tsx'), 'AuditoriaRoute'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    register,
    work.addChildren([
      home,
      conta,
      usuarios,
      usuarioNovo,
      usuario,
      secretaria,
      fichaSecretario,
      editSecretaria,
      auditoria,
    ]),
  ]),
  caseSensitive: false,
  trailingSlash: 'never',
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: ErrorScreen,
  defaultPendingComponent: PendingScreen,
  defaultPendingMs: 200,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
