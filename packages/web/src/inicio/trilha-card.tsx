import { counted } from '@paco/domain/auditoria/fala'
import { inicioCalls } from '@paco/domain/inicio/contract'
import type { Inicio } from '@paco/domain/inicio/inicio'
import { formatInstant } from '@paco/domain/shared/days'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useIntegrityCheck } from '../auditoria/integrity-check.tsx'
import { under } from '../http/reads.ts'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import words from '../ui/theme/words.module.css'
import classes from './inicio.module.css'
import { VER } from './perguntas.ts'

/** The trail: what its last check found, and a new one at hand. */
export function TrilhaCard({ trilha: { conferida } }: { trilha: NonNullable<Inicio['trilha']> }) {
  const queryClient = useQueryClient()
  const readAgain = () => void queryClient.invalidateQueries(under(inicioCalls.getInicio, {}))
  const { button, outcome } = useIntegrityCheck(readAgain)
  return (
    <Card
      title="Integridade da trilha"
      lead={
        conferida === null
          ? 'Este servidor ainda não conferiu a trilha desde que foi ligado.'
          : `Última conferência em ${formatInstant(conferida.em)}: ${
              conferida.integra
                ? `íntegra, ${counted(conferida.registros, 'registro')}.`
                : 'a trilha foi adulterada.'
            }`
      }
    >
      {outcome}
      <div className={`${words.wrap} ${words.gap8} ${classes.short}`}>
        {button}
        <Link {...VER.auditoria} className={parts.linkButton}>
          Abrir a auditoria
        </Link>
      </div>
    </Card>
  )
}
