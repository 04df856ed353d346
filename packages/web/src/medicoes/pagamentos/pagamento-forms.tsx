import type { Boletim } from '@paco/domain/medicoes/boletim'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { liquidacao } from '@paco/domain/medicoes/corpos'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { pagamentoCreate } from '@paco/domain/medicoes/registros'
import { formatMoney } from '@paco/domain/shared/money'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../../http/client.ts'
import { hoje } from '../../http/hoje.ts'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import type { Field } from '../../ui/entity-form/types.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useAsOpened } from '../../ui/use-as-opened.ts'

interface DialogProps {
  boletim: Boletim
  onClose: () => void
}

function useDone(text: string, onClose: () => void) {
  const queryClient = useQueryClient()
  return () => {
    toast(text)
    onClose()
    void queryClient.invalidateQueries()
  }
}

export const liquidarFields = [
  { name: 'nota_fiscal', kind: 'text', placeholder: 'Número da nota' },
  { name: 'nota_fiscal_em', kind: 'day' },
] as const satisfies readonly Field[]

export const pagarFields = (resta: number) =>
  [
    { name: 'empenho', kind: 'text', placeholder: 'Número do empenho' },
    { name: 'nota_fiscal', kind: 'text' },
    { name: 'data', kind: 'day' },
    { name: 'valor', kind: 'money', help: `Restam ${formatMoney(resta)}; pode ser pago em partes.` },
  ] as const satisfies readonly Field[]

/** The invoice of an approved bulletin. */
export function LiquidarDialog({ boletim, onClose }: DialogProps) {
  const { id, versao } = boletim
  const initial = useAsOpened({ versao, nota_fiscal_em: hoje() })
  return (
    <FormDialog title={`Liquidar o boletim nº ${boletim.numero}`} onClose={onClose}>
      <EntityForm
        label="Liquidar"
        schema={liquidacao}
        fields={liquidarFields}
        initial={initial}
        submitLabel="Liquidar"
        onCancel={onClose}
        submit={(body) => request(medicoesCalls.liquidateBoletim, { params: { id }, body })}
        onSuccess={useDone(MESSAGES.liquidated, onClose)}
      />
    </FormDialog>
  )
}

/** A part of the net, or all that is left of it. */
export function PagarDialog({ boletim, resta, onClose }: DialogProps & { resta: number }) {
  const { id, versao, nota_fiscal } = boletim
  const initial = useAsOpened({ versao, nota_fiscal: nota_fiscal ?? '', data: hoje(), valor: resta })
  const fields = useMemo(() => pagarFields(resta), [resta])
  return (
    <FormDialog title={`Registrar pagamento do boletim nº ${boletim.numero}`} onClose={onClose}>
      <EntityForm
        label="Registrar pagamento"
        schema={pagamentoCreate}
        fields={fields}
        initial={initial}
        submitLabel="Registrar pagamento"
        onCancel={onClose}
        submit={(body) => request(medicoesCalls.createPagamento, { params: { id }, body })}
        onSuccess={useDone(MESSAGES.paid, onClose)}
      />
    </FormDialog>
  )
}
