import { canChangeSomeProjeto } from '@paco/domain/projetos/policy'
import { Plus } from 'lucide-react'
import type { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

/** 'Adicionar Projeto', for those who may create one somewhere. */
export function AddProjetoButton({ to }: { to: typeof PATHS.create | typeof PATHS.createProjeto }) {
  if (!canChangeSomeProjeto(useSession())) return null
  return (
    <ButtonLink to={to} leftSection={<Plus size={16} aria-hidden />}>
      Adicionar Projeto
    </ButtonLink>
  )
}
