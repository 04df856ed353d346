import type { Assinatura } from '@paco/domain/documentos/documento'
import { dayOf, formatDay } from '@paco/domain/shared/days'
import { PenLine, TriangleAlert } from 'lucide-react'
import { StatusPill } from '../ui/status-pill.tsx'
import words from '../ui/theme/words.module.css'

/** What one signature says, and whether it still holds. */
export function assinaturaText({ nome, em, integra, alterado_depois }: Assinatura): string {
  const who = nome ?? 'pessoa não identificada'
  if (!integra) return `A assinatura de ${who} não confere`
  if (alterado_depois) return `Alterado após a assinatura de ${who}`
  return em === null ? `Assinado por ${who}` : `Assinado por ${who} em ${formatDay(dayOf(new Date(em)))}`
}

/** The signatures inside of a file, each as a chip; nothing where none was found. */
export function Assinaturas({ assinaturas }: { assinaturas: readonly Assinatura[] | null }) {
  if (!assinaturas || assinaturas.length === 0) return null
  return (
    <div className={`${words.wrap} ${words.gap4} ${words.above4}`}>
      {assinaturas.map((assinatura) => {
        const text = assinaturaText(assinatura)
        const holds = assinatura.integra && !assinatura.alterado_depois
        return (
          <StatusPill key={text} tone={holds ? 'ok' : 'late'} icon={holds ? PenLine : TriangleAlert}>
            {text}
          </StatusPill>
        )
      })}
    </div>
  )
}
