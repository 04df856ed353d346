import type { ObraPublica } from '@paco/domain/obras/obra'
import { formatDay } from '@paco/domain/shared/days'
import { Rss } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import steps from '../ui/data/steps.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'

/** What changed, the newest first, and the way to be told of what comes. */
export function Mudancas({ obra: { id, mudancas } }: { obra: ObraPublica }) {
  return (
    <Card
      title="O que mudou"
      lead="Contratos, aditivos, paralisações e recebimentos, do mais novo para o mais antigo."
      actions={
        <Button
          component="a"
          href={`/api/obras/${id}/rss`}
          variant="default"
          leftSection={<Rss size={16} aria-hidden />}
        >
          Acompanhar por RSS
        </Button>
      }
      long
    >
      {mudancas.length === 0 ? (
        <p className={shared.note}>Nada mudou até agora.</p>
      ) : (
        <ol>
          {mudancas.map(({ chave, dia, titulo, texto }) => (
            <li key={chave} className={steps.step}>
              <p className={shared.note}>
                <time dateTime={dia}>{formatDay(dia)}</time>
              </p>
              <p className={words.strong}>{titulo}</p>
              <p className={words.wraps}>{texto}</p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
