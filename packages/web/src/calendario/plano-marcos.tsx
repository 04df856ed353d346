import { isDoPca, MARCO_LABELS, type Marco } from '@paco/domain/calendario/marco'
import { formatDay } from '@paco/domain/shared/days'
import { Link } from '@tanstack/react-router'
import { hoje } from '../http/hoje.ts'
import { PATHS } from '../paths.ts'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'

/** Without the word that all of them begin with. */
const nameOf = (marco: Marco['marco']) =>
  MARCO_LABELS[marco].replace(/^PCA: (.)/, (_, first: string) => first.toUpperCase())

const whenText = (data: string | null) =>
  data === null ? '-' : `${formatDay(data)}${data < hoje() ? ' (passou)' : ''}`

/** The days of the plan, from the first demand to the fit with the budget law. */
export function PlanoMarcos({ marcos }: { marcos: readonly Marco[] }) {
  const days = marcos.filter(({ marco }) => isDoPca(marco))
  if (days.length === 0) return null
  return (
    <Card
      title="Datas do plano"
      lead="As usuais, ou as que a cidade diz no calendário."
      actions={<Link to={PATHS.calendario}>Calendário</Link>}
    >
      <dl className={lists.facts}>
        {days.map(({ marco, data }) => (
          <div key={marco}>
            <dt>{nameOf(marco)}</dt>
            <dd>{whenText(data)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
