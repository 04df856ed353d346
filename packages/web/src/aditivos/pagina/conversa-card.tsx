import { aditivosCalls } from '@paco/domain/aditivos/contract'
import type { Exame } from '@paco/domain/aditivos/exame'
import {
  CONVERSA_LABELS,
  conversaOf,
  isConversaOpen,
  type Mensagem,
  mensagemCreate,
} from '@paco/domain/aditivos/mensagem'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { canDecideAditivos, canWriteMensagem } from '@paco/domain/aditivos/policy'
import { formatInstant } from '@paco/domain/shared/days'
import type { Role, SessionUser } from '@paco/domain/shared/roles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { request } from '../../http/client.ts'
import { Card } from '../../ui/card.tsx'
import parts from '../../ui/data/parts.module.css'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import type { Field } from '../../ui/entity-form/types.ts'
import { tellFailure } from '../../ui/failures.ts'
import { Problem } from '../../ui/states/problem.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { toast } from '../../ui/toast.ts'
import { mensagensQuery } from '../queries.ts'
import classes from './conversa-card.module.css'

export const mensagemFields = [
  { name: 'texto', kind: 'textarea', rows: 2 },
] as const satisfies readonly Field[]

/** For whom the author spoke. */
const VOICES: Record<Role, string> = { auditor: 'auditoria', user: 'secretaria', admin: 'administração' }

function Line({ mensagem }: { mensagem: Mensagem }) {
  const { texto, autor_nome, papel, criada_em } = mensagem
  return (
    <li className={`${words.rounded} ${classes.message}`} data-asks={papel === 'auditor' || undefined}>
      <p className={shared.note}>
        <b className={words.ink}>{autor_nome}</b> ({VOICES[papel]}),{' '}
        <time dateTime={criada_em}>{formatInstant(criada_em)}</time>
      </p>
      <p className={parts.prose}>{texto}</p>
    </li>
  )
}

const leadOf = (isOpen: boolean, count: number) => {
  if (isOpen) return 'O que a auditoria pergunta e a secretaria responde, antes da decisão. Fica guardado.'
  return count === 0 ? 'Nada foi perguntado.' : 'Encerrada com o pedido.'
}

interface ConversaCardProps extends Pick<Exame, 'aditivo' | 'projeto'> {
  who: SessionUser | null
}

/** The thread of questions and answers about a request. */
export function ConversaCard({ aditivo, projeto, who }: ConversaCardProps) {
  const { id, status } = aditivo
  const { data, isError, refetch } = useQuery(mensagensQuery(id))
  const queryClient = useQueryClient()
  /** What was sent is in the thread: the next one begins empty. */
  const [sent, setSent] = useState(0)
  const thread = useRef<HTMLOListElement>(null)
  const turn = data ? conversaOf(status, data) : null
  return (
    <Card
      title="Perguntas e respostas"
      lead={leadOf(isConversaOpen(status), data?.length ?? 0)}
      actions={
        turn && <StatusPill tone={turn === 'respondida' ? 'ok' : 'wait'}>{CONVERSA_LABELS[turn]}</StatusPill>
      }
    >
      {isError && !data ? <Problem text={MESSAGES.loadThreadFailed} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton lines={2} label="Carregando as perguntas e respostas…" /> : null}
      <ol
        ref={thread}
        tabIndex={-1}
        aria-label="Mensagens"
        className={`${shared.stack} ${words.gap8} ${classes.thread}`}
      >
        {data?.map((mensagem) => (
          <Line key={mensagem.id} mensagem={mensagem} />
        ))}
      </ol>
      {data && canWriteMensagem(who, projeto, aditivo) ? (
        <EntityForm
          key={sent}
          label="Escrever uma mensagem"
          schema={mensagemCreate}
          fields={mensagemFields}
          draftKey={`aditivos/${id}/mensagem`}
          submitLabel={canDecideAditivos(who) ? 'Perguntar' : 'Responder'}
          failureTitle={MESSAGES.messageFailed}
          submit={(body) =>
            tellFailure(
              MESSAGES.messageFailed,
              request(aditivosCalls.createMensagem, { params: { id }, body }),
            )
          }
          onSuccess={async () => {
            toast(MESSAGES.messageSent)
            setSent((count) => count + 1)
            await queryClient.invalidateQueries()
            thread.current?.focus()
          }}
        />
      ) : null}
    </Card>
  )
}
