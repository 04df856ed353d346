import { formatWhole } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import type { Ramo } from '@paco/domain/transparencia/dotacao'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './arvore.module.css'

const countText = (count: number) => `${formatWhole(count)} ${count === 1 ? 'lançamento' : 'lançamentos'}`

/** What a branch is called and comes to; its share of the whole is drawn below. */
function Linha({ ramo, whole }: { ramo: Ramo; whole: number }) {
  const { codigo, papel, nome, lancamentos, valor } = ramo
  return (
    <>
      <span className={`${words.shrinks} ${words.grows}`}>
        <span className={`${words.tabular} ${words.medium}`}>{codigo}</span> {nome ?? papel}
        <span className={`${shared.small} ${words.block}`}>{countText(lancamentos)}</span>
      </span>
      <span className={`${words.tabular} ${words.nowrap} ${classes.value}`}>{formatMoney(valor)}</span>
      <span
        className={classes.share}
        style={{ inlineSize: `${whole > 0 ? (valor / whole) * 100 : 0}%` }}
        aria-hidden
      />
    </>
  )
}

/** A branch with more below it, which is made when it is first unfolded. */
function Galho({ ramo, whole }: { ramo: Ramo; whole: number }) {
  const [unfolded, setUnfolded] = useState(false)
  return (
    <details onToggle={() => setUnfolded(true)}>
      <summary className={`${shared.fold} ${classes.line}`}>
        <ChevronRight size={16} aria-hidden className={`${words.muted} ${words.rigid} ${classes.arrow}`} />
        <Linha ramo={ramo} whole={whole} />
      </summary>
      {unfolded && <Arvore ramos={ramo.ramos} whole={whole} />}
    </details>
  )
}

/** Branches below one another; those with more below them unfold. */
export function Arvore({ ramos, whole }: { ramos: readonly Ramo[]; whole: number }) {
  return (
    <ul className={classes.tree}>
      {ramos.map((ramo) => (
        <li key={ramo.codigo}>
          {ramo.ramos.length === 0 ? (
            <div className={classes.line}>
              <Linha ramo={ramo} whole={whole} />
            </div>
          ) : (
            <Galho ramo={ramo} whole={whole} />
          )}
        </li>
      ))}
    </ul>
  )
}
