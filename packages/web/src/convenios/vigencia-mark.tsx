import { type Estado, estadoOf, isAlerta, prazoCurto } from '@paco/domain/convenios/vigencia'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { StatusPill, type Tone } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import classes from './vigencia-mark.module.css'

export const ESTADO_TONES: Record<Estado, Tone> = {
  vencida: 'late',
  '30': 'wait',
  '60': 'run',
  '90': 'idle',
  'em dia': 'ok',
  'sem data': 'idle',
}

interface VigenciaMarkProps {
  fim: Day | null
  /** The server's day; marks wait for it. */
  today: Day | undefined
}

/** The end of a term and, where it has passed or is near, how far it is. */
export function VigenciaMark({ fim, today }: VigenciaMarkProps) {
  if (fim === null) return '-'
  const estado = today === undefined ? 'em dia' : estadoOf(fim, today)
  return (
    <span className={`${shared.row} ${classes.mark}`}>
      {formatDay(fim)}
      {today !== undefined && isAlerta(estado) ? (
        <StatusPill tone={ESTADO_TONES[estado]}>{prazoCurto(fim, today)}</StatusPill>
      ) : null}
    </span>
  )
}
