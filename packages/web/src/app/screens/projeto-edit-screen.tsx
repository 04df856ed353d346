import { MESSAGES } from '@paco/domain/projetos/messages'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { PATHS } from '../paths.ts'
import { BackLink } from './back-link.tsx'
import { ProjetoEditBody } from './projeto-edit-body.tsx'
import { useEditableProjeto } from './use-editable-projeto.ts'

/** The current edit screen: name, department, manager and the schedule. */
export function ProjetoEditScreen() {
  const navigate = useNavigate()
  const editable = useEditableProjeto()
  return (
    <>
      <PageHeader
        title="Alterar cronograma do PROJETO"
        lead={editable.projeto?.nomeprojeto ?? ''}
        back={<BackLink to={PATHS.processos}>Lista de Processos</BackLink>}
      />
      <ProjetoEditBody
        {...editable}
        form="cronograma"
        onSaved={() => {
          toast(MESSAGES.updated)
          void navigate({ to: PATHS.processos })
        }}
      />
    </>
  )
}
