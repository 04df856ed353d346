import type { Exame } from '@paco/domain/aditivos/exame'
import { formatWhole } from '@paco/domain/shared/formats'
import { Card } from '../../ui/card.tsx'
import { AditivosTable } from '../aditivos-table.tsx'

const countText = (count: number, where: string) =>
  count === 0
    ? `Nenhum outro ${where}.`
    : `${formatWhole(count)} ${count === 1 ? 'outro' : 'outros'} ${where}, com o que se decidiu.`

/** What else was asked for on the same contract, or on the project. */
export function OutrosCard({ aditivo, aditivos }: Pick<Exame, 'aditivo' | 'aditivos'>) {
  const others = aditivos.filter(({ id }) => id !== aditivo.id)
  const where = aditivo.id_contrato === null ? 'neste projeto' : 'neste contrato'
  return (
    <Card title="Outros aditivos" lead={countText(others.length, where)}>
      <AditivosTable aditivos={others} />
    </Card>
  )
}
