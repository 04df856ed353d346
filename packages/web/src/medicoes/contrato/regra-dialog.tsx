import type { Contrato } from '@paco/domain/contratos/contrato'
import { REGIMES } from '@paco/domain/contratos/dominios'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { MODO_LABELS, modoDoRegime } from '@paco/domain/medicoes/modo'
import { type RegraMedicao, regraUpdate } from '@paco/domain/medicoes/registros'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../../http/client.ts'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import type { Field } from '../../ui/entity-form/types.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { QuantityInput } from '../dados/quantity-input.tsx'
import { medicaoDoContratoQuery } from '../queries.ts'

export const regraFields = ({ regime }: Contrato) =>
  [
    {
      name: 'modo',
      kind: 'select',
      span: 12,
      options: Object.entries(MODO_LABELS)
        .filter(([modo]) => modo === modoDoRegime(regime))
        .map(([value, label]) => ({ value, label })),
      help: `É o do regime do contrato: ${REGIMES[regime] ?? ''} (art. 46, § 9º).`,
    },
    {
      name: 'retencao_percentual',
      kind: 'custom',
      span: 6,
      help: 'Só onde o contrato prevê; zero onde não.',
      render: ({ id, value, onChange, onBlur, describedBy, disabled }) => (
        <QuantityInput
          id={id}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
          aria-describedby={describedBy}
        />
      ),
    },
  ] as const satisfies readonly Field[]

interface RegraDialogProps {
  contrato: Contrato
  regra: RegraMedicao
  onClose: () => void
}

/** How a contract is measured, and what part of every bulletin is held back. */
export function RegraDialog({ contrato, regra, onClose }: RegraDialogProps) {
  const queryClient = useQueryClient()
  const { id } = contrato
  const fields = useMemo(() => regraFields(contrato), [contrato])
  return (
    <FormDialog title="Modo de medição e retenção" onClose={onClose}>
      <EntityForm
        label="Modo de medição e retenção"
        schema={regraUpdate}
        fields={fields}
        initial={regra}
        submitLabel="Salvar"
        onCancel={onClose}
        reload={async () =>
          (await queryClient.fetchQuery({ ...medicaoDoContratoQuery(id), staleTime: 0 })).regra
        }
        submit={(body) => request(medicoesCalls.updateRegraMedicao, { params: { id }, body })}
        onSuccess={() => {
          toast(MESSAGES.regraSaved)
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
    </FormDialog>
  )
}
