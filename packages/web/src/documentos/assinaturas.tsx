import { dizerAssinatura, type Tom } from '@paco/domain/documentos/assinaturas'
import type { Assinatura } from '@paco/domain/documentos/documento'
import { CircleHelp, CircleX, type LucideIcon, PenLine, TriangleAlert } from 'lucide-react'
import { StatusPill, type Tone } from '../ui/status-pill.tsx'
import words from '../ui/theme/words.module.css'

const LOOKS: Record<Tom, readonly [Tone, LucideIcon]> = {
  ok: ['ok', PenLine],
  wait: ['wait', TriangleAlert],
  bad: ['late', CircleX],
  idle: ['idle', CircleHelp],
}

/** The signatures inside of a file, each as a chip; nothing where none was found. */
export function Assinaturas({ assinaturas }: { assinaturas: readonly Assinatura[] | null }) {
  // Two may say the same: each is told by its place in the file.
  const numbered = (assinaturas ?? []).map((assinatura, lugar) => ({ lugar, ...dizerAssinatura(assinatura) }))
  if (numbered.length === 0) return null
  return (
    <div className={`${words.wrap} ${words.gap4} ${words.above4}`}>
      {numbered.map(({ lugar, tom, curto }) => (
        <StatusPill key={lugar} tone={LOOKS[tom][0]} icon={LOOKS[tom][1]}>
          {curto}
        </StatusPill>
      ))}
    </div>
  )
}
