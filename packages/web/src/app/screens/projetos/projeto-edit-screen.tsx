import { MESSAGES } from '@paco/domain/projetos/messages'
import { PATHS } from '../../../paths.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { DiarioLink } from '../diario/diario-link.tsx'
import { FixedBack } from '../fixed-back.tsx'
import { DocumentosLink } from './documentos-link.tsx'
import { painelOf } from './painel-of.ts'
import { ProjetoEditBody } from './projeto-edit-body.tsx'
import { useEditableProjeto } from './use-editable-projeto.ts'

/** The current address of the form: its schedule first; back to where it was opened from. */
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
          </>
        ) : null}
      </PageHeader>
      <ProjetoEditBody
        {...editable}
        first="cronograma"
        onSaved={() => {
          toast(MESSAGES.updated)
          back.go()
        }}
      />
    </>
  )
}

/** The older address of the same form: description, year and value first; back to the list that it names. */
export function ProjetoEditOlderScreen() {
  const editable = useEditableProjeto()
  const record = painelOf(editable.id)
  const done = useReturn(PATHS.relacao, { fixed: true, record })
  useRecordTitle(editable.projeto?.nomeprojeto, 'Alterar dados')
  return (
    <>
      <PageHeader
        title="Alterar dados do PROJETO"
        lead={editable.projeto?.nomeprojeto ?? ''}
        back={
          <FixedBack to={PATHS.relacao} record={record}>
            Relação de processos
          </FixedBack>
        }
      />
      <ProjetoEditBody
        {...editable}
        first="dados"
        onSaved={() => {
          toast(MESSAGES.updated)
          done.go()
        }}
      />
    </>
  )
}
