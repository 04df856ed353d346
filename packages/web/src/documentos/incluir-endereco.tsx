import { documentosCalls } from '@paco/domain/documentos/contract'
import { documentoCreate } from '@paco/domain/documentos/documento'
import { MESSAGES } from '@paco/domain/documentos/messages'
import type { Regra } from '@paco/domain/documentos/regra'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { enderecoFields, tipoOptions } from './documento-fields.ts'
import type { Alvo } from './incluir-dialog.tsx'

interface EnderecoProps {
  alvo: Alvo
  regras: readonly Regra[]
  choice: ReactNode
  onClose: () => void
}

/** An address where a document was published, or the number of its process, with the day it was looked up. */
export function IncluirEndereco({ alvo, regras, choice, onClose }: EnderecoProps) {
  const queryClient = useQueryClient()
  const { entidade, registro_id, etapa, codigo } = alvo
  const tipo = regras.find((one) => one.codigo === codigo)
  // Only where the law asks for publication does an address stand for the document.
  const fields = useMemo(
    () =>
      enderecoFields(
        tipoOptions(
          regras.filter(({ aceita_link }) => aceita_link),
          etapa,
        ),
      ),
    [regras, etapa],
  )
  const initial = useMemo(
    () => ({
      titulo: tipo?.nome ?? '',
      codigo: tipo?.aceita_link ? tipo.codigo : null,
      etapa,
      link_conferido_em: hoje(),
    }),
    [tipo, etapa],
  )
  return (
    <FormDialog title="Incluir documentos" onClose={onClose}>
      {choice}
      <EntityForm
        label="Incluir endereço"
        schema={documentoCreate}
        fields={fields}
        initial={initial}
        fixed={{ entidade, registro_id }}
        draftKey={`documentos/endereco/${entidade}/${registro_id}`}
        submitLabel="Incluir endereço"
        onCancel={onClose}
        submit={(body) => {
          const chosen = regras.find((one) => one.codigo === body.codigo)
          return request(documentosCalls.createDocumento, {
            body: chosen ? { ...body, etapa: chosen.etapa } : body,
          })
        }}
        onSuccess={() => {
          toast(MESSAGES.created)
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
    </FormDialog>
  )
}
