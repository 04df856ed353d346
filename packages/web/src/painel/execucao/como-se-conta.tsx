import { COMO_SE_CONTA, type PainelExecucao } from '@paco/domain/painel/execucao'
import { AMOUNT_LABELS, AMOUNTS } from '@paco/domain/painel/valores'
import { formatMoney } from '@paco/domain/shared/money'
import { Fragment } from 'react'
import { Card } from '../../ui/card.tsx'
import facts from '../../ui/data/facts.module.css'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'

/** What no month is known of, and so stands in no figure. */
function foraText({ contratos, projetos, valor }: PainelExecucao['fora']): string {
  const parts = [
    contratos > 0 &&
      `${contratos === 1 ? '1 contrato em execução' : `${contratos} contratos em execução`} sem cronograma físico-financeiro`,
    projetos > 0 &&
      `${formatMoney(valor)} em parcelas de ${projetos === 1 ? '1 projeto' : `${projetos} projetos`} sem data de início da execução`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `Fora do planejado, por não ter mês: ${parts.join('; ')}.`
}

/** How each amount is counted, and what is left out of them. */
export function ComoSeConta({ fora }: Pick<PainelExecucao, 'fora'>) {
  const left = foraText(fora)
  return (
    <Card title="Como se conta">
      <dl className={`${shared.note} ${facts.columns}`} data-folds>
        {AMOUNTS.map((amount) => (
          <Fragment key={amount}>
            <dt className={words.strong}>{AMOUNT_LABELS[amount]}</dt>
            <dd>{COMO_SE_CONTA[amount]}</dd>
          </Fragment>
        ))}
      </dl>
      {left ? <p className={`${shared.note} ${words.above12}`}>{left}</p> : null}
    </Card>
  )
}
