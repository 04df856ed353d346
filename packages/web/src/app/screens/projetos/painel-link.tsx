import { LayoutDashboard } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useReturn } from '../../use-return.ts'

/** A project's dashboard as the place its forms return to. */
export const painelOf = (id: number) => ({ path: pathTo('viewProjeto', id), title: 'Voltar ao projeto' })

/** From a project's charts to its dashboard. */
export function PainelLink({ id }: { id: number }) {
  const { link } = useReturn(pathTo('viewProjeto', id), { fixed: true })
  return (
    <ButtonLink {...link} variant="default" leftSection={<LayoutDashboard size={16} aria-hidden />}>
      Painel do projeto
    </ButtonLink>
  )
}
