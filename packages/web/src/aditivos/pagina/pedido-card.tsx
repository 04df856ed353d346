import type { Exame } from '@paco/domain/aditivos/exame'
import { Card } from '../../ui/card.tsx'
import { AditivoFacts } from '../aditivo-item.tsx'
import { DevolucaoNote } from '../devolucao-note.tsx'
import { Julgamento } from '../julgamento.tsx'
import classes from './exame.module.css'

/** What was asked for and why, what it would change, and how it stands against the limits. */
export const PedidoCard = ({ aditivo, projeto }: Pick<Exame, 'aditivo' | 'projeto'>) => (
  <Card title="Pedido">
    <DevolucaoNote aditivo={aditivo} />
    <div className={classes.request}>
      <AditivoFacts aditivo={aditivo} />
      <div>
        <Julgamento aditivo={aditivo} projeto={projeto} />
      </div>
    </div>
  </Card>
)
