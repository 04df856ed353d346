import { LABELS, type Pca } from '@paco/domain/pca/pca'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/charts/numbers.ts'
import lists from '../ui/data/facts.module.css'
import words from '../ui/theme/words.module.css'
import classes from './pca-facts.module.css'
import { PrioridadePill } from './prioridade-pill.tsx'

/** An item of the plan, to be read. */
export function PcaFacts({ pca }: { pca: Pca }) {
  return (
    <Card>
      <dl className={`${lists.facts} ${classes.facts}`}>
        <div>
          <dt>{LABELS.requisitante}</dt>
          <dd>{pca.requisitante}</dd>
        </div>
        <div>
          <dt>{LABELS.valor_preliminar}</dt>
          <dd className={`${words.strong} ${words.tabular} ${classes.figure}`}>
            {formatMoney(pca.valor_preliminar)}
          </dd>
        </div>
        <div>
          <dt>{LABELS.data_pretendida}</dt>
          <dd className={`${words.strong} ${words.tabular} ${classes.figure}`}>
            {formatDay(pca.data_pretendida)}
          </dd>
        </div>
        <div>
          <dt>{LABELS.prioridade}</dt>
          <dd>
            <PrioridadePill prioridade={pca.prioridade} />
          </dd>
        </div>
        <div>
          <dt>{LABELS.expectativa_consumo_anual}</dt>
          <dd className={`${words.strong} ${words.tabular} ${classes.figure}`}>
            {formatNumber(pca.expectativa_consumo_anual)}
          </dd>
        </div>
        <div data-long>
          <dt>{LABELS.objeto}</dt>
          <dd>{pca.objeto}</dd>
        </div>
        <div data-long>
          <dt>{LABELS.justificativa}</dt>
          <dd>{pca.justificativa}</dd>
        </div>
        <div data-long>
          <dt>{LABELS.indicacao_vinculacao_dependencia}</dt>
          <dd>{pca.indicacao_vinculacao_dependencia ?? '-'}</dd>
        </div>
      </dl>
    </Card>
  )
}
