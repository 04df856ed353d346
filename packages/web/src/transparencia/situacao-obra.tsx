import { SITUACAO_OBRA_LABELS, type SituacaoObra } from '@paco/domain/transparencia/situacao'
import { StatusPill, type Tone } from '../ui/status-pill.tsx'

const TONES: Readonly<Record<SituacaoObra, Tone>> = {
  nao_iniciada: 'idle',
  em_execucao: 'run',
  atrasada: 'late',
  paralisada: 'wait',
  concluida: 'ok',
}

export const SituacaoObraPill = ({ situacao }: { situacao: SituacaoObra }) => (
  <StatusPill tone={TONES[situacao]}>{SITUACAO_OBRA_LABELS[situacao]}</StatusPill>
)
