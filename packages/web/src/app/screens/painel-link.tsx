import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { Link } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { PATHS } from '../paths.ts'

/** From a project's charts to its dashboard. */
export function PainelLink({ id }: { id: number }) {
  return (
    <Button
      renderRoot={(props) => <Link {...props} to={PATHS.viewProjeto} params={{ id: String(id) }} />}
      variant="default"
      leftSection={<LayoutDashboard size={16} aria-hidden />}
    >
      Painel do projeto
    </Button>
  )
}
