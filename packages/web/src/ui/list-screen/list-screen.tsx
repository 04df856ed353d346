import type { Call } from '@paco/domain/http/call'
import type { List } from '@paco/domain/http/list'
import { filterQuery, isFiltered, lastPage } from '@paco/domain/http/view'
import { use, useDeferredValue, useEffect, useRef } from 'react'
import { fetchPage } from '../../http/reads.ts'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { PageHeader } from '../page-header.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { Problem } from '../states/problem.tsx'
import { useDelayed } from '../states/use-delayed.ts'
import shared from '../theme/shared.module.css'
import { ColumnsMenu } from './columns-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { Footer } from './footer.tsx'
import classes from './list-screen.module.css'
import { choicesOf, drawnOf, nameKey, shownOf } from './look.ts'
import { MoreMenu } from './more-menu.tsx'
import { PrintNotes } from './print-notes.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { rowKeyOf, Table } from './table.tsx'
import { Toolbar } from './toolbar.tsx'
import type { ListScreenProps } from './types.ts'
import { useListRows } from './use-list-rows.ts'
import { useListView } from './use-list-view.ts'
import { useLook } from './use-look.ts'
import { useNewRow } from './use-new-row.ts'
import { useOutput } from './use-output.ts'
import { ViewsSlot } from './views-slot.ts'
import { waysOn } from './ways-on.ts'

/** As many rows as a list call answers at once: beyond them nobody looks for a new one. */
const MOST_SOUGHT = 1000
const HIDDEN_NEW = 'O registro que você criou não aparece com a pesquisa e os filtros de agora.'
const FAR_NEW = 'O registro que você criou está mais adiante nesta lista.'

/**
 * A list of the product, whole: title, search, filters, sorted and paged table, sums, spreadsheets and paper. It is
 * fed with columns and calls and knows nothing else. The address holds its state.
 *
 *   <ListScreen
 *     list={usuariosList}
 *     call={usuariosCalls.listUsuarios}
 *     exportCall={usuariosCalls.exportUsuarios}
 *     lead={({ total }) => `${total} usuários.`}
 *     searchPlaceholder="Pesquisar por nome ou e-mail"
 *     filters={[{ key: 'role', label: 'Papel', options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })) }]}
 *     cells={{ ativo: (row, { text }) => <StatusPill tone={row.ativo ? 'ok' : 'idle'}>{text}</StatusPill> }}
 *     rowLink={{ column: 'name', to: (row) => linkOptions({ to: '/usuarios/$id', params: { id: String(row.id) } }) }}
 *     actions={(row) => [{ label: 'Editar', onClick: () => edit(row), allowed: canManageUsuarios(who), reason: '…' }]}
 *     primaryAction={<Button onClick={add}>Adicionar usuário</Button>}
 *     empty={{ title: 'Nenhum usuário ainda.', text: '…', action: <Button>…</Button> }}
 *     emptyFiltered="Nenhum usuário encontrado."
 *   />
 *
 * Where rows are to be ticked: `selection={{ selected, onChange: setSelected, label: (row) => `Selecionar ${row.name}` }}`
 * with a `Set` of row keys that the screen keeps. Where rows unfold: `details={(row) => (open.has(row.id) ? <Sheet /> : null)}`
 * and an action with `expanded`.
 */
