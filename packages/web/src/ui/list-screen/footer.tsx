import { type List, PAGE_SIZES } from '@paco/domain/http/list'
import { lastPage, rangeText } from '@paco/domain/http/view'
import { formatMoney } from '@paco/domain/shared/money'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './footer.module.css'
import { formatCount, pageNumbers } from './pages.ts'
import type { ListView } from './use-list-view.ts'

interface FooterProps extends ListView {
  list: List
  shown: number
  total: number
  sums: Readonly<Record<string, number>>
  /** Beside something else, in a narrow column: without the choice of how many rows a page has. */
  compact?: boolean
  /** After turning a page, so that reading starts at the top again. */
  onTurn: () => void
}

/** The whole filter's sums, of every money column that has one. */
function Sums({ list, sums }: Pick<FooterProps, 'list' | 'sums'>) {
  const columns = list.columns.filter(({ key, sum }) => sum && sums[key] !== undefined)
  return columns.map(({ key, label, kind }) => (
    <span key={key}>
      {columns.length > 1 ? `Soma do filtro, ${label}: ` : 'Soma do filtro: '}
      <b>{kind === 'money' ? formatMoney(sums[key]) : formatCount(sums[key] ?? 0)}</b>
    </span>
  ))
}

function PageSize({ view, change }: ListView) {
  return (
    <label className={`${shared.line} ${words.gap8} ${words.nowrap} ${classes.size}`}>
      Linhas por página
      <select
        className={shared.field}
        value={view.limite}
        onChange={(event) => change({ limite: Number(event.currentTarget.value) })}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  )
}

function Pager({ view, change, total, onTurn }: Pick<FooterProps, 'view' | 'change' | 'total' | 'onTurn'>) {
  const last = lastPage(total, view.limite)
  const go = (pagina: number) => {
    if (pagina < 1 || pagina > last || pagina === view.pagina) return
    change({ pagina })
    onTurn()
  }
  // Disabled by aria only: a button that vanishes from under the focus throws the reader to the top of the page.
  const step = (label: string, page: number) => (
    <button
      type="button"
      className={`${shared.outlined} ${classes.page}`}
      aria-disabled={page < 1 || page > last}
      onClick={() => go(page)}
    >
      {label}
    </button>
  )
  return (
    <nav className={`${shared.row} ${classes.pager}`} aria-label="Paginação">
      {step('Anterior', view.pagina - 1)}
      {pageNumbers(view.pagina, last).map((page, index, all) =>
        page === null ? (
          <span key={`after-${String(all[index - 1])}`} className={classes.gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className={`${shared.outlined} ${classes.page}`}
            aria-label={`Página ${String(page)}`}
            aria-current={page === view.pagina ? 'page' : undefined}
            onClick={() => go(page)}
          >
            {formatCount(page)}
          </button>
        ),
      )}
      {step('Próxima', view.pagina + 1)}
    </nav>
  )
}

export function Footer({ list, shown, total, sums, compact, view, change, onTurn }: FooterProps) {
  return (
    <div className={`${shared.small} ${words.tabular} ${shared.row} ${words.gap8x16} ${classes.footer}`}>
      <div className={`${shared.row} ${words.gap8x16}`}>
        {/* On paper the notes above the table say it; alone it would have a sheet of its own. */}
        <span role="status" className={shared.screenOnly}>
          {rangeText(view.pagina, view.limite, shown, total)}
        </span>
        <Sums list={list} sums={sums} />
      </div>
      <div className={`${shared.screenOnly} ${shared.row} ${words.gap8x16} ${words.end} ${classes.controls}`}>
        {compact ? null : <PageSize view={view} change={change} />}
        <Pager view={view} change={change} total={total} onTurn={onTurn} />
      </div>
    </div>
  )
}
