import type { Situacao } from '@paco/domain/etapas/etapa'
import { PARALISADA, type Paralisada, paralisadaText } from '@paco/domain/projetos/paralisada'
import { OctagonPause } from 'lucide-react'
import { hoje } from '../http/hoje.ts'
import { StatusPill } from '../ui/status-pill.tsx'
import { STATUS_TONES } from './status-tone.ts'

/** Beside the computed status of works that are stopped; the sentence when asked. */
export function ParalisadaChip({ paralisacao }: { paralisacao: Paralisada | null }) {
  if (paralisacao === null) return null
  return (
    <span title={paralisadaText(paralisacao, hoje())}>
      <StatusPill tone="wait" icon={OctagonPause}>
        {PARALISADA}
      </StatusPill>
    </span>
  )
}

interface StatusProps {
  projeto: { status: Situacao; paralisacao: Paralisada | null }
}

/** A project's computed status, and whether its works are stopped. */
export const ProjetoStatus = ({ projeto }: StatusProps) => (
  <>
    <StatusPill tone={STATUS_TONES[projeto.status]}>{projeto.status}</StatusPill>
    <ParalisadaChip paralisacao={projeto.paralisacao} />
  </>
)
