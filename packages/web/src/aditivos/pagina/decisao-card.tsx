import { canDecideAditivo, impedimentoDaDecisao } from '@paco/domain/aditivos/decisao-policy'
import type { Exame } from '@paco/domain/aditivos/exame'
import { canDecideAditivos } from '@paco/domain/aditivos/policy'
import { waitText } from '@paco/domain/aditivos/titulo'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { AditivoActions } from '../aditivo-actions.tsx'
import { DecisaoForm, type Escolhida } from '../decisao-form.tsx'
import { aditivoLink } from '../links.ts'
import { StatusAditivoPill } from '../status-aditivo.tsx'

interface DecisaoCardProps extends Exame {
  who: SessionUser | null
  /** What the keyboard chose. */
  escolhida: Escolhida | null
  /** The way back to the list. */
  back: ReactNode
}

function Proximo({ fila, focused }: Pick<Exame, 'fila'> & { focused: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  // The form that had the focus is gone: one key goes on.
  useEffect(() => {
    if (focused) link.current?.focus()
  }, [focused])
  if (fila?.proximo == null) return null
  return (
    <ButtonLink ref={link} {...aditivoLink(fila.proximo)} rightSection={<ArrowRight size={16} aria-hidden />}>
      Próximo da fila ({fila.restantes})
    </ButtonLink>
  )
}

/** Where it stands, for those who do not decide it. */
function stateText({ status, dias_espera }: Exame['aditivo']): string {
  switch (status) {
    case 'pendente':
      return `À espera da decisão de um auditor, pedido ${waitText(dias_espera ?? 0)}.`
    case 'devolvido':
      return 'Espera a correção da secretaria; nada foi decidido.'
    case 'retirado':
      return 'Retirado por quem pediu. Não há mais nada a decidir.'
    case 'aprovado':
    case 'rejeitado':
      return 'A decisão é definitiva.'
  }
}

/** The decision, the way to the next one, and what the department may still do. */
export function DecisaoCard({ aditivo, projeto, fila, who, escolhida, back }: DecisaoCardProps) {
  const queryClient = useQueryClient()
  const [decided, setDecided] = useState(false)
  const [conflict, setConflict] = useState<string | null>(null)
  const { status } = aditivo
  const decides = canDecideAditivo(who, aditivo)
  const impedimento =
    who && canDecideAditivos(who) && status === 'pendente' ? impedimentoDaDecisao(who, aditivo) : null
  return (
    <Card
      title={canDecideAditivos(who) ? 'Decisão' : 'Situação'}
      actions={<StatusAditivoPill status={status} />}
    >
      {conflict !== null && !decides ? (
        <Notice tone="bad">
          <p>
            <strong>A sua decisão não foi registrada.</strong> {conflict}
          </p>
        </Notice>
      ) : null}
      {decides ? (
        <DecisaoForm
          aditivo={aditivo}
          escolhida={escolhida}
          onDecided={() => setDecided(true)}
          onConflict={(text) => {
            setConflict(text)
            void queryClient.invalidateQueries()
          }}
        />
      ) : (
        <p className={shared.note}>{impedimento ?? stateText(aditivo)}</p>
      )}
      <AditivoActions aditivo={aditivo} projeto={projeto} who={who} />
      {canDecideAditivos(who) && !decides ? (
        <div className={`${words.wrap} ${words.gap8} ${words.above12}`}>
          <Proximo fila={fila} focused={decided} />
          {back}
        </div>
      ) : null}
    </Card>
  )
}
