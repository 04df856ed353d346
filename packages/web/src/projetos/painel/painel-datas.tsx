import { type Day, formatDay } from '@paco/domain/shared/days'
import { Card } from '../../ui/card.tsx'
import data from '../../ui/data/table.module.css'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { EtapaView } from '../etapas/etapa-view.ts'

const shown = (day: Day | null) => (day === null ? '-' : formatDay(day))

/** `01/03/2026 a 20/03/2026`; a dash where neither is known. */
const period = (start: Day | null, end: Day | null) =>
  start === null && end === null ? '-' : `${shown(start)} a ${shown(end)}`

/** A stage that runs has begun and not ended. */
const realPeriod = ({ inicioReal, fimReal }: EtapaView) =>
  inicioReal !== null && fimReal === null ? `desde ${formatDay(inicioReal)}` : period(inicioReal, fimReal)

/** Of each stage what is planned, what was planned first, and what really was. */
export function DatasCard({ etapas }: { etapas: readonly EtapaView[] }) {
  const known = etapas.some(({ inicioReal, fimReal }) => inicioReal !== null || fimReal !== null)
  if (!known) return null
  return (
    <Card title="Datas das etapas" lead="O que está previsto, o que se previu primeiro e o que de fato foi.">
      <table className={`${data.table} ${data.open} ${data.stacks} ${words.tabular}`}>
        <caption className={shared.unseen}>Datas previstas, originais e reais das etapas</caption>
        <thead>
          <tr>
            <th scope="col">Etapa</th>
            <th scope="col">Previsto</th>
            <th scope="col">Original</th>
            <th scope="col">Real</th>
          </tr>
        </thead>
        <tbody>
          {etapas.map((etapa) => (
            <tr key={etapa.numero}>
              <th scope="row">{etapa.nome}</th>
              <td data-label="Previsto">{period(etapa.inicio, etapa.fim)}</td>
              <td data-label="Original">{period(etapa.inicioOriginal, etapa.fimOriginal)}</td>
              <td data-label="Real">{realPeriod(etapa)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
