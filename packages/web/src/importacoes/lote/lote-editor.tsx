import { Save } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSmallWindow } from '../../ui/charts/use-media.ts'
import { confirm } from '../../ui/confirm.ts'
import { LeaveGuard } from '../../ui/entity-form/leave-guard.tsx'
import { EditableGrid } from '../../ui/grid/editable-grid.tsx'
import type { GridChange, GridColumn, GridHandle, GridLine, RowKey } from '../../ui/grid/types.ts'
import { RestoredBanner } from '../../ui/restored-banner.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import words from '../../ui/theme/words.module.css'
import type { Campo } from '../campos.ts'
import { countOf } from '../textos.ts'
import { Conflitos } from './conflitos.tsx'
import { type Linha, primeiraErrada } from './linhas.ts'
import type { LoteAberto } from './use-lote.ts'

interface LoteEditorProps<Row> {
  /** What the grid is. */
  label: string
  lote: LoteAberto
  columns: readonly GridColumn<Row>[]
  lines: readonly GridLine<Row>[]
  /** What was typed makes of a record. */
  typed: (changes: readonly GridChange<Row>[]) => (linha: Linha) => Linha
  /** The cell of a record's column; of none, the one that names the record. */
  cellOf: (id: number, key: string | null) => { line: RowKey; column: number } | null
  campo: (key: string) => Campo | undefined
  /** What stands above the grid, with the buttons of what was typed in it. */
  header: (buttons: ReactNode) => ReactNode
  footer: (rows: readonly Row[]) => ReactNode
  readOnly?: boolean
}

/** As wide a window as shows the rows as cards. */
const CARDS = 640

const UNREAD = 'Corrija as células marcadas antes de salvar: o que está nelas não pôde ser lido.'
const UNDECIDED = 'Escolha o que fica nas células que outra pessoa também mudou; depois salve de novo.'

const alteracoesText = (count: number) => countOf(count, 'alteração', 'alterações')

/** Records in a grid, saved all at once: what is refused is shown at its cell. */
export function LoteEditor<Row>(props: LoteEditorProps<Row>) {
  const { label, lote, columns, lines, typed, cellOf, campo, header, footer } = props
  const { alteracoes, disputas, linhas, change, error } = lote
  const grid = useRef<GridHandle>(null)
  const isCards = useSmallWindow(CARDS)
  const [unread, setUnread] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const onChange = useCallback(
    (changes: readonly GridChange<Row>[], count: number) => {
      setUnread(count)
      setProblem(null)
      if (changes.length > 0) change(typed(changes))
    },
    [change, typed],
  )
  const go = (id: number, key: string | null) => {
    const at = cellOf(id, key)
    if (at) grid.current?.go(at.line, at.column)
  }
  // Where the server refused something, to the first cell that it is of: once for each answer.
  const wrong = primeiraErrada(linhas)
  const told = useRef(error)
  useEffect(() => {
    if (told.current === error) return
    told.current = error
    if (error && wrong) go(wrong.id, wrong.key)
  })

  const save = () => {
    if (grid.current?.goToUnread()) setProblem(UNREAD)
    else if (disputas[0]) {
      setProblem(UNDECIDED)
      go(disputas[0].linha.id, disputas[0].key)
    } else lote.save()
  }
  const discard = async () => {
    const sure = await confirm({
      title: `Descartar ${alteracoesText(alteracoes)}?`,
      text: 'As linhas voltam a ser como estão guardadas.',
      confirmLabel: 'Descartar',
      danger: true,
    })
    if (sure) lote.discard()
  }
  const saveButton = (
    <Button
      leftSection={<Save size={16} aria-hidden />}
      disabled={alteracoes === 0 && unread === 0}
      loading={lote.isSaving}
      onClick={save}
    >
      {alteracoes === 0 ? 'Salvar' : `Salvar ${alteracoesText(alteracoes)}`}
    </Button>
  )
  return (
    <>
      <LeaveGuard isUnsaved={lote.isUnsaved} keepsDraft />
      {header(
        props.readOnly ? null : (
          <>
            {alteracoes > 0 ? (
              <Button variant="default" disabled={lote.isSaving} onClick={() => void discard()}>
                Descartar
              </Button>
            ) : null}
            {isCards ? null : saveButton}
          </>
        ),
      )}
      {lote.restored !== null && alteracoes > 0 ? (
        <RestoredBanner at={lote.restored} onDiscard={lote.discard}>
          ainda não foi salvo.
        </RestoredBanner>
      ) : null}
      {problem ? <Problem text={problem} onClose={() => setProblem(null)} /> : null}
      {error && !problem ? <Problem error={error} onClose={lote.dismiss} /> : null}
      <Conflitos lote={lote} campo={campo} onGo={go} />
      <EditableGrid
        ref={grid}
        label={label}
        columns={columns}
        lines={lines}
        onChange={onChange}
        isBusy={lote.isSaving}
        readOnly={props.readOnly ?? false}
        footer={({ rows }) => (
          <>
            {footer(rows)}
            {/* Cards are long: what saves them stays in sight. */}
            {isCards && alteracoes > 0 ? <div className={words.above8}>{saveButton}</div> : null}
          </>
        )}
      />
    </>
  )
}
