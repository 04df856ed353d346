import type { Projeto } from '@paco/domain/projetos/projeto'
import { type Day, formatDay } from '@paco/domain/shared/days'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Gantt } from '../../ui/gantt/gantt.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { etapaViewsOf } from '../etapas/etapa-view.ts'
import { derivedRange, derivedRows, derivedTable } from './gantt-derived.ts'

interface GanttRealProps {
  projeto: Projeto
  today: Day
  /** The next step where there is nothing to draw yet, for those who may take it. */
  onEmpty?: ReactNode
}

/** The real Gantt: dates counted from the start of stage 1 by the fixed length of each stage. */
export function GanttReal({ projeto, today, onEmpty }: GanttRealProps) {
  const etapas = etapaViewsOf(projeto, today)
  const range = derivedRange(etapas)
  if (projeto.datainicioetapa1 === null) {
    return (
      <Card>
        <EmptyState
          title="Sem data de início"
          text="O Gantt é calculado a partir da data de início da etapa 1. Ele aparece assim que ela for informada."
          action={onEmpty}
        />
      </Card>
    )
  }
  return (
    <Gantt
      title="Gantt"
      summary={`Data de início: ${formatDay(projeto.datainicioetapa1)}. As demais são calculadas a partir dela: 60, 90, 120 e 10 dias, a execução até o término guardado e 31 dias de encerramento.`}
      rowName="Etapa"
      rows={derivedRows(etapas)}
      table={derivedTable(etapas)}
      today={today}
      {...(range && { range })}
      note={
        projeto.datafimetapa5 === null
          ? 'Execução e Encerramento aparecem quando a etapa 5 tiver data de término.'
          : undefined
      }
    />
  )
}
