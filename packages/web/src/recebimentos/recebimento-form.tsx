import type { Contrato } from '@paco/domain/contratos/contrato'
import { recebimentosCalls } from '@paco/domain/recebimentos/contract'
import { MESSAGES } from '@paco/domain/recebimentos/messages'
import {
  type Recebimento,
  type Responsavel,
  recebimentoCreate,
  recebimentoUpdate,
  type TipoRecebimento,
} from '@paco/domain/recebimentos/recebimento'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { recebimentosQuery } from './queries.ts'
import { alterarFields, type DoTermo, registrarFields } from './recebimento-fields.tsx'

interface FormProps extends DoTermo {
  onClose: () => void
}

function useDone(message: string, onClose: () => void) {
  const queryClient = useQueryClient()
  return () => {
    toast(message)
    onClose()
    void queryClient.invalidateQueries()
  }
}

const TITLES = {
  provisorio: 'Registrar recebimento provisório',
  definitivo: 'Registrar recebimento definitivo',
} as const

/** Those who usually sign: the inspectors of the contract, for the provisional term. */
const fiscais = ({ fiscal_titular, fiscal_titular_id }: Contrato): Responsavel[] =>
  fiscal_titular === null ? [] : [{ id_usuario: fiscal_titular_id, nome: fiscal_titular }]

/** A term is noted. */
export function RegistrarDialog({ tipo, ...props }: FormProps & { tipo: TipoRecebimento }) {
  const { contrato, provisorio, onClose } = props
  const fields = useMemo(() => registrarFields(tipo, { contrato, provisorio }), [tipo, contrato, provisorio])
  const initial = useMemo(
    () => ({ data: hoje(), responsaveis: tipo === 'provisorio' ? fiscais(contrato) : [] }),
    [tipo, contrato],
  )
  return (
    <FormDialog title={TITLES[tipo]} onClose={onClose}>
      <EntityForm
        label={TITLES[tipo]}
        schema={recebimentoCreate}
        fields={fields}
        initial={initial}
        fixed={{ id_contrato: contrato.id, tipo }}
        draftKey={`recebimentos/${contrato.id}/${tipo}`}
        submitLabel="Registrar recebimento"
        onCancel={onClose}
        submit={(body) => request(recebimentosCalls.createRecebimento, { body })}
        onSuccess={useDone(MESSAGES.created, onClose)}
      />
    </FormDialog>
  )
}

/** A term is corrected, or its reservations are told to be mended. */
export function AlterarDialog({ termo, ...props }: FormProps & { termo: Recebimento }) {
  const { contrato, provisorio, onClose } = props
  const { id } = termo
  const queryClient = useQueryClient()
  const fields = useMemo(() => alterarFields({ contrato, provisorio }), [contrato, provisorio])
  return (
    <FormDialog title="Alterar recebimento provisório" onClose={onClose}>
      <EntityForm
        label="Alterar recebimento provisório"
        schema={recebimentoUpdate}
        fields={fields}
        initial={termo}
        draftKey={`recebimentos/${id}`}
        onCancel={onClose}
        reload={async () => {
          const termos = await queryClient.fetchQuery({ ...recebimentosQuery(contrato.id), staleTime: 0 })
          return termos.find((one) => one.id === id) ?? {}
        }}
        submit={(body) => request(recebimentosCalls.updateRecebimento, { params: { id }, body })}
        onSuccess={useDone(MESSAGES.updated, onClose)}
      />
    </FormDialog>
  )
}
