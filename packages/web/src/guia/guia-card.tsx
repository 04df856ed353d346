import { proximoPasso } from '@paco/domain/guia/passo'
import { useQuery } from '@tanstack/react-query'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import words from '../ui/theme/words.module.css'
import { guiaQuery } from './queries.ts'
import { progressoText, TEXTOS } from './textos.ts'

/** Where a city that begins goes on, until somebody says that it has begun. */
export function GuiaCard() {
  const { data: guia } = useQuery(guiaQuery)
  if (!guia || guia.concluido) return null
  const next = proximoPasso(guia.passos)
  const then = next ? `A seguir: ${TEXTOS[next].titulo.toLowerCase()}.` : 'Falta só concluir.'
  return (
    <div className={words.below16}>
      <Card
        title="Primeiros passos"
        lead={`${progressoText(guia.passos)}. ${then}`}
        actions={
          <ButtonLink to={PATHS.primeirosPassos} variant="default">
            Continuar o guia
          </ButtonLink>
        }
      />
    </div>
  )
}
