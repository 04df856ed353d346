import { ALERTAS, type Alerta } from '@paco/domain/convenios/vigencia'
import { formatMoneyRounded } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import lists from '../ui/data/facts.module.css'
import tiles from '../ui/data/tiles.module.css'
import { formatCount } from '../ui/list-screen/pages.ts'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './familia-cards.module.css'
import { countText, type FamiliaFigures, isDivided } from './figures.ts'
import { listLink } from './links.ts'
import { ESTADO_TONES } from './vigencia-mark.tsx'

const ALERTA_TEXT: Record<Alerta, (count: number) => string> = {
  vencida: (count) => (count === 1 ? '1 vencida' : `${formatCount(count)} vencidas`),
  '30': (count) => `${formatCount(count)} até 30 dias`,
  '60': (count) => `${formatCount(count)} de 31 a 60`,
  '90': (count) => `${formatCount(count)} de 61 a 90`,
}

function Alertas({ familia, estados }: FamiliaFigures) {
  const counted = ALERTAS.filter((alerta) => estados[alerta] > 0)
  if (counted.length === 0)
    return <p className={`${shared.small} ${words.ruled} ${classes.calm}`}>Sem vigências a acompanhar.</p>
  return (
    <ul
      className={`${words.wrap} ${words.gap4} ${words.ruled} ${classes.alertas}`}
      aria-label={`Vigências de ${familia.label}`}
    >
      {counted.map((alerta) => (
        <li key={alerta}>
          <Link {...listLink(familia.key, { vigencia: alerta })} className={classes.alerta}>
            <StatusPill tone={ESTADO_TONES[alerta]}>{ALERTA_TEXT[alerta](estados[alerta])}</StatusPill>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Card(figures: FamiliaFigures) {
  const { familia, soma } = figures
  const lines: [string, number][] = isDivided(familia)
    ? [
        ['Repasse', soma.repasse],
        ['Contrapartida', soma.contrapartida],
        ['Total', soma.total],
      ]
    : [['Financiado', soma.total]]
  return (
    <li className={`${shared.panel} ${shared.column} ${classes.card}`}>
      <h2 className={`${words.wrap} ${words.between} ${words.below8} ${classes.title}`}>
        <Link {...listLink(familia.key)} className={words.blue}>
          {familia.label}
        </Link>
        <span>{countText(soma.quantidade)}</span>
      </h2>
      <dl className={`${lists.ends} ${classes.sums}`}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoneyRounded(value)}</dd>
          </div>
        ))}
      </dl>
      <Alertas {...figures} />
    </li>
  )
}

/** Each family at a glance: how many, how much, and what runs out. */
export function FamiliaCards({ figures }: { figures: readonly FamiliaFigures[] }) {
  return (
    <ul className={`${tiles.tiles} ${classes.cards}`} aria-label="Famílias">
      {figures.map((one) => (
        <Card key={one.familia.key} {...one} />
      ))}
    </ul>
  )
}
