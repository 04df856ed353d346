import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { canChangeSomeProjeto } from '@paco/domain/projetos/policy'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'

/** 'Adicionar Projeto', for those who may create one somewhere. */
export function AddProjetoButton({ to }: { to: typeof PATHS.create | typeof PATHS.createProjeto }) {
  if (!canChangeSomeProjeto(useSession())) return null
  return (
    <Button component={Link} to={to} leftSection={<Plus size={16} aria-hidden />}>
      Adicionar Projeto
    </Button>
  )
}
