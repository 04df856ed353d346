import { paralisacoesCalls } from '@paco/domain/paralisacoes/contract'
import { MESSAGES } from '@paco/domain/paralisacoes/messages'
import {
  type Paralisacao,
  paralisacaoCreate,
  paralisacaoUpdate,
  reinicio,
} from '@paco/domain/paralisacoes/paralisacao'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { editFields, restartFields, stopFields } from './paralisacao-fields.ts'
import { paralisacaoQuery } from './queries.ts'

/** What every one of the dialogs does once it is done. */
function useDone(text: string, onClose: () => void) {
  const queryClient = useQueryClient()
  return () => {
    toast(text)
    onClose()
    void queryClient.invalidateQueries()
  }
}

/** Somebody else may have changed it while the dialog was open. */
function useReload(id: number) {
  const queryClient = useQueryClient()
  return () => queryClient.fetchQuery({ ...paralisacaoQuery(id), staleTime: 0 })
}

export function StopDialog({ projeto, onClose }: { projeto: Projeto; onClose: () => void }) {
  const { id, secretaria_nome } = projeto
  const initial = useMemo(() => ({ inicio: hoje(), responsavel: secretaria_nome }), [secretaria_nome])
  return (
    <FormDialog title="Paralisar obra" onClose={onClose}>
      <EntityForm
        label="Paralisar obra"
        schema={paralisacaoCreate}
        fields={stopFields}
        initial={initial}
        fixed={{ id_projeto: id }}
        draftKey={`paralisacoes/nova/${id}`}
        submitLabel="Paralisar obra"
        onCancel={onClose}
        submit={(body) => request(paralisacoesCalls.createParalisacao, { body })}
        onSuccess={useDone(MESSAGES.stopped, onClose)}
      />
    </FormDialog>
  )
}

interface OpenDialogProps {
  paralisacao: Paralisacao
  onClose: () => void
}

export function EditDialog({ paralisacao, onClose }: OpenDialogProps) {
  const { id } = paralisacao
  return (
    <FormDialog title="Editar paralisação" onClose={onClose}>
      <EntityForm
        label="Editar paralisação"
        schema={paralisacaoUpdate}
        fields={editFields}
        initial={paralisacao}
        draftKey={`paralisacoes/${id}`}
        submitLabel="Salvar"
        onCancel={onClose}
        reload={useReload(id)}
        submit={(body) => request(paralisacoesCalls.updateParalisacao, { params: { id }, body })}
        onSuccess={useDone(MESSAGES.updated, onClose)}
      />
    </FormDialog>
  )
}

export function RestartDialog({ paralisacao, onClose }: OpenDialogProps) {
  const { id, inicio, versao } = paralisacao
  const fields = useMemo(() => restartFields(inicio), [inicio])
  const initial = useMemo(() => ({ reinicio: hoje(), versao }), [versao])
  return (
    <FormDialog title="Reiniciar obra" onClose={onClose}>
      <EntityForm
        label="Reiniciar obra"
        schema={reinicio}
        fields={fields}
        initial={initial}
        draftKey={`paralisacoes/${id}/reinicio`}
        submitLabel="Reiniciar obra"
        onCancel={onClose}
        reload={useReload(id)}
        submit={(body) => request(paralisacoesCalls.restartParalisacao, { params: { id }, body })}
        onSuccess={useDone(MESSAGES.restarted, onClose)}
      />
    </FormDialog>
  )
}
