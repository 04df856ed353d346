import { Outlet } from '@tanstack/react-router'
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

/** What the screens of work need and the public dashboards do not: questions to answer, views of lists. */
export function WorkLayout() {
  return (
    <ViewsSlot value={Visoes}>
      <Outlet />
      <ConfirmHost />
      <ConferirHost />
    </ViewsSlot>
  )
}
