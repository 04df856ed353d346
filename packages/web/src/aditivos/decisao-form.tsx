import { type Aditivo, decisao } from '@paco/domain/aditivos/aditivo'
import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { passesLimit } from '@paco/domain/aditivos/limite'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { sumMoney } from '@paco/domain/shared/money'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Values } from '../ui/entity-form/types.ts'
import { tellFailure } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { decisaoFields, rejects } from './decisao-fields.ts'

/** What the form sends: the choice in front of the body. */
type Decisao = z.input<typeof decisao>

interface DecisaoFormProps {
  aditivo: Aditivo
  onDecided: () => void
  onCancel: () => void
}

const hasWords = ({ descricao_decisao: words }: Values) => typeof words === 'string' && words.trim() !== ''

/** Whether approving it takes the project beyond the ceiling: such an approval has to be explained. */
const isOver = ({ valor, projeto_valor_original, projeto_aprovado }: Aditivo) =>
  valor !== null && passesLimit(projeto_valor_original, sumMoney([projeto_aprovado, valor]))

function submitLabel({ decisao: chosen }: Values): string {
  if (chosen === 'aprovado') return 'Aprovar'
  return chosen === 'rejeitado' ? 'Rejeitar' : 'Registrar decisão'
}

/** The auditor's decision on one request: final, and with words where the rules ask for them. */
export function DecisaoForm({ aditivo, onDecided, onCancel }: DecisaoFormProps) {
  const queryClient = useQueryClient()
  const over = isOver(aditivo)
  const fields = useMemo(() => decisaoFields(over), [over])
  const params = { id: aditivo.id }
  const send = async (chosen: Decisao): Promise<unknown> =>
    chosen.decisao === 'aprovado'
      ? request(aditivosCalls.approveAditivo, {
          params,
          body: { descricao_decisao: chosen.descricao_decisao },
        })
      : request(aditivosCalls.rejectAditivo, {
          params,
          body: { descricao_decisao: chosen.descricao_decisao },
        })
  return (
    <EntityForm
      label="Decisão"
      schema={decisao}
      fields={fields}
      draftKey={`aditivos/${aditivo.id}/decisao`}
      submitLabel={submitLabel}
      canSubmit={(values) => !rejects(values) || hasWords(values)}
      failureTitle={MESSAGES.decideFailed}
      onCancel={onCancel}
      submit={async (values) => {
        await tellFailure(MESSAGES.decideFailed, send(values))
        return values.decisao
      }}
      onSuccess={(chosen) => {
        toast(chosen === 'aprovado' ? MESSAGES.approved : MESSAGES.rejected)
        onDecided()
        void queryClient.invalidateQueries()
      }}
    />
  )
}
