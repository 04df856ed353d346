import { MESSAGES } from '@paco/domain/projetos/messages'
import { PATHS } from '../../../paths.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { FixedBack } from '../fixed-back.tsx'
import { painelOf } from './painel-link.tsx'
import { ProjetoEditBody } from './projeto-edit-body.tsx'
import { useEditableProjeto } from './use-editable-projeto.ts'

/** The older edit screen: every field of the project. */
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
        form="dados"
        onSaved={() => {
          toast(MESSAGES.updated)
          done.go()
        }}
      />
    </>
  )
}
