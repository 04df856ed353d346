import type { Dinheiro } from '@paco/domain/servicos/dinheiro'
import type { Execucao } from '@paco/domain/servicos/execucao'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import { TriangleAlert } from 'lucide-react'
import { Figures } from '../ui/data/figures.tsx'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './resumo.module.css'

interface ResumoProps {
  /** What the services take of the budget. */
  execucao: Execucao
  dinheiro: Dinheiro
  /** What the installments add up to. */
  programado: number
}

/** What the project may spend, what its services take of it, what of that has a month, and what came of it by contract. */
export function Resumo({ execucao, dinheiro, programado }: ResumoProps) {
  const { orcado, gasto, percentual } = execucao
  const [servicos, restante, ...contrato] = dinheiro.quantias
  const share = orcado === null ? '' : `${percentual}% do orçamento`
  const unplanned = sumMoney([gasto, -programado])
  const figures = [
    { label: 'Orçado', value: formatMoney(orcado), note: orcado === null ? 'não informado' : '' },
    { label: servicos.label, value: formatMoney(gasto), note: share },
    { label: restante.label, value: formatMoney(restante.valor), note: '' },
    {
      label: 'Em parcelas',
      value: formatMoney(programado),
      note: unplanned > 0 ? `${formatMoney(unplanned)} ainda sem mês` : '',
    },
    ...contrato.map(({ label, valor }) => ({ label, value: formatMoney(valor), note: '' })),
  ]
  return <Figures figures={figures} />
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
