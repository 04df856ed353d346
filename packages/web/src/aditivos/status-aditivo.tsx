import { STATUS_LABELS, type StatusAditivo } from '@paco/domain/aditivos/aditivo'
import { Check, CircleHelp, Clock, type LucideIcon, Undo2, X } from 'lucide-react'
import { StatusPill, type Tone } from '../ui/status-pill.tsx'

const LOOKS: Record<StatusAditivo, { tone: Tone; icon: LucideIcon }> = {
  aprovado: { tone: 'ok', icon: Check },
  rejeitado: { tone: 'late', icon: X },
  pendente: { tone: 'wait', icon: Clock },
  devolvido: { tone: 'idle', icon: Undo2 },
  retirado: { tone: 'idle', icon: X },
}

const isKnown = (status: string): status is StatusAditivo => status in LOOKS

/** Where a request stands: green, red, yellow; grey for a word this version does not know. */
export function StatusAditivoPill({ status }: { status: string }) {
  if (!isKnown(status)) {
    return (
      <StatusPill tone="idle" icon={CircleHelp}>
        {status}
      </StatusPill>
    )
  }
  return <StatusPill {...LOOKS[status]}>{STATUS_LABELS[status]}</StatusPill>
}
