import { type PainelProcessos, PRAZOS } from '@paco/domain/painel/painel'
import { listLink } from '../projetos/links.ts'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { countText, formatCount } from './figures.ts'
import classes from './prazo-cards.module.css'
import { PrazoTable } from './prazo-table.tsx'
import type { ProcessosFilter } from './queries.ts'

export type DiasAVencer = (typeof PRAZOS)[number]

interface LateProps {
  lines: PainelProcessos['atrasados']
  /** Of all that are late; the lines may be only the first of them. */
  total: number
  filter: ProcessosFilter
}

function lateLead(shown: number, total: number): string {
  if (total === 0) return 'Nenhum processo passou do fim da sua última etapa.'
  const all = `${countText(total)} além do fim da última etapa, os mais atrasados primeiro.`
  return shown < total ? `${all} Aqui estão os ${formatCount(shown)} primeiros.` : all
}

export function LateCard({ lines, total, filter }: LateProps) {
  return (
    <Card title="Processos atrasados" lead={lateLead(lines.length, total)}>
      {lines.length > 0 ? (
        <PrazoTable
          caption="Processos atrasados"
          lines={lines}
          kind="late"
          first={10}
          link={listLink({ ...filter, status: 'Atrasado' })}
        />
      ) : (
        <p className={`${parts.blank} ${classes.none}`}>Nenhum processo tem a situação Atrasado.</p>
      )}
    </Card>
  )
}

interface EndingProps {
  lines: PainelProcessos['a_vencer']
  prazo: DiasAVencer
  onPrazo: (prazo: DiasAVencer) => void
}

/** What ends within 30, 60 or 90 days. */
export function EndingCard({ lines, prazo, onPrazo }: EndingProps) {
  const within = (days: number) => lines.filter(({ dias }) => dias <= days)
  const chosen = within(prazo)
  return (
    <Card
      title="Prazos que se aproximam"
      lead={`${countText(chosen.length)} ${chosen.length === 1 ? 'termina' : 'terminam'} nos próximos ${prazo} dias.`}
    >
      <fieldset
        className={`${parts.segments} ${shared.screenOnly} ${words.below12} ${words.tabular} ${classes.segments}`}
        aria-label="Terminam nos próximos"
      >
        {PRAZOS.map((days) => (
          <button key={days} type="button" aria-pressed={days === prazo} onClick={() => onPrazo(days)}>
            {days} dias <span>{formatCount(within(days).length)}</span>
          </button>
        ))}
      </fieldset>
      {chosen.length > 0 ? (
        <PrazoTable key={prazo} caption="Prazos que se aproximam" lines={chosen} kind="ending" first={5} />
      ) : (
        <p className={`${parts.blank} ${classes.none}`}>Nenhum processo termina nos próximos {prazo} dias.</p>
      )}
    </Card>
  )
}
