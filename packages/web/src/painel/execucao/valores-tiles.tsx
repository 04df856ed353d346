import { AMOUNT_LABELS, AMOUNTS, type Valores } from '@paco/domain/painel/valores'
import { formatMoney } from '@paco/domain/shared/money'
import tiles from '../../ui/data/tiles.module.css'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './valores-tiles.module.css'

/** The four amounts of the year at a glance; what indices added is told beside what was measured. */
export function ValoresTiles({ valores, ano }: { valores: Valores; ano: number }) {
  return (
    <ul className={`${tiles.tiles} ${classes.tiles}`} aria-label={`Valores de ${ano}`}>
      {AMOUNTS.map((amount) => (
        <li key={amount} className={`${shared.panel} ${tiles.tile}`}>
          <span className={tiles.label}>{AMOUNT_LABELS[amount]}</span>
          <span className={`${tiles.number} ${words.block}`}>{formatMoney(valores[amount])}</span>
          {amount === 'medido' && valores.reajuste !== 0 ? (
            <span className={`${shared.small} ${words.block}`}>
              e {formatMoney(valores.reajuste)} de reajuste
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
