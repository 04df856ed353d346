import type { Contrato } from '@paco/domain/contratos/contrato'
import type { SituacaoContrato } from '@paco/domain/contratos/dominios'
import { terminoOf } from '@paco/domain/contratos/regras'
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

type Shown = Pick<Contrato, 'situacao' | 'vigencia_fim' | 'encerrado_em'>

/** Where a contract stands, and that its term is over while it still runs. */
export function SituacaoContratoPill({ contrato, today }: { contrato: Shown; today: Day }) {
  const { situacao } = contrato
  const over = terminoOf(contrato, today)?.por === 'vigencia'
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