export function ListScreen<const L extends List, C extends Call>(props: ListScreenProps<L, C>) {
  const { list, call, exportCall, params, fixed, order = '', filters = [], title = list.title } = props
  const root = useRef<HTMLElement>(null)
  const { view, change } = useListView(list)
  const { look, setLook } = useLook(list)
  const Views = use(ViewsSlot)
  const columns = props.columns ?? {}
  const name = nameKey(list, props.rowLink?.column)
  const drawn = drawnOf(list, columns, look, name)
  const ordered = view.ordem === '' ? { ...view, ordem: order } : view
  const query = useListRows(call, params, ordered, fixed)
  const output = useOutput({ list, call, exportCall, params, fixed, view: ordered })
  // Drawn in small steps, so that the page answers meanwhile.
  const arrived = useDeferredValue(query.data)
  const turning = (query.isPlaceholderData && query.isFetching) || arrived !== query.data
  const faded = useDelayed(turning)
  const page = output.printed ?? arrived

  // A page beyond the last (an old link, rows deleted meanwhile) calmly becomes the last one.
  const last = lastPage(query.data?.total ?? 0, view.limite)
  const beyond = query.isSuccess && !query.isPlaceholderData && view.pagina > last
  useEffect(() => {
    if (beyond) change({ pagina: last }, { replace: true })
  }, [beyond, last, change])

  const keyOf = rowKeyOf(props)
  const fresh = useNewRow({
    keys: query.data?.rows.map(keyOf) ?? [],
    settled: query.isSuccess && !query.isFetching,
    total: query.data?.total ?? 0,
    findPage: async (id) => {
      const all = { ...filterQuery(ordered), ...fixed, pagina: 1, limite: MOST_SOUGHT }
      const at = (await fetchPage(call, { params, query: all } as never)).rows.findIndex(
        (row) => keyOf(row) === id,
      )
      return at < 0 ? null : Math.floor(at / view.limite) + 1
    },
    turnTo: (pagina) => change({ pagina }, { replace: true }),
  })

  const onTurn = () => {
    if ((root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView({ block: 'start' })
  }

  const empty = page?.total === 0 && !query.isPlaceholderData && arrived === query.data
  const untouched = empty && !isFiltered(view)
  return (
    <div className={classes.screen}>
      <PageHeader
        title={title}
        about={props.about}
        intro={props.about === undefined ? list.sobre : undefined}
        lead={props.lead ? (page && props.lead(page)) || '' : undefined}
        back={props.back}
        badge={
          <>
            {Views ? <Views list={list} look={look} /> : null}
            <ColumnsMenu
              choices={choicesOf(list, columns)}
              shown={shownOf(list, columns, look)}
              name={name}
              look={look}
              setLook={setLook}
            />
          </>
        }
      >
        <ExportMenu
          progress={output.progress}
          onExport={output.exportAs}
          onPrint={output.print}
          others={props.otherExports}
          hides={look.colunas !== null}
          onOther={output.exportOther}
        />
        {props.mayImport ? (
          <MoreMenu entries={[...waysOn(list, ordered, props.selection?.selected), ...(props.more ?? [])]} />
        ) : null}
        {props.primaryAction}
      </PageHeader>
      {props.children}
      {output.problem ? <Problem text={output.problem} onClose={output.dismissProblem} /> : null}
      {query.isError && page ? <Problem error={query.error} onRetry={() => void query.refetch()} /> : null}
      {fresh.nowhere ? (
        <Banner
          tone="run"
          action={isFiltered(view) ? 'Limpar filtros' : 'Fechar'}
          onAction={() => {
            fresh.dismiss()
            if (isFiltered(view)) change({ busca: '', filters: {} })
          }}
        >
          {isFiltered(view) ? HIDDEN_NEW : FAR_NEW}
        </Banner>
      ) : null}
      <section ref={root} className={`${shared.panel} ${classes.sheet}`} aria-label={title}>
        {untouched ? null : (
          <Toolbar
            list={list}
            filters={filters}
            searchPlaceholder={props.searchPlaceholder ?? 'Pesquisar'}
            withClear={!empty}
            view={view}
            change={change}
          />
        )}
        {page ? (
          <PrintNotes list={list} filters={filters} view={view} shown={page.rows.length} total={page.total} />
        ) : null}
        {!page && query.isError ? (
          <ErrorState error={query.error} title={props.errorTitle} onRetry={() => void query.refetch()} />
        ) : null}
        {!page && !query.isError ? <SkeletonRows /> : null}
        {untouched ? <EmptyState {...(props.empty ?? { title: 'Nenhum registro ainda.' })} /> : null}
        {empty && !untouched ? (
          <EmptyState
            title={props.emptyFiltered ?? 'Nenhum registro encontrado.'}
            text="Confira a pesquisa ou retire um dos filtros."
            action={
              <Button variant="default" onClick={() => change({ busca: '', filters: {} })}>
                Limpar filtros
              </Button>
            }
          />
        ) : null}
        {page && !empty ? (
          <>
            <Table
              {...props}
              list={drawn.list as L}
              columns={drawn.looks as typeof props.columns}
              look={look}
              marked={fresh.marked}
              rows={page.rows}
              title={title}
              busy={turning}
              faded={faded}
              view={ordered}
              change={change}
            />
            <Footer
              list={list}
              shown={page.rows.length}
              total={page.total}
              sums={page.sums}
              view={view}
              change={change}
              onTurn={onTurn}
            />
          </>
        ) : null}
      </section>
    </div>
  )
}
