import type { LinhaImportada } from '@paco/domain/importacoes/importacao'
import type { Acao } from '@paco/domain/importacoes/mudanca'
import { cellRole, rowRole } from '../../ui/grid/roles.ts'
import { StatusPill, type Tone } from '../../ui/status-pill.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { Campo } from '../campos.ts'
import { ACAO_LABEL } from '../textos.ts'
import { CelulaEditor } from './celula-editor.tsx'
import type { Cursor } from './cursor.ts'
import classes from './folha.module.css'
import { type ColunaVista, celulaVista, errosDaLinha } from './vista.ts'

const TONES: Record<Acao, Tone> = { criar: 'ok', alterar: 'run', igual: 'idle', erro: 'late' }

/** What names a row is never typed here. */
const PLAIN = { isSelected: false, isOpen: false, isWrong: false }

interface FolhaLinhaProps {
  index: number
  top: number
  linha: LinhaImportada | undefined
  colunas: readonly ColunaVista[]
  campos: readonly Campo[]
  /** Where one is in this row; null in another. */
  cursor: Cursor | null
  onCursor: (cursor: Cursor) => void
  onCommit: (texto: string, next: Cursor, follows: boolean) => void
}

/** A row of the sheet: its number and what it does, then its cells. */
export function FolhaLinha(props: FolhaLinhaProps) {
  const { index, top, linha, colunas, campos, cursor, onCursor, onCommit } = props
  if (!linha)
    return (
      <div {...rowRole(index + 2)} aria-busy className={classes.row} style={{ top }}>
        <span {...cellRole(0, PLAIN)} className={classes.line}>
          <span className={shared.small}>…</span>
        </span>
      </div>
    )
  const whole = errosDaLinha(linha, colunas, campos)
  return (
    <div {...rowRole(index + 2)} className={classes.row} style={{ top }}>
      <span {...cellRole(0, PLAIN)} className={classes.line} title={whole.join(' ')}>
        <span className={`${shared.line} ${words.between} ${words.gap8}`}>
          <span className={`${words.tabular} ${words.strong}`}>{linha.linha}</span>
          <StatusPill tone={TONES[linha.acao]}>{ACAO_LABEL[linha.acao]}</StatusPill>
        </span>
        {whole.length > 0 ? (
          <span className={`${shared.ellipsis} ${words.size12} ${words.bad}`}>{whole.join(' ')}</span>
        ) : null}
      </span>
      {colunas.map((coluna, column) => {
        const { bruto, marca, texto } = celulaVista(linha, coluna)
        const here = cursor?.column === column
        if (here && cursor.editing)
          return (
            <CelulaEditor
              key={coluna.place}
              at={column + 1}
              label={`${coluna.titulo}, linha ${linha.linha}`}
              start={cursor.editing.typed ?? bruto}
              selected={cursor.editing.typed === null}
              onDone={(text, down) => onCommit(text, { row: index + (down ?? 0), column }, down !== null)}
              onCancel={() => onCommit(bruto, { row: index, column }, true)}
            />
          )
        const on = {
          onFocus: () => {
            if (!here) onCursor({ row: index, column })
          },
          onDoubleClick: () => onCursor({ row: index, column, editing: { typed: null } }),
        }
        return (
          <div
            key={coluna.place}
            {...cellRole(column + 1, { isSelected: here, isOpen: true, isWrong: marca === 'erro' })}
            tabIndex={here ? 0 : -1}
            className={classes.cell}
            data-cursor={here || undefined}
            data-mark={marca ?? undefined}
            data-out={coluna.campo === null || undefined}
            title={texto ?? undefined}
            {...on}
          >
            <span className={shared.ellipsis}>{bruto}</span>
            {texto === null ? null : (
              <span className={`${shared.ellipsis} ${words.size12} ${classes.said}`}>{texto}</span>
            )}
          </div>
        )
      })}
    </div>
  )
}
