import { MESSAGES } from '@paco/domain/projetos/messages'
import { SquarePen } from 'lucide-react'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { DiarioLink } from '../diario/diario-link.tsx'
import { DocumentosLink } from './documentos-link.tsx'
import { painelOf } from './painel-link.tsx'
import { ProjetoEditBody } from './projeto-edit-body.tsx'
import { useEditableProjeto } from './use-editable-projeto.ts'

/** To the fields this screen does not have. */
function DadosLink({ id }: { id: number }) {
  return (
    <ButtonLink
      to={PATHS.editProjetoOlder}
      params={{ id: String(id) }}
      variant="default"
      leftSection={<SquarePen size={16} aria-hidden />}
    >
      Descrição, ano e valor
    </ButtonLink>
  )
}

/** The current edit screen: name, department, manager and the schedule. */
export function ProjetoEditScreen() {
  const editable = useEditableProjeto()
  const back = useReturn(PATHS.processos, { record: painelOf(editable.id) })
  useRecordTitle(editable.projeto?.nomeprojeto, 'Editar')
  return (
    <>
      <PageHeader
        title="Alterar cronograma do PROJETO"
        lead={editable.projeto?.nomeprojeto ?? ''}
        back={<BackLink {...back.link}>{back.title ?? 'Lista de Processos'}</BackLink>}
      >
        {editable.projeto ? (
          <>
            <DiarioLink id={editable.projeto.id} />
            <DocumentosLink id={editable.projeto.id} />
            <DadosLink id={editable.projeto.id} />
          </>
        ) : null}
      </PageHeader>
      <ProjetoEditBody
        {...editable}
        form="cronograma"
        onSaved={() => {
          toast(MESSAGES.updated)
          back.go()
        }}
      />
    </>
  )
}
