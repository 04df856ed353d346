import type { EtapaMovida, Movimento, Parte } from '@paco/domain/etapas/mover'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { BarMove, BarMoves } from '../../ui/gantt/types.ts'
import { MoverPanel } from './mover-panel.tsx'
import { movidasOf } from './mover-preview.ts'

const MoverDialog = lazy(async () => ({ default: (await import('./mover-dialog.tsx')).MoverDialog }))

type Row = BarMove['row']

/** Whose a row of a timeline is, and which stage a part of its bar belongs to. */
interface Moved {
  projeto: Projeto
  /** What the row is called. */
  nome: string
  etapaOf: (parte: Parte) => number | null
}

interface MoverProps {
  find: (row: Row) => Moved | null
  /** Where the bars of the moved would stand, by their rows. */
  ghostsOf: (row: Row, movidas: readonly EtapaMovida[]) => ReadonlyMap<Row, { start: string; end: string }>
}

interface Mover {
  moves: BarMoves
  ghosts: ReadonlyMap<Row, { start: string; end: string }>
  /** Under the chart, while a bar is being moved. */
  below: ReactNode
}

const NONE: Mover['ghosts'] = new Map()

/** Bars that are moved by hand: what would follow, and the question whether to write it. */
export function useMover({ find, ghostsOf }: MoverProps): Mover {
  const [move, setMove] = useState<BarMove | null>(null)
  const [asking, setAsking] = useState(false)
  const moved = move && find(move.row)
  const etapa = move && moved ? moved.etapaOf(move.part) : null
  const movimento: Movimento | null =
    move && etapa !== null ? { etapa, parte: move.part, dias: move.days } : null
  const movidas = moved && movimento ? movidasOf(moved.projeto, movimento) : []
  const end = () => {
    setMove(null)
    setAsking(false)
  }
  const moves = useMemo<BarMoves>(
    () => ({
      move,
      change: setMove,
      drop: (dropped) => {
        setMove(dropped)
        setAsking(true)
      },
    }),
    [move],
  )
  const possible = movidas !== null && movidas.length > 0
  return {
    moves,
    ghosts: move && movidas ? ghostsOf(move.row, movidas) : NONE,
    below:
      move && moved ? (
        <>
          <MoverPanel
            nome={moved.nome}
            move={move}
            movimento={movimento}
            movidas={movidas}
            onChange={setMove}
            onAsk={() => setAsking(true)}
          />
          {asking && possible && movimento ? (
            <Suspense>
              <MoverDialog
                projeto={moved.projeto}
                movimento={movimento}
                onClose={() => setAsking(false)}
                onDone={end}
              />
            </Suspense>
          ) : null}
        </>
      ) : null,
  }
}
