import type { Execucao } from '@paco/domain/servicos/execucao'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import { TriangleAlert } from 'lucide-react'
import parts from '../ui/data/parts.module.css'
import tiles from '../ui/data/tiles.module.css'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './resumo.module.css'

interface ResumoProps {
  execucao: Execucao
  /** What the installments add up to. */
  programado: number
}

/** What the project may spend, what its services take of it, and what of that has a month. */
export function Resumo({ execucao, programado }: ResumoProps) {
  const { orcado, gasto, restante, percentual } = execucao
  const share = orcado === null ? '' : `${percentual}% do orçamento`
  const unplanned = sumMoney([gasto, -programado])
  const figures = [
    { label: 'Orçado', value: formatMoney(orcado), note: orcado === null ? 'não informado' : '' },
    { label: 'Serviços', value: formatMoney(gasto), note: share },
    { label: 'Restante', value: formatMoney(orcado === null ? null : restante), note: '' },
    {
      label: 'Em parcelas',
      value: formatMoney(programado),
      note: unplanned > 0 ? `${formatMoney(unplanned)} ainda sem mês` : '',
    },
  ]
  return (
    <dl className={`${tiles.tiles} ${words.below16} ${classes.figures}`}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={`${shared.panel} ${tiles.tile}`}>
          <dt className={words.size13}>{label}</dt>
          <dd className={words.above2}>
            <b className={words.block}>{value}</b>
            {note ? <span className={shared.note}>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** When the services do not fit the project's budget, or there is none to hold them against. */
export function OrcamentoNotice({ execucao: { orcado, gasto, estourado } }: { execucao: Execucao }) {
  if (orcado !== null && !estourado) return null
  return (
    <div
      className={`${parts.banner} ${tones.wait} ${shared.line} ${words.gap10} ${classes.notice}`}
      role="status"
    >
      <TriangleAlert size={18} aria-hidden />
      {orcado === null ? (
        <p>O projeto não tem orçamento definido: não há com o que comparar o valor dos serviços.</p>
      ) : (
        <p>
          <strong>Os serviços passam do orçamento do projeto</strong>: somam {formatMoney(gasto)}, e o
          orçamento é de {formatMoney(orcado)} ({formatMoney(sumMoney([gasto, -orcado]))} a mais).
        </p>
      )}
    </div>
  )
}
