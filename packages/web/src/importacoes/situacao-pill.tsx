import { SITUACAO_LABELS, type SituacaoImportacao } from '@paco/domain/importacoes/situacao'
import { StatusPill, type Tone } from '../ui/status-pill.tsx'

const TONES: Record<SituacaoImportacao, Tone> = {
  conferida: 'wait',
  na_fila: 'wait',
  importando: 'run',
  importada: 'ok',
  desfazendo: 'run',
  parada: 'late',
  desfeita: 'idle',
  cancelada: 'idle',
  falhou: 'late',
}

/** Where an import stands. */
export const SituacaoImportacaoPill = ({ situacao }: { situacao: SituacaoImportacao }) => (
  <StatusPill tone={TONES[situacao]}>{SITUACAO_LABELS[situacao]}</StatusPill>
)
