import { ListPlus, ListTree, Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { confirm } from '../ui/confirm.ts'
import { LeaveGuard } from '../ui/entity-form/leave-guard.tsx'
import { EditableGrid } from '../ui/grid/editable-grid.tsx'
import type { GridChange, GridHandle } from '../ui/grid/types.ts'
import { RestoredBanner } from '../ui/restored-banner.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { type LinhaVista, TYPED_COLUMNS } from './colunas.tsx'
import { blankLinha, inserted, isBlank, type LinhaTyped, nextCodigo, removedWith, tipoOf } from './linhas.ts'
import { lineOfBlank, linhasVistas } from './linhas-vistas.ts'
import classes from './planilha.module.css'
import { RascunhoStatus } from './rascunho-status.tsx'
import { nameOf, type RevisaoCompleta } from './revisoes.ts'
import type { Rascunho } from './use-rascunho.ts'

const append = (count: number) => Array.from({ length: count }, () => lineOfBlank(blankLinha()))

/** Several rows go at once: that is asked. */
const questionOf = (linha: LinhaTyped, count: number) => ({
  title: `Remover o grupo ${linha.codigo} e o que há nele?`,
  text: count === 2 ? 'Com ele sai 1 linha.' : `Com ele saem ${count - 1} linhas.`,
  confirmLabel: 'Remover',
  danger: true,
})

/** The buttons of the rows: what they add goes below the row one is in, what they remove is that row. */
function useRows({ change, linhas }: Rascunho) {
  const grid = useRef<GridHandle>(null)
  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null || !linhas.some(({ key }) => key === wanted.current)) return
    grid.current?.go(wanted.current, 0)
    wanted.current = null
  }, [linhas])

  const current = () => linhas.find(({ key }) => key === grid.current?.cursor())
  const add = (tipo: 'grupo' | 'item') => {
    const at = current()
    const added = blankLinha({ tipo, codigo: tipo === 'item' ? nextCodigo(linhas, at) : null })
    wanted.current = added.key
    change((all) => inserted(all, at && !isBlank(at) ? at.key : null, added))
  }
  const remove = async () => {
    const at = current()
    if (!at || isBlank(at)) return
    const gone = removedWith(linhas, at.key)
    if (gone.length > 1 && tipoOf(at) === 'grupo' && !(await confirm(questionOf(at, gone.length)))) return
    const index = linhas.indexOf(at)
    const left = linhas.filter((linha) => !gone.includes(linha))
    wanted.current = (left[Math.min(index, left.length - 1)] ?? left[0])?.key ?? null
    change((all) => all.filter((linha) => !gone.includes(linha)))
  }
  return { grid, add, remove }
}

interface Props {
  revisao: RevisaoCompleta
  rascunho: Rascunho
  /** Reads the sheet as it is stored. */
  onReload: () => void
  isBusy: boolean
  /** What it comes to, and what it has to. */
  footer: () => ReactNode
}

function Restored({ rascunho, onReload }: Pick<Props, 'rascunho' | 'onReload'>) {
  if (rascunho.restored === null) return null
  return (
    <RestoredBanner at={rascunho.restored} onDiscard={onReload}>
      estava guardado neste computador.
    </RestoredBanner>
  )
}

/** What the server did not take, and the way out of it. */
function Recusa({ rascunho, onReload }: Pick<Props, 'rascunho' | 'onReload'>) {
  const { falha, flush } = rascunho
  if (falha === null) return null
  return (
    <Banner
      tone="late"
      action={falha.conflito ? 'Recarregar a planilha' : 'Tentar de novo'}
      onAction={falha.conflito ? onReload : () => void flush()}
    >
      <strong>A planilha não foi salva.</strong> {falha.texto}
    </Banner>
  )
}

/** A sheet that is being written: typed or pasted as in a spreadsheet, and saved by itself. */
export function PlanilhaRascunho({ revisao, rascunho, onReload, isBusy, footer }: Props) {
  const { linhas, calculada, problemas, change, setUnread } = rascunho
  const { grid, add, remove } = useRows(rascunho)
  const lines = useMemo(
    () => linhasVistas(linhas, calculada, problemas.notes),
    [linhas, calculada, problemas.notes],
  )
  const onChange = useCallback(
    (changes: readonly GridChange<LinhaVista>[], unread: number) => {
      setUnread(unread)
      const typed = new Map(changes.map(({ row }) => [row.linha.key, row.linha]))
      if (typed.size === 0) return
      change((all) => {
        const known = new Set(all.map(({ key }) => key))
        const added = [...typed.values()].filter(({ key }) => !known.has(key))
        return [...all.map((linha) => typed.get(linha.key) ?? linha), ...added]
      })
    },
    [change, setUnread],
  )
  return (
    <>
      <LeaveGuard isUnsaved={rascunho.isUnsaved} keepsDraft />
      <Restored rascunho={rascunho} onReload={onReload} />
      <Recusa rascunho={rascunho} onReload={onReload} />
      <div className={`${shared.row} ${shared.screenOnly} ${words.gap8} ${words.below8} ${classes.tools}`}>
        <Button
          variant="default"
          size="xs"
          leftSection={<ListPlus size={14} aria-hidden />}
          onClick={() => add('item')}
        >
          Adicionar item
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<ListTree size={14} aria-hidden />}
          onClick={() => add('grupo')}
        >
          Adicionar grupo
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<Trash2 size={14} aria-hidden />}
          onClick={() => void remove()}
        >
          Remover linha
        </Button>
        <span className={words.end}>
          <RascunhoStatus rascunho={rascunho} />
        </span>
      </div>
      <EditableGrid
        ref={grid}
        label={`Planilha orçamentária, ${nameOf(revisao)}, em elaboração`}
        columns={TYPED_COLUMNS}
        lines={lines}
        onChange={onChange}
        append={append}
        isBusy={isBusy}
        footer={footer}
      />
      <p className={`${shared.small} ${shared.screenOnly} ${words.above8}`}>
        Cole blocos inteiros do Excel, na ordem das colunas: a grade cresce com eles. Linha sem unidade nem
        valores é um grupo. Sem preço unitário, vale o custo com o BDI.
      </p>
    </>
  )
}
