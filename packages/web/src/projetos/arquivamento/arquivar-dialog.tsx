import { arquivamento } from '@paco/domain/projetos/arquivamento'
import { arquivamentoCalls } from '@paco/domain/projetos/arquivamento-contract'
import { guardadoWords } from '@paco/domain/projetos/guardado'
import { MESSAGES } from '@paco/domain/projetos/messages'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { pathTo } from '../../paths.ts'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import words from '../../ui/theme/words.module.css'
import { toast } from '../../ui/toast.ts'
import { useAsOpened } from '../../ui/use-as-opened.ts'
import { arquivarFields } from './arquivar-fields.ts'

interface ArquivarDialogProps {
  projeto: Projeto
  onClose: () => void
}

/** What archiving does, and why it is offered in place of deleting. */
function introOf({ nomeprojeto, guardado }: Projeto): string {
  const does = `“${nomeprojeto}” sai das listas, das contagens, do mapa e dos prazos, e passa a ser só de leitura. Nada é apagado: os aditivos decididos continuam em Aditivos, e um administrador pode desarquivá-lo.`
  return guardado.length === 0 ? does : `Não se exclui: ${guardadoWords(guardado)}. ${does}`
}

/** Asks for the reason, without which nothing is archived. */
export function ArquivarDialog({ projeto, onClose }: ArquivarDialogProps) {
  const { id, versao } = projeto
  const queryClient = useQueryClient()
  const initial = useAsOpened({ versao })
  return (
    <FormDialog title="Arquivar projeto" onClose={onClose}>
      <p className={words.below12}>{introOf(projeto)}</p>
      <EntityForm
        label="Arquivar projeto"
        schema={arquivamento}
        fields={arquivarFields}
        initial={initial}
        draftKey={`projetos/${id}/arquivar`}
        submitLabel="Arquivar"
        onCancel={onClose}
        submit={(body) => request(arquivamentoCalls.archiveProjeto, { params: { id }, body })}
        onSuccess={() => {
          toast(MESSAGES.archived, { link: { label: 'Abrir', href: pathTo('viewProjeto', id) } })
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
    </FormDialog>
  )
}
