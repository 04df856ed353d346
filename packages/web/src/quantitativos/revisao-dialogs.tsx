import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { Contrato } from '@paco/domain/contratos/contrato'
import { quantitativosCalls } from '@paco/domain/quantitativos/contract'
import { MESSAGES } from '@paco/domain/quantitativos/messages'
import { type Revisao, revisaoCreate, revisaoUpdate } from '@paco/domain/quantitativos/revisao'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { revisaoQuery } from './queries.ts'
import { contasFields, novaFields } from './revisao-fields.tsx'
import { nameOf } from './revisoes.ts'

interface NovaProps {
  contrato: Contrato
  /** The newest revision, where there is one. */
  anterior: Revisao | undefined
  /** The approved amendments that brought none yet. */
  aditivos: readonly Aditivo[]
  onClose: () => void
  onOpened: () => void
}

/** The sheet of a contract is opened, or a revision of it by an approved amendment, as a copy of the last. */
export function NovaRevisaoDialog({ contrato, anterior, aditivos, onClose, onOpened }: NovaProps) {
  const queryClient = useQueryClient()
  const isFirst = anterior === undefined
  const title = isFirst ? 'Abrir planilha' : 'Nova revisão da planilha'
  const fields = useMemo(() => novaFields(isFirst, aditivos), [aditivos, isFirst])
  const initial = useMemo(
    () => ({
      id_aditivo: aditivos.length === 1 ? aditivos[0]?.id : null,
      vigente_de: isFirst ? (contrato.assinatura ?? hoje()) : hoje(),
      bdi: anterior?.bdi ?? 0,
      arredondamento: anterior?.arredondamento ?? 'arredondar',
    }),
    [aditivos, anterior, contrato.assinatura, isFirst],
  )
  return (
    <FormDialog title={title} onClose={onClose}>
      <EntityForm
        label={title}
        schema={revisaoCreate}
        fields={fields}
        initial={initial}
        fixed={{ id_contrato: contrato.id }}
        submitLabel={title}
        onCancel={onClose}
        submit={(body) => request(quantitativosCalls.createRevisao, { body })}
        onSuccess={async () => {
          await queryClient.invalidateQueries()
          onClose()
          onOpened()
        }}
      />
    </FormDialog>
  )
}

interface DadosProps {
  revisao: Revisao
  onClose: () => void
  /** Its figures are others now. */
  onSaved: () => void
}

/** Since when a draft counts, and how its prices are made. */
export function DadosDialog({ revisao, onClose, onSaved }: DadosProps) {
  const queryClient = useQueryClient()
  const { id } = revisao
  const isFirst = revisao.revisao === 0
  const fields = useMemo(() => contasFields(isFirst), [isFirst])
  return (
    <FormDialog title={`Dados da ${nameOf(revisao).toLowerCase()}`} onClose={onClose}>
      <EntityForm
        label="Dados da revisão"
        schema={revisaoUpdate}
        fields={fields}
        initial={revisao}
        onCancel={onClose}
        reload={() => queryClient.fetchQuery({ ...revisaoQuery(id), staleTime: 0 })}
        submit={(body) => request(quantitativosCalls.updateRevisao, { params: { id }, body })}
        onSuccess={() => {
          toast(MESSAGES.updated)
          onClose()
          onSaved()
        }}
      />
    </FormDialog>
  )
}
