import { servicosCalls } from '@paco/domain/servicos/contract'
import { MESSAGES } from '@paco/domain/servicos/messages'
import { type Servico, servicoCreate, servicoUpdate } from '@paco/domain/servicos/servico'
import type { Day } from '@paco/domain/shared/days'
import { notFound } from '@paco/domain/shared/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { linhasOf, newLinha } from './linhas.ts'
import { servicosQuery } from './queries.ts'
import { servicoFields } from './servico-fields.tsx'

interface DialogProps {
  projetoId: number
  /** The day from which its months count, where it is known. */
  inicio: Day | null
  onClose: () => void
}

/** What the project spent stands on many screens: all of them read it anew. */
function useSaved(onClose: () => void) {
  const queryClient = useQueryClient()
  return (message: string, another = false) => {
    toast(message)
    void queryClient.invalidateQueries()
    if (!another) onClose()
  }
}

const EMPTY = { parcelas: [newLinha([])] }

/** 'Adicionar serviço'. */
export function ServicoCreateDialog({ projetoId, inicio, onClose }: DialogProps) {
  const fields = useMemo(() => servicoFields(inicio), [inicio])
  const saved = useSaved(onClose)
  return (
    <FormDialog title="Adicionar serviço" onClose={onClose}>
      <EntityForm
        label="Adicionar serviço"
        fields={fields}
        schema={servicoCreate}
        initial={EMPTY}
        // A weight of 0 asks for the service's share of the project.
        fixed={{ projeto_id: projetoId, peso: 0 }}
        draftKey={`servicos/novo/${projetoId}`}
        another={[]}
        submitLabel="Cadastrar"
        failureTitle={MESSAGES.createFailed}
        onCancel={onClose}
        submit={(body) => request(servicosCalls.createServico, { body })}
        onSuccess={(_made, another) => saved(MESSAGES.created, another)}
      />
    </FormDialog>
  )
}

const editable = (servico: Servico) => ({ ...servico, parcelas: linhasOf(servico.parcelas) })

interface EditProps extends DialogProps {
  servico: Servico
}

/** 'Alterar serviço'. */
export function ServicoEditDialog({ servico, projetoId, inicio, onClose }: EditProps) {
  const fields = useMemo(() => servicoFields(inicio), [inicio])
  const queryClient = useQueryClient()
  const saved = useSaved(onClose)
  const { id } = servico
  const initial = useMemo(() => editable(servico), [servico])
  const reload = async () => {
    const servicos = await queryClient.fetchQuery({ ...servicosQuery(projetoId), staleTime: 0 })
    const current = servicos.find((other) => other.id === id)
    if (!current) throw notFound(MESSAGES.notFound)
    return editable(current)
  }
  return (
    <FormDialog title="Alterar serviço" onClose={onClose}>
      <EntityForm
        label="Alterar serviço"
        fields={fields}
        schema={servicoUpdate}
        initial={initial}
        draftKey={`servicos/${id}`}
        submitLabel="Salvar alterações"
        onCancel={onClose}
        reload={reload}
        submit={(body) => request(servicosCalls.updateServico, { params: { id }, body })}
        onSuccess={() => saved(MESSAGES.updated)}
      />
    </FormDialog>
  )
}
