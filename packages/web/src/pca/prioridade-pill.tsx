import { StatusPill, type Tone } from '../ui/status-pill.tsx'

const TONES: Readonly<Record<string, Tone>> = { Alta: 'late', Média: 'wait', Baixa: 'run' }

export function PrioridadePill({ prioridade }: { prioridade: string }) {
  return <StatusPill tone={TONES[prioridade] ?? 'idle'}>{prioridade}</StatusPill>
}
