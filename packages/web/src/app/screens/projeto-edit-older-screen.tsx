import { MESSAGES } from '@paco/domain/projetos/messages'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { PATHS } from '../paths.ts'
import { BackLink } from './back-link.tsx'
import { ProjetoEditBody } from './projeto-edit-body.tsx'
import { useEditableProjeto } from './use-editable-projeto.ts'

/** The older edit screen: every field of the project. */
export function ProjetoEditOlderScreen() {
  const navigate = useNavigate()
  const editable = useEditableProjeto()
  return (
    <>
      <PageHeader
        title="Alterar dados do PROJETO"
        lead={editable.projeto?.nomeprojeto ?? ''}
        back={<BackLink to={PATHS.relacao}>Relação de processos</BackLink>}
      />
      <ProjetoEditBody
        {...editable}
        form="dados"
        onSaved={() => {
          toast(MESSAGES.updated)
          void navigate({ to: PATHS.relacao })
        }}
      />
    </>
  )
}
