import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { Link } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { pathTo } from '../paths.ts'
import { useReturn } from '../use-return.ts'

/** A project's dashboard as the place its forms return to. */
export const painelOf = (id: number) => ({ path: pathTo('viewProjeto', id), title: 'Voltar ao projeto' })

/** From a project's charts to its dashboard. */
export function PainelLink({ id }: { id: number }) {
  const { link } = useReturn(pathTo('viewProjeto', id), { fixed: true })
  return (
    <Button
      renderRoot={(props) => <Link {...props} {...link} />}
      variant="default"
      leftSection={<LayoutDashboard size={16} aria-hidden />}
    >
      Painel do projeto
    </Button>
  )
}
