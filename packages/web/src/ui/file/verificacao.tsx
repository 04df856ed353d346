import type { Arquivo } from '@paco/domain/arquivos/arquivo'
import { isRetido, RETIDO_LABELS } from '@paco/domain/arquivos/verificacao'
import { ShieldAlert, ShieldEllipsis } from 'lucide-react'
import { StatusPill } from '../status-pill.tsx'

/** Whether the antivirus holds a file back; nothing where it does not. */
export function VerificacaoPill({ arquivo: { verificado } }: { arquivo: Pick<Arquivo, 'verificado'> }) {
  if (!isRetido(verificado)) return null
  return verificado === 'suspeito' ? (
    <StatusPill tone="late" icon={ShieldAlert}>
      {RETIDO_LABELS.suspeito}
    </StatusPill>
  ) : (
    <StatusPill tone="wait" icon={ShieldEllipsis}>
      {RETIDO_LABELS.pendente}
    </StatusPill>
  )
}
