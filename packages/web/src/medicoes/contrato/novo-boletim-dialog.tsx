import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { boletimCreate } from '@paco/domain/medicoes/corpos'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { periodoSugerido, proximoNumero } from '@paco/domain/medicoes/periodo'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../../http/client.ts'
import { hoje } from '../../http/hoje.ts'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import type { Field } from '../../ui/entity-form/types.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'

export const novoFields = [
  { name: 'inicio', kind: 'day' },
  { name: 'fim', kind: 'day', help: 'Em geral um mês por boletim (art. 92, § 5º).' },
  { name: 'final', kind: 'switch', span: 12, onLabel: 'Sim: é a última do contrato', offLabel: 'Não' },
] as const satisfies readonly Field[]

interface NovoBoletimProps {
  contrato: Contrato
  boletins: readonly Boletim[]
  onOpened: (id: number) => void
  onClose: () => void
}

/** Opens the next bulletin, for the month after the last one unless somebody says otherwise. */
export function NovoBoletimDialog({ contrato, boletins, onOpened, onClose }: NovoBoletimProps) {
  const queryClient = useQueryClient()
  const initial = useMemo(
    () => ({ ...periodoSugerido(contrato, boletins, hoje()), final: false }),
    [contrato, boletins],
  )
  return (
    <FormDialog title={`Novo boletim: nº ${proximoNumero(boletins)}`} onClose={onClose}>
      <EntityForm
        label="Novo boletim"
        schema={boletimCreate}
        fields={novoFields}
        initial={initial}
        fixed={{ id_contrato: contrato.id }}
        submitLabel="Abrir boletim"
        onCancel={onClose}
        submit={(body) => request(medicoesCalls.createBoletim, { body })}
        onSuccess={({ data }) => {
          toast(data.message ?? MESSAGES.created)
          void queryClient.invalidateQueries()
          onOpened(data.id)
        }}
      />
    </FormDialog>
  )
}
