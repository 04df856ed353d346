import type { Projeto } from '@paco/domain/projetos/projeto'
import type { Day } from '@paco/domain/shared/days'
import { useMemo } from 'react'
import { Gantt } from '../../ui/gantt/gantt.tsx'
import { scheduleRows } from '../etapas/etapa-rows.ts'
import { etapaViewsOf } from '../etapas/etapa-view.ts'
import { rotuloOf } from './mover-preview.ts'
import { useMover } from './use-mover.tsx'
import { scaleOf, useVista } from './vista.ts'
import { ZoomControl } from './zoom-control.tsx'

interface GanttPrazosProps {
  projeto: Projeto
  today: Day
  /** Whoever looks may move dates by hand. */
  movel: boolean
  /** Why not, to whoever edits the project otherwise. */
  note?: string | undefined
}

/** The stages by their dates: late ones until today, moved by hand by those who may. */
export function GanttPrazos({ projeto, today, movel, note }: GanttPrazosProps) {
  const { escala, change } = useVista()
  const rows = useMemo(() => {
    const etapas = etapaViewsOf(projeto, today)
    return scheduleRows(etapas, today).map((row, index) => ({
      ...row,
      moves: movel && etapas[index]?.situacao !== 'Concluído',
    }))
  }, [projeto, today, movel])
  const mover = useMover({
    find: (row) => (typeof row === 'number' ? { projeto, nome: rotuloOf(row), etapaOf: () => row } : null),
    ghostsOf: (_, movidas) =>
      new Map(
        movidas.flatMap(({ numero, depois: { inicio, fim } }) =>
          inicio !== null && fim !== null ? [[numero, { start: inicio, end: fim }] as const] : [],
        ),
      ),
  })
  return (
    <Gantt
      title="Cronograma"
      summary={`Barra: prazo vigente. Traço cinza: prazo original.${movel ? ' Arraste uma barra, ou uma de suas pontas, para mudar as datas.' : ''}`}
      rowName="Etapa"
      rows={rows}
      today={today}
      scale={scaleOf(escala)}
      actions={<ZoomControl escala={escala} onChange={(chosen) => change({ escala: chosen })} />}
      empty="Nenhuma etapa tem data ainda: o gráfico aparece com a primeira."
      note={note}
      {...(movel && { moves: mover.moves, ghosts: mover.ghosts, below: mover.below })}
    />
  )
}
