import type { Pca } from '@paco/domain/pca/pca'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/charts/numbers.ts'
import classes from './pca-facts.module.css'
import { PrioridadePill } from './prioridade-pill.tsx'

/** An item of the plan, to be read. */
export function PcaFacts({ pca }: { pca: Pca }) {
  return (
    <Card>
      <dl className={classes.facts}>
        <div>
          <dt>Requisitante</dt>
          <dd>{pca.requisitante}</dd>
        </div>
        <div>
          <dt>Valor preliminar</dt>
          <dd className={classes.figure}>{formatMoney(pca.valor_preliminar)}</dd>
        </div>
        <div>
          <dt>Data pretendida</dt>
          <dd className={classes.figure}>{formatDay(pca.data_pretendida)}</dd>
        </div>
        <div>
          <dt>Prioridade</dt>
          <dd>
            <PrioridadePill prioridade={pca.prioridade} />
          </dd>
        </div>
        <div>
          <dt>Expectativa de consumo anual</dt>
          <dd className={classes.figure}>{formatNumber(pca.expectativa_consumo_anual)}</dd>
        </div>
        <div className={classes.long}>
          <dt>Objeto</dt>
          <dd>{pca.objeto}</dd>
        </div>
        <div className={classes.long}>
          <dt>Justificativa</dt>
          <dd>{pca.justificativa}</dd>
        </div>
        <div className={classes.long}>
          <dt>Indicação de vinculação ou dependência</dt>
          <dd>{pca.indicacao_vinculacao_dependencia ?? '-'}</dd>
        </div>
      </dl>
    </Card>
  )
}
