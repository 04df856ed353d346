import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { impedimentoDo } from '@paco/domain/aditivos/contrato-do-pedido'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { canDecideAditivo } from '@paco/domain/aditivos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hoje } from '../http/hoje.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { AditivoItem } from './aditivo-item.tsx'
import { AditivoModal } from './aditivo-modal.tsx'
import classes from './auditoria-modal.module.css'
import { CorrecoesNote } from './correcoes-note.tsx'
import { DecisaoForm } from './decisao-form.tsx'
import { changesOf } from './efeito.ts'
import { EfeitoView } from './efeito-view.tsx'
import { classesOf, Medidores } from './medidores.tsx'
import { auditoriaQuery } from './queries.ts'

interface AuditoriaModalProps {
  projeto: Projeto
  who: SessionUser | null
  /** Shows only this request, ready to be decided. */
  only?: number
  onClose: () => void
}

/** What there is to know before deciding: the effect, and the legal meter for money. */
export function Julgamento({ aditivo, projeto }: { aditivo: Aditivo; projeto: Projeto }) {
  const measured = classesOf(aditivo)
  const impedimento = aditivo.status === 'pendente' ? impedimentoDo(aditivo, hoje()) : null
  return (
    <div className={`${shared.stack} ${words.ruled} ${classes.judgement}`}>
      {impedimento === null ? null : (
        <Notice tone="bad">
          <p>
            <strong>Não pode ser aprovado.</strong> {impedimento}
          </p>
        </Notice>
      )}
      {aditivo.status === 'pendente' && impedimento === null ? (
        <EfeitoView title="Se for aprovado" changes={changesOf(projeto, aditivo, aditivo)} />
      ) : null}
      {measured.length > 0 ? <Medidores medidas={aditivo} classes={measured} /> : null}
      <CorrecoesNote projeto={projeto} />
    </div>
  )
}

interface PendingProps {
  aditivo: Aditivo
  who: SessionUser | null
  open: boolean
  onOpen: () => void
  onCancel: () => void
  onDecided: () => void
}

function Pending({ aditivo, who, open, onOpen, onCancel, onDecided }: PendingProps) {
  if (aditivo.status !== 'pendente') return null
  if (!canDecideAditivo(who, aditivo)) {
    return (
      <div className={`${shared.row} ${shared.note} ${words.gap8x12}`}>
        <Button disabled>Decidir</Button>
        <span>{MESSAGES.ownRequest}</span>
      </div>
    )
  }
  if (open) return <DecisaoForm aditivo={aditivo} onCancel={onCancel} onDecided={onDecided} />
  return <Button onClick={onOpen}>Decidir</Button>
}

/** 'Auditoria de Aditivos': the pending requests of a project; those decided here stay, with their new status. */
export function AuditoriaModal({ projeto, who, only, onClose }: AuditoriaModalProps) {
  const { data, error, refetch } = useQuery(auditoriaQuery(projeto.id))
  const [open, setOpen] = useState<number | null>(only ?? null)
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set())
  const shown = data?.filter(
    ({ id, status }) => (status === 'pendente' || decided.has(id)) && (only === undefined || id === only),
  )
  return (
    <AditivoModal title="Auditoria de Aditivos" lead={projeto.nomeprojeto} onClose={onClose}>
      {error && !data ? (
        <ErrorState title={MESSAGES.loadPendingFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton lines={6} label="Carregando os aditivos pendentes…" /> : null}
      {shown?.length === 0 ? <EmptyState title={MESSAGES.nonePending} /> : null}
      <ol className={`${shared.stack} ${words.gap12}`}>
        {shown?.map((aditivo) => (
          <AditivoItem key={aditivo.id} aditivo={aditivo}>
            <Julgamento aditivo={aditivo} projeto={projeto} />
            <Pending
              aditivo={aditivo}
              who={who}
              open={open === aditivo.id}
              onOpen={() => setOpen(aditivo.id)}
              onCancel={() => (only === undefined ? setOpen(null) : onClose())}
              onDecided={() => {
                setOpen(null)
                setDecided((before) => new Set([...before, aditivo.id]))
              }}
            />
          </AditivoItem>
        ))}
      </ol>
    </AditivoModal>
  )
}
