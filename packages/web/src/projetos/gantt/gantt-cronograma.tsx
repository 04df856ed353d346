import type { Projeto } from '@paco/domain/projetos/projeto'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { Card } from '../../ui/card.tsx'
import lists from '../../ui/data/facts.module.css'
import { DayGantt } from '../../ui/gantt/day-axis.tsx'
import words from '../../ui/theme/words.module.css'
import { daysText, etapaViewsOf } from '../etapas/etapa-view.ts'
import { ProjetoStatus } from '../paralisada-chip.tsx'
import { areRunningTotals, calendarDays, scheduleBars, totalDays } from './gantt-schedule.ts'

const RUNNING_TOTALS =
  'Os prazos deste projeto são totais acumulados, como os preenche "Diferença entre datas": cada um já contém os anteriores. Por isso a duração total, que é a soma dos prazos, passa dos dias corridos.'

/** The schedule chart: what the project is, and its six stages one after the other on an axis of days. */
export function GanttCronograma({ projeto, today }: { projeto: Projeto; today: Day }) {
  const etapas = etapaViewsOf(projeto, today)
  const start = projeto.datainicioetapa1
  const corridos = calendarDays(etapas)
  const facts = [
    ['Data de início', start === null ? 'Não definida' : formatDay(start)],
    ['Duração total', daysText(totalDays(etapas))],
    ['Do início ao fim', corridos === null ? '-' : `${daysText(corridos)} corridos`],
    ['Secretaria', projeto.secretaria_nome],
    ['Gestor', projeto.gestorprocesso ?? '-'],
    ['Status', <ProjetoStatus key="status" projeto={projeto} />],
  ] as const
  return (
    <>
      <Card>
        <dl className={lists.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={words.medium}>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className={words.above16}>
        <DayGantt
          title="Cronograma em dias"
          summary="Cada etapa começa no dia em que a anterior termina, pelo prazo em dias de cada uma."
          rowName="Etapa"
          bars={scheduleBars(etapas)}
          note={areRunningTotals(etapas) ? RUNNING_TOTALS : undefined}
          empty="Nenhuma etapa tem prazo em dias ainda: o gráfico aparece com o primeiro."
        />
      </div>
    </>
  )
}
