import type { Contrato } from '@paco/domain/contratos/contrato'
import { paralisacoesCalls } from '@paco/domain/paralisacoes/contract'
import { contratoEmExecucao } from '@paco/domain/paralisacoes/contrato'
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
import type { Option } from '../ui/entity-form/types.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { useAsOpened } from '../ui/use-as-opened.ts'
import { ContratosToChoose, optionsOf } from './contratos-to-choose.tsx'
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

interface StopDialogProps {
  projeto: Projeto
  onClose: () => void
}

/** The contracts of the project, to choose from. */
interface WithContratos {
  contratos: readonly Contrato[]
}

function StopForm({ projeto, onClose, contratos }: StopDialogProps & WithContratos) {
  const { id, secretaria_nome } = projeto
  const fields = useMemo(() => stopFields(optionsOf(contratos)), [contratos])
  const initial = useMemo(
    () => ({
      id_contrato: contratoEmExecucao(contratos),
      inicio: hoje(),
      responsavel: secretaria_nome,
    }),
    [contratos, secretaria_nome],
  )
  return (
    <EntityForm
      label="Paralisar obra"
      schema={paralisacaoCreate}
      fields={fields}
      initial={initial}
      fixed={{ id_projeto: id }}
      draftKey={`paralisacoes/nova/${id}`}
      submitLabel="Paralisar obra"
      onCancel={onClose}
      submit={(body) => request(paralisacoesCalls.createParalisacao, { body })}
      onSuccess={useDone(MESSAGES.stopped, onClose)}
    />
  )
}

export function StopDialog({ projeto, onClose }: StopDialogProps) {
  return (
    <FormDialog title="Paralisar obra" onClose={onClose}>
      <ContratosToChoose id_projeto={projeto.id}>
        {(contratos) => <StopForm projeto={projeto} onClose={onClose} contratos={contratos} />}
      </ContratosToChoose>
    </FormDialog>
  )
}

interface OpenDialogProps {
  paralisacao: Paralisacao
  onClose: () => void
}

/** The contract it has is offered too, though it may serve its project no more. */
function withOwn(options: readonly Option[], { id_contrato, contrato_nome }: Paralisacao): readonly Option[] {
  if (id_contrato === null || contrato_nome === null) return options
  if (options.some(({ value }) => value === id_contrato)) return options
  return [{ value: id_contrato, label: contrato_nome }, ...options]
}

function EditForm({ paralisacao, onClose, contratos }: OpenDialogProps & WithContratos) {
  const { id } = paralisacao
  const fields = useMemo(
    () => editFields(paralisacao.reinicio === null ? withOwn(optionsOf(contratos), paralisacao) : []),
    [contratos, paralisacao],
  )
  return (
    <EntityForm
      label="Editar paralisação"
      schema={paralisacaoUpdate}
      fields={fields}
      initial={paralisacao}
      draftKey={`paralisacoes/${id}`}
      submitLabel="Salvar"
      onCancel={onClose}
      reload={useReload(id)}
      submit={(body) => request(paralisacoesCalls.updateParalisacao, { params: { id }, body })}
      onSuccess={useDone(MESSAGES.updated, onClose)}
    />
  )
}

export function EditDialog({ paralisacao, onClose }: OpenDialogProps) {
  return (
    <FormDialog title="Editar paralisação" onClose={onClose}>
      <ContratosToChoose id_projeto={paralisacao.id_projeto}>
        {(contratos) => <EditForm paralisacao={paralisacao} onClose={onClose} contratos={contratos} />}
      </ContratosToChoose>
    </FormDialog>
  )
}

export function RestartDialog({ paralisacao, onClose }: OpenDialogProps) {
  const { id, inicio, versao } = useAsOpened(paralisacao)
  const fields = useMemo(() => restartFields(inicio), [inicio])
  const initial = useAsOpened({ reinicio: hoje(), versao })
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
        submit={(body) => request(paralisacoesCalls.restartParalisacao, { params: { id }, body })}
        onSuccess={useDone(MESSAGES.restarted, onClose)}
      />
    </FormDialog>
  )
}
