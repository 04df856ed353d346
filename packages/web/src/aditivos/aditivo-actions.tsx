import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { canNoteTermo, canResendAditivo, canWithdrawAditivo } from '@paco/domain/aditivos/policy'
import { headline } from '@paco/domain/aditivos/titulo'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { SolicitarModal } from './solicitar-modal.tsx'
import { TermoModal } from './termo-modal.tsx'

interface ActionsProps {
  aditivo: Aditivo
  projeto: Projeto
  who: SessionUser | null
}

/** Whether something of the term is still to be said. */
const lacksTermo = ({ numero_termo, data_assinatura, fundamento_legal }: Aditivo) =>
  numero_termo === null || data_assinatura === null || fundamento_legal === null

/** What the department may still do with a request of its own: correct it, take it back, note its term. */
export function AditivoActions({ aditivo, projeto, who }: ActionsProps) {
  const [open, setOpen] = useState<'correcao' | 'termo' | null>(null)
  const close = () => setOpen(null)
  const retirar = useAskedWrite({
    send: ({ id, versao }: Aditivo) =>
      request(aditivosCalls.withdrawAditivo, { params: { id }, body: { versao } }),
    question: (asked) => ({
      title: 'Retirar a solicitação?',
      text: `${headline(asked)}. Não há como voltar atrás; um novo pedido pode ser feito.`,
      confirmLabel: 'Retirar',
      danger: true,
    }),
    onDone: () => toast(MESSAGES.withdrawn),
    failure: MESSAGES.withdrawFailed,
  })
  const corrects = canResendAditivo(who, projeto, aditivo)
  const withdraws = canWithdrawAditivo(who, projeto, aditivo)
  const notes = canNoteTermo(who, projeto, aditivo) && lacksTermo(aditivo)
  if (!corrects && !withdraws && !notes) return null
  return (
    <>
      <div className={`${shared.row} ${words.gap8x12} ${words.above12}`}>
        {corrects ? <Button onClick={() => setOpen('correcao')}>Corrigir e reenviar</Button> : null}
        {notes ? (
          <Button variant="default" onClick={() => setOpen('termo')}>
            Registrar o termo
          </Button>
        ) : null}
        {withdraws ? (
          <Button variant="default" disabled={retirar.isPending} onClick={() => void retirar.ask(aditivo)}>
            Retirar solicitação
          </Button>
        ) : null}
      </div>
      {retirar.problem ? <Problem text={retirar.problem} onClose={retirar.dismiss} /> : null}
      {open === 'correcao' ? (
        <SolicitarModal projeto={projeto} secretarias={null} returned={aditivo} onClose={close} />
      ) : null}
      {open === 'termo' ? <TermoModal aditivo={aditivo} onClose={close} /> : null}
    </>
  )
}
