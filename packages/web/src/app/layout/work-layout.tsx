import { moduloDesligado } from '@paco/domain/cidade/modulos'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useCidade } from '../../cidade/cidade.ts'
import { ModuloDesligado } from '../../cidade/modulo-desligado.tsx'
import { ConfirmHost } from '../../ui/confirm-host.tsx'
import { type ViewsProps, ViewsSlot } from '../../ui/list-screen/views-slot.ts'
import { ConferirHost } from '../../usuarios/conferir-host.tsx'
import { VisoesMenu } from '../../visoes/visoes-menu.tsx'
import { useSession } from '../session.ts'

/** The views of whoever is known. */
function Visoes(props: ViewsProps) {
  const who = useSession()
  return who ? <VisoesMenu {...props} who={who} /> : null
}

/** The screen that was asked for; of a module that is off, that it is. */
function Tela() {
  const who = useSession()
  // What the city uses may change while the page is open.
  useCidade()
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '' })
  const modulo = moduloDesligado(path)
  return modulo ? <ModuloDesligado modulo={modulo} who={who} /> : <Outlet />
}

/** What the screens of work need and the public dashboards do not: questions to answer, views of lists. */
export function WorkLayout() {
  return (
    <ViewsSlot value={Visoes}>
      <Tela />
      <ConfirmHost />
      <ConferirHost />
    </ViewsSlot>
  )
}
