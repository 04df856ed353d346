import { dizerAssinatura, NAO_CONFERIDO } from '@paco/domain/documentos/assinaturas'
import type { Assinatura } from '@paco/domain/documentos/documento'
import { formatInstant } from '@paco/domain/shared/days'
import { CircleCheck, CircleHelp, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Card } from '../ui/card.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './verificar.module.css'

const ICONS: Record<ReturnType<typeof dizerAssinatura>['tom'], LucideIcon> = {
  ok: CircleCheck,
  wait: TriangleAlert,
  bad: CircleX,
  idle: CircleHelp,
}

function One({ assinatura }: { assinatura: Assinatura }) {
  const { tom, texto } = dizerAssinatura(assinatura)
  const { nome, emissor, em, carimbo } = assinatura
  const Icon = ICONS[tom]
  const facts = [
    ...(em === null ? [] : [`${carimbo ? 'em' : 'diz ter assinado em'} ${formatInstant(em)}`]),
    ...(emissor === null ? [] : [`certificado emitido por ${emissor}`]),
  ]
  return (
    <li className={`${words.wrap} ${tones[tom]} ${classes.signature}`}>
      <Icon size={20} aria-hidden className={`${words.rigid} ${classes.mark}`} />
      <div className={`${words.grows} ${words.shrinks}`}>
        <p className={`${words.strong} ${words.wraps}`}>
          {carimbo ? 'Carimbo do tempo: ' : ''}
          {nome ?? 'Sem nome legível'}
        </p>
        {facts.length > 0 && <p className={`${shared.note} ${words.wraps}`}>{facts.join(' · ')}</p>}
        <p>{texto}</p>
      </div>
    </li>
  )
}

/** The signatures inside of a PDF: what was looked at, and what was not. */
export function Assinaturas({ assinaturas }: { assinaturas: readonly Assinatura[] }) {
  // Two may say the same: each is told by its place in the file.
  const numbered = assinaturas.map((assinatura, lugar) => ({ lugar, assinatura }))
  return (
    <Card title={assinaturas.length === 1 ? 'Assinatura no PDF' : `${assinaturas.length} assinaturas no PDF`}>
      <ul>
        {numbered.map(({ lugar, assinatura }) => (
          <One key={lugar} assinatura={assinatura} />
        ))}
      </ul>
      <p className={`${shared.note} ${words.above12}`}>
        {NAO_CONFERIDO} Para isso, envie o arquivo ao{' '}
        <a href="https://validar.iti.gov.br" rel="noreferrer external" target="_blank">
          validador do ITI
        </a>
        .
      </p>
    </Card>
  )
}
