import type { Contrato } from '@paco/domain/contratos/contrato'
import type { SituacaoContrato } from '@paco/domain/contratos/dominios'
import type { Day } from '@paco/domain/shared/days'
import { TriangleAlert } from 'lucide-react'
import { StatusPill, type Tone } from '../ui/status-pill.tsx'

const TONES: Record<SituacaoContrato, Tone> = {
  'Em preparação': 'idle',
  'Em execução': 'run',
  Cumprido: 'ok',
  'Rescindido com sanção': 'late',
  'Rescindido sem sanção': 'late',
  Anulado: 'idle',
}

type Shown = Pick<Contrato, 'situacao' | 'vigencia_fim'>

/** Where a contract stands, and that its term is over while it still runs. */
export function SituacaoContratoPill({ contrato, today }: { contrato: Shown; today: Day }) {
  const { situacao, vigencia_fim } = contrato
  const over = situacao === 'Em execução' && vigencia_fim !== null && vigencia_fim < today
  return (
    <>
      <StatusPill tone={TONES[situacao]}>{situacao}</StatusPill>
      {over ? (
        <>
          {' '}
          <StatusPill tone="late" icon={TriangleAlert}>
            Vigência vencida
          </StatusPill>
        </>
      ) : null}
    </>
  )
}
