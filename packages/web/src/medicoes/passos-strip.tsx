import type { Boletim } from '@paco/domain/medicoes/boletim'
import { SITUACAO_LABELS, SITUACOES_BOLETIM, type SituacaoBoletim } from '@paco/domain/medicoes/situacao'
import { formatInstant } from '@paco/domain/shared/days'
import { Check } from 'lucide-react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './passos-strip.module.css'

interface Taken {
  readonly por: string | null
  readonly em: string | null
}

const NOBODY: Taken = { por: null, em: null }

/** Who took it there, and when, as far as that is kept. */
const takenOf = (boletim: Boletim): Partial<Record<SituacaoBoletim, Taken>> => ({
  enviada: { por: null, em: boletim.enviada_em },
  atestada: { por: boletim.atestada_por_nome, em: boletim.atestada_em },
  aprovada: { por: boletim.aprovada_por_nome, em: boletim.aprovada_em },
  liquidada: { por: boletim.liquidada_por_nome, em: boletim.liquidada_em },
})

/** The way of a bulletin from its draft to its payment, and how far it is. */
export function PassosStrip({ boletim }: { boletim: Boletim }) {
  const taken = takenOf(boletim)
  const now = SITUACOES_BOLETIM.indexOf(boletim.situacao)
  return (
    <ol className={`${shared.panel} ${classes.strip}`} aria-label="Situações do boletim">
      {SITUACOES_BOLETIM.map((situacao, index) => {
        const { por, em } = taken[situacao] ?? NOBODY
        const passed = index < now || boletim.situacao === 'paga'
        return (
          <li
            key={situacao}
            className={classes.step}
            data-passed={passed || undefined}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className={`${shared.line} ${words.gap4} ${words.strong} ${words.size13}`}>
              {passed ? <Check size={14} aria-hidden /> : null}
              {SITUACAO_LABELS[situacao]}
            </span>
            {index <= now && (por ?? em) !== null ? (
              <span className={`${shared.small} ${words.block}`}>
                {[por, em === null ? null : formatInstant(em)].filter(Boolean).join(', ')}
              </span>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
