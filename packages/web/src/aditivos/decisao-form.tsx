import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { impedimentoDo } from '@paco/domain/aditivos/contrato-do-pedido'
import { decisao } from '@paco/domain/aditivos/decisao'
import { passaCom } from '@paco/domain/aditivos/limite'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { PacoError } from '@paco/domain/shared/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Values } from '../ui/entity-form/types.ts'
import { tellFailure } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { decisaoFields, type Over, rejects, returns } from './decisao-fields.ts'
import { PedidoMudou } from './pedido-mudou.tsx'

/** What the form sends: the choice in front of the body. */
type Decisao = z.input<typeof decisao>

/** A choice made beside the form: each new one is filled in. */
export interface Escolhida {
  readonly decisao: Decisao['decisao']
}

interface DecisaoFormProps {
  aditivo: Aditivo
  escolhida: Escolhida | null
  onDecided: () => void
  /** Somebody was faster, or something the decision rests on changed: told with the server's words. */
  onConflict: (text: string) => void
}

/** What its contract no longer bears is not approved, whatever is said. */
const isBarred = (aditivo: Aditivo, { decisao: chosen }: Values) =>
  chosen === 'aprovado' && impedimentoDo(aditivo, hoje()) !== null

const isText = (words: unknown) => typeof words === 'string' && words.trim() !== ''
const isComplete = (values: Values) =>
  (!rejects(values) || isText(values.descricao_decisao)) &&
  (!returns(values) || isText(values.motivo_devolucao))

/** The ceiling that approving it passes: such an approval has to be explained. */
function overOf(aditivo: Aditivo): Over | null {
  const classe = passaCom(aditivo, aditivo)
  if (classe === null) return null
  return { classe, permitido: classe === 'acrescimos' ? aditivo.teto_acrescimos : aditivo.teto_supressoes }
}

const SUBMIT: Record<string, string> = { aprovado: 'Aprovar', rejeitado: 'Rejeitar', devolvido: 'Devolver' }
const submitLabel = ({ decisao: chosen }: Values): string => SUBMIT[String(chosen)] ?? 'Registrar decisão'

const DONE = {
  aprovado: MESSAGES.approved,
  rejeitado: MESSAGES.rejected,
  devolvido: MESSAGES.returned,
}

function send({ id, versao }: Aditivo, chosen: Decisao): Promise<unknown> {
  const params = { id }
  switch (chosen.decisao) {
    case 'aprovado':
      return request(aditivosCalls.approveAditivo, {
        params,
        body: { descricao_decisao: chosen.descricao_decisao, versao },
      })
    case 'rejeitado':
      return request(aditivosCalls.rejectAditivo, {
        params,
        body: { descricao_decisao: chosen.descricao_decisao, versao },
      })
    case 'devolvido':
      return request(aditivosCalls.returnAditivo, {
        params,
        body: { motivo_devolucao: chosen.motivo_devolucao, versao },
      })
  }
}

/** What was chosen beside the form is gone on with in it: the words it needs are typed next. */
function useReach(escolhida: Escolhida | null) {
  const place = useRef<HTMLDivElement>(null)
  const reached = useRef(escolhida)
  const onValues = useCallback(
    (values: Values) => {
      if (reached.current === escolhida || values.decisao !== escolhida?.decisao) return
      reached.current = escolhida
      place.current?.querySelector('textarea')?.focus()
    },
    [escolhida],
  )
  return { place, onValues }
}

/** The auditor's decision on one request, final and with words where the rules ask for them; or its way back. */
export function DecisaoForm({ aditivo, escolhida, onDecided, onConflict }: DecisaoFormProps) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => decisaoFields(overOf(aditivo)), [aditivo])
  const { place, onValues } = useReach(escolhida)
  const [lido, setLido] = useState(aditivo)
  const mudou = lido.versao !== aditivo.versao
  return (
    <div ref={place}>
      {mudou ? <PedidoMudou lido={lido} agora={aditivo} onRead={() => setLido(aditivo)} /> : null}
      <EntityForm
        label="Decisão"
        schema={decisao}
        fields={fields}
        draftKey={`aditivos/${aditivo.id}/decisao`}
        submitLabel={submitLabel}
        canSubmit={(values) => !mudou && isComplete(values) && !isBarred(aditivo, values)}
        failureTitle={MESSAGES.decideFailed}
        supplied={escolhida}
        onValues={onValues}
        submit={async (values) => {
          try {
            await tellFailure(MESSAGES.decideFailed, send(lido, values))
          } catch (error) {
            if (error instanceof PacoError && error.status === 409) onConflict(error.message)
            throw error
          }
          return values.decisao
        }}
        onSuccess={(chosen) => {
          toast(DONE[chosen])
          onDecided()
          void queryClient.invalidateQueries()
        }}
      />
    </div>
  )
}
