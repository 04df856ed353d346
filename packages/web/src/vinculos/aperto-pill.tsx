import { apertoOf } from '@paco/domain/vinculos/soma'
import type { Vinculo } from '@paco/domain/vinculos/vinculo'
import { TriangleAlert } from 'lucide-react'
import { StatusPill } from '../ui/status-pill.tsx'

/** Told where more is drawn than there is: amber, and red where it is far more. */
export function ApertoPill({ vinculo }: { vinculo: Pick<Vinculo, 'alvo_valor' | 'comprometido'> }) {
  if (vinculo.comprometido === null) return null
  const aperto = apertoOf(vinculo.alvo_valor, vinculo.comprometido)
  if (aperto === 'cabe') return null
  return (
    <StatusPill tone={aperto === 'acima' ? 'wait' : 'late'} icon={TriangleAlert}>
      {aperto === 'acima' ? 'Acima do total' : 'Muito acima do total'}
    </StatusPill>
  )
}
