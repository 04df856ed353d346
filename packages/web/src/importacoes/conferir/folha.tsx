import type { LinhaImportada } from '@paco/domain/importacoes/importacao'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { GROUP, gridRole, headRole, rowRole } from '../../ui/grid/roles.ts'
import { useRowWindow } from '../../ui/row-window/use-row-window.ts'
import { Problem } from '../../ui/states/problem.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { Campo } from '../campos.ts'
import type { Vistas } from '../queries.ts'
import { letterOf } from '../textos.ts'
import { type Cursor, cursorAfter } from './cursor.ts'
import classes from './folha.module.css'
import { FolhaLinha } from './folha-linha.tsx'
import { useLinhas } from './use-linhas.ts'
import type { ColunaVista } from './vista.ts'

const ROW = 52
const FIRST_COLUMN = 148
const HEAD = 44

export interface Edicao {
  readonly linha: number
  readonly coluna: number
  readonly texto: string
}

interface FolhaProps {
  id: number
  vistas: Vistas
  count: number
  colunas: readonly ColunaVista[]
  campos: readonly Campo[]
  cursor: Cursor
  onCursor: (cursor: Cursor) => void
  onLinha: (linha: LinhaImportada | undefined) => void
  onEdit: (edicao: Edicao) => void
}

/** The rows of a sheet, those in sight drawn: what each cell says, and how it was read. A cell is typed anew in place. */
export function Folha({ id, vistas, count, colunas, campos, cursor, onCursor, onLinha, onEdit }: FolhaProps) {
  const box = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  const { range, onScroll, reveal } = useRowWindow(box, count, ROW, HEAD)
  const { lineAt, error, retry } = useLinhas(id, vistas, range)
  const current = lineAt(cursor.row)
  useEffect(() => onLinha(current), [current, onLinha])
  // The focus follows the keys, once the cell is drawn; it is never taken from elsewhere.
  useEffect(() => {
    if (!moved.current || cursor.editing) return
    moved.current = false
    box.current?.querySelector<HTMLElement>('[data-cursor]')?.focus()
  })
  const go = (next: Cursor) => {
    moved.current = true
    reveal(next.row)
    onCursor(next)
  }
  /** `follows` where the focus goes along; somebody who clicked elsewhere is there already. */
  const commit = (texto: string, next: Cursor, follows: boolean) => {
    const coluna = colunas[cursor.column]?.place
    if (current && coluna !== undefined && texto !== (current.celulas[coluna] ?? ''))
      onEdit({ linha: current.linha, coluna, texto })
    if (follows) go(next)
    else onCursor(next)
  }
  const on = {
    onScroll,
    onKeyDown: (event: KeyboardEvent) => {
      if (cursor.editing || event.altKey || event.ctrlKey || event.metaKey) return
      const next = cursorAfter(cursor, event.key, { rows: count, columns: colunas.length })
      if (!next) return
      event.preventDefault()
      go(next)
    },
  }
  const indexes = Array.from({ length: Math.max(0, range.last - range.first) }, (_, at) => range.first + at)
  const least = FIRST_COLUMN + colunas.reduce((sum, { largura }) => sum + largura, 0)
  const template = `${FIRST_COLUMN}px ${colunas.map(({ largura }) => `minmax(${largura}px, ${largura}fr)`).join(' ')}`
  return (
    <>
      {error ? <Problem error={error} onRetry={retry} /> : null}
      <div
        ref={box}
        {...gridRole('Linhas da planilha', count, colunas.length + 1, false)}
        className={classes.box}
        style={
          {
            '--columns': template,
            '--least': `${least}px`,
            '--row': `${ROW}px`,
            '--head': `${HEAD}px`,
          } as CSSProperties
        }
        {...on}
      >
        <div {...GROUP} className={classes.head}>
          <div {...rowRole(1)} className={classes.row}>
            <span {...headRole(0)} className={classes.lineHead}>
              Linha
            </span>
            {colunas.map(({ place, titulo, campo }, at) => (
              <span key={place} {...headRole(at + 1)} className={classes.headCell}>
                <span className={shared.ellipsis} title={titulo}>
                  {letterOf(place)} · {titulo || 'sem título'}
                </span>
                <span className={`${shared.ellipsis} ${words.size12} ${classes.target}`}>
                  {campo ? campo.label : 'não se importa'}
                </span>
              </span>
            ))}
          </div>
        </div>
        <div {...GROUP} className={classes.body} style={{ height: count * ROW }}>
          {indexes.map((index) => (
            <FolhaLinha
              key={index}
              index={index}
              top={index * ROW}
              linha={lineAt(index)}
              colunas={colunas}
              campos={campos}
              cursor={cursor.row === index ? cursor : null}
              onCursor={onCursor}
              onCommit={commit}
            />
          ))}
        </div>
      </div>
    </>
  )
}
