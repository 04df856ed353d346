import { groupCorrecoes } from '@paco/domain/aditivos/correcao'
import { mudancaText } from '@paco/domain/projetos/linha-base'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { formatInstant } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import parts from '../ui/data/parts.module.css'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './correcoes-note.module.css'
import { correcoesQuery } from './queries.ts'

/** Beside the legal meter: who corrected the baseline it measures by, when, from what to what, and why. */
export function CorrecoesNote({ projeto }: { projeto: Projeto }) {
  // Only a frozen baseline is ever corrected.
  const enabled = projeto.base_congelada_em !== null
  const { data = [], isError, refetch } = useQuery({ ...correcoesQuery(projeto.id), enabled })
  if (isError && data.length === 0) {
    return (
      <Problem
        text="As correções da linha de base não puderam ser carregadas."
        onRetry={() => void refetch()}
      />
    )
  }
  const feitas = groupCorrecoes(data)
  if (feitas.length === 0) return null
  return (
    <section className={`${words.above12} ${words.sunken} ${words.rounded} ${classes.note}`}>
      <h3>{feitas.length === 1 ? 'Correção da linha de base' : 'Correções da linha de base'}</h3>
      <ul className={`${shared.stack} ${words.gap10}`}>
        {feitas.map(({ em, por, motivo, mudancas }) => (
          <li key={`${em} ${por}`}>
            <p className={shared.note}>
              {por}, em <time dateTime={em}>{formatInstant(em)}</time>
            </p>
            {mudancas.map((mudanca) => (
              <p key={mudanca.etapa ?? 0} className={`${words.strong} ${words.tabular} ${classes.change}`}>
                {mudancaText(mudanca)}
              </p>
            ))}
            <p className={parts.prose}>Motivo: {motivo}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
