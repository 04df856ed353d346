import { SITUACAO_LABELS, type SituacaoBoletim } from '@paco/domain/medicoes/situacao'
import { StatusPill, type Tone } from '../ui/status-pill.tsx'

const TONES: Record<SituacaoBoletim, Tone> = {
  em_elaboracao: 'idle',
  enviada: 'wait',
  em_conferencia: 'wait',
  atestada: 'run',
  aprovada: 'run',
  liquidada: 'run',
  paga: 'ok',
}

/** Where a bulletin stands. */
export const SituacaoBoletimPill = ({ situacao }: { situacao: SituacaoBoletim }) => (
  <StatusPill tone={TONES[situacao]}>{SITUACAO_LABELS[situacao]}</StatusPill>
)
