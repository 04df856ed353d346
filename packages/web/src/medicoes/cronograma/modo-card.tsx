import type { Contrato } from '@paco/domain/contratos/contrato'
import { REGIMES } from '@paco/domain/contratos/dominios'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { MODO_LABELS, MODOS, modoDoRegime, refusalOfModo } from '@paco/domain/medicoes/modo'
import { type RegraMedicao, regraUpdate } from '@paco/domain/medicoes/registros'
import { formatQuantity } from '@paco/domain/shared/quantity'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { request } from '../../http/client.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import facts from '../../ui/data/facts.module.css'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import type { Field } from '../../ui/entity-form/types.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PercentField, percentShown } from '../../ui/percent-field.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { toast } from '../../ui/toast.ts'
import { regraQuery } from './queries.ts'

/** Why the regime leaves no choice: what is said to who would choose the other mode. */
export function motivoDoModo(regime: number): string {
  const legal = modoDoRegime(regime)
  const other = MODOS.find((modo) => modo !== legal) ?? MODOS[0]
  return legal === null ? MESSAGES.directExecution : (refusalOfModo(regime, other) ?? '')
}

export const RETENCAO_FIELDS = [
  {
    name: 'retencao_percentual',
    kind: 'custom',
    span: 6,
    help: 'De cada medição, onde o contrato a prevê; sem retenção, 0.',
    render: (field) => <PercentField {...field} />,
    show: percentShown,
  },
] as const satisfies readonly Field[]

interface ModoProps {
  contrato: Contrato
  regra: RegraMedicao
  mayEdit: boolean
  onWritten: () => Promise<void>
}

function RetencaoDialog(props: Omit<ModoProps, 'mayEdit'> & { onClose: () => void }) {
  const { contrato, regra, onClose, onWritten } = props
  const queryClient = useQueryClient()
  const { id } = contrato
  return (
    <FormDialog title="Retenção nas medições" onClose={onClose}>
      <EntityForm
        label="Retenção nas medições"
        schema={regraUpdate}
        fields={RETENCAO_FIELDS}
        initial={regra}
        fixed={{ modo: modoDoRegime(contrato.regime) ?? 'por_item' }}
        onCancel={onClose}
        reload={async () => (await queryClient.fetchQuery({ ...regraQuery(id), staleTime: 0 })) ?? {}}
        submit={(body) => request(medicoesCalls.updateRegraMedicao, { params: { id }, body })}
        onSuccess={() => {
          toast(MESSAGES.regraSaved)
          onClose()
          void onWritten()
        }}
      />
    </FormDialog>
  )
}

/** How the contract is measured, why, and what is held back of each bulletin. */
export function ModoCard({ contrato, regra, mayEdit, onWritten }: ModoProps) {
  const [isOpen, setOpen] = useState(false)
  const { modo } = regra
  return (
    <Card
      title="Modo de medição"
      actions={
        mayEdit && modo !== null ? (
          <Button
            variant="default"
            leftSection={<Pencil size={16} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            Alterar retenção
          </Button>
        ) : null
      }
    >
      <dl className={facts.facts}>
        <div>
          <dt>Regime de execução</dt>
          <dd>{REGIMES[contrato.regime]}</dd>
        </div>
        <div>
          <dt>Modo de medição</dt>
          <dd>{modo === null ? 'Sem medição' : MODO_LABELS[modo]}</dd>
        </div>
        <div>
          <dt>Retenção</dt>
          <dd>
            {regra.retencao_percentual === 0 ? 'Nenhuma' : `${formatQuantity(regra.retencao_percentual)}%`}
          </dd>
        </div>
      </dl>
      <p className={`${shared.note} ${words.above12}`}>{motivoDoModo(contrato.regime)}</p>
      {isOpen ? (
        <RetencaoDialog
          contrato={contrato}
          regra={regra}
          onWritten={onWritten}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Card>
  )
}
