import { FAMILIAS, type FamiliaKey } from '@paco/domain/convenios/familias'
import { convenioManagers } from '@paco/domain/convenios/policy'
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { needs } from './guard.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The family of agreements the screen is about. */
    familia?: FamiliaKey
  }
}

const list = lazyRouteComponent(
  () => import('./screens/convenios/convenios-list-screen.tsx'),
  'ConveniosListScreen',
)
const create = lazyRouteComponent(
  () => import('./screens/convenios/convenio-novo-screen.tsx'),
  'ConvenioNovoScreen',
)
const edit = lazyRouteComponent(
  () => import('./screens/convenios/convenio-edit-screen.tsx'),
  'ConvenioEditScreen',
)
const painel = lazyRouteComponent(
  () => import('./screens/convenios/convenios-painel-screen.tsx'),
  'ConveniosPainelScreen',
)

/**
 * The screens of agreements, made from the families. Links of old led to different spellings of the same forms: all of
 * them arrive.
 */
export function conveniosRoutes<P extends AnyRoute>(under: { getParentRoute: () => P }) {
  const familias = FAMILIAS.flatMap((familia) => {
    const { key } = familia
    const lista = `/convenios${key}` as const
    const beforeLoad = needs(convenioManagers, lista)
    const novo = {
      ...under,
      staticData: {
        get title() {
          return `Novo convênio ${familia.label}`
        },
        familia: key,
        through: true,
      },
      beforeLoad,
      component: create,
    }
    const editar = {
      ...under,
      staticData: {
        get title() {
          return `Editar convênio ${familia.label}`
        },
        familia: key,
        through: true,
      },
      beforeLoad,
      component: edit,
    }
    return [
      createRoute({
        ...under,
        path: lista,
        staticData: {
          get title() {
            return `Convênios ${familia.label}`
          },
          familia: key,
        },
        component: list,
      }),
      createRoute({ ...novo, path: `/addconvenios${key}` }),
      createRoute({ ...novo, path: `/addconvenios_${key}` }),
      createRoute({ ...editar, path: `/addconvenios${key}/$id` }),
      createRoute({ ...editar, path: `/editconvenio${key}/$id` }),
      createRoute({ ...editar, path: `/editconvenios${key}/$id` }),
    ]
  })
  const todos = createRoute({
    ...under,
    path: PATHS.convenios,
    staticData: { title: 'Convênios' },
    component: painel,
  })
  return [todos, ...familias]
}
