import { fisicoOf, type Somas } from '@paco/domain/medicoes/boletim-medido'
import { contasDe, type Deducao } from '@paco/domain/medicoes/contas'
import { refusalOfReajuste } from '@paco/domain/medicoes/reajuste'
import type { Day } from '@paco/domain/shared/days'
import { formatAmount, sumMoney } from '@paco/domain/shared/money'
import { formatQuantity } from '@paco/domain/shared/quantity'
import { CircleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import shared from '../../ui/theme/shared.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './folha.module.css'
import type { SomasStore } from './somas.ts'

/** Of a bulletin, what its amounts are made from, beside its rows. */
export interface Termos {
  readonly fim: Day
  readonly data_base: Day | null
  readonly indice_base: number | null
  readonly indice_atual: number | null
  readonly retencao_percentual: number
  readonly deducoes: readonly Deducao[]
  readonly contratado: number
}

const NO_INDICES = { indice_base: null, indice_atual: null }

/** The amounts of a bulletin by their names, as the server will work them out. */
export function figuresOf(somas: Somas, termos: Termos) {
  const indices = refusalOfReajuste(termos, termos.data_base, termos.fim) === null ? termos : NO_INDICES
  const contas = contasDe(somas.periodo, indices, termos.retencao_percentual, termos.deducoes)
  const descontos = sumMoney(contas.deducoes.map(({ valor }) => valor))
  return {
    figures: [
      ['Período', somas.periodo],
      ['Acumulado', somas.acumulado],
      ['Saldo', somas.saldo],
      ['Glosa', somas.glosa],
      ['Reajuste', contas.reajuste],
      ['Retido', contas.retido],
      ['Descontos', descontos],
      ['Líquido', contas.liquido],
    ] as const,
    fisico: fisicoOf(somas.acumulado, termos.contratado),
    problema: contas.problema,
  }
}

interface RodapeProps {
  somas: SomasStore
  termos: Termos
  /** How many cells hold a text that could not be read, or a quantity that cannot be. */
  wrong: number
}

/** Under the grid: what the bulletin comes to, with every change. */
export function Rodape({ somas, termos, wrong: count }: RodapeProps) {
  const { figures, fisico, problema } = figuresOf(useSyncExternalStore(somas.subscribe, somas.read), termos)
  const wrong = [
    ...(problema === null ? [] : [problema]),
    ...(count === 0 ? [] : [count === 1 ? '1 célula por corrigir.' : `${count} células por corrigir.`]),
  ]
  return (
    <section aria-label="Totais do boletim">
      <dl className={classes.figures}>
        {figures.map(([label, value]) => (
          <div key={label} data-strong={label === 'Líquido' || label === 'Período' || undefined}>
            <dt>{label}</dt>
            <dd>{formatAmount(value)}</dd>
          </div>
        ))}
        <div>
          <dt>Físico</dt>
          <dd>{`${formatQuantity(fisico)}%`}</dd>
        </div>
      </dl>
      {wrong.length > 0 ? (
        <p
          className={`${shared.line} ${words.gap8} ${words.above8} ${words.size13} ${tones.bad} ${classes.wrong}`}
        >
          <CircleAlert size={14} aria-hidden />
          {wrong.join(' ')}
        </p>
      ) : null}
    </section>
  )
}
