import { auditoriaCalls } from '@paco/domain/auditoria/contract'
import { entradasList } from '@paco/domain/auditoria/entrada'
import { ACAO_LABELS, ACOES } from '@paco/domain/auditoria/registro'
import type { Column } from '@paco/domain/http/list'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PATHS } from '../paths.ts'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import words from '../ui/theme/words.module.css'
import classes from './entry.module.css'
import { EntryBody } from './entry-body.tsx'
import { useIntegrityCheck } from './integrity-check.tsx'
import { pessoasQuery } from './queries.ts'
import type { Registry } from './registry.ts'

/** What links to the trail narrow it by: neither is a column, each has its word. */
const LINKED = [
  { key: 'entrada', label: 'Entrada', kind: 'id', sortable: false },
  { key: 'projeto_id', label: 'Projeto nº', kind: 'id', sortable: false },
  { key: 'registro_id', label: 'Registro', kind: 'text', sortable: false },
] as const satisfies readonly Column[]

/** What was done heads the card of an entry on narrow screens: it is the first text. */
const [id, instante, quem] = entradasList.columns
const list = {
  ...entradasList,
  columns: [
    id,
    instante,
    { key: 'feito', label: 'O que foi feito', kind: 'text', sortable: false },
    quem,
    ...LINKED,
  ],
} as const

function filtersFor(registry: Registry, pessoas: readonly { value: number; label: string }[]): Filter[] {
  const entidades = Object.entries(registry).map(([value, { title }]) => ({ value, label: title }))
  const acoes = ACOES.map((value) => ({ value, label: ACAO_LABELS[value] }))
  return [
    { key: 'usuario_id', label: 'Pessoa', options: pessoas, allLabel: 'Todas', control: 'select' },
    { key: 'entidade', label: 'O quê', options: entidades, allLabel: 'Tudo', control: 'select' },
    { key: 'acao', label: 'Ação', options: acoes, allLabel: 'Todas', control: 'select' },
    { key: 'de', label: 'De', kind: 'day' },
    { key: 'ate', label: 'Até', kind: 'day' },
  ]
}

/** The audit trail: everything that was done, sealed line by line. `selo` leads to its seal on paper. */
export function AuditoriaScreen({ registry, selo }: { registry: Registry; selo: ReactNode }) {
  const { data: pessoas = [] } = useQuery(pessoasQuery)
  const { view } = useListView(list)
  const { button, outcome } = useIntegrityCheck()
  return (
    <ListScreen
      list={list}
      call={auditoriaCalls.listEntradas}
      exportCall={auditoriaCalls.exportAuditoria}
      lead={() =>
        'Tudo o que foi criado, alterado ou excluído, uma entrada para cada gravação. A trilha só cresce.'
      }
      searchPlaceholder="Pesquisar por pessoa, registro ou projeto"
      filters={filtersFor(registry, pessoas)}
      primaryAction={
        <>
          {selo}
          {button}
        </>
      }
      columns={{
        id: { width: '84px' },
        instante: { nowrap: true, width: '136px' },
        usuario_nome: { width: '15%' },
        entrada: { exportOnly: true },
        projeto_id: { exportOnly: true },
        registro_id: { exportOnly: true },
      }}
      cells={{
        id: (row, { text }) => (
          <Link
            {...linkOptions({ to: PATHS.auditoria, search: { entrada: row.id } })}
            className={classes.record}
            title="Endereço desta entrada"
          >
            {text}
          </Link>
        ),
        feito: (row) => (
          <EntryBody
            // Asked for by its number it is open, whatever it was before.
            key={view.filters.entrada ?? ''}
            entrada={row}
            registry={registry}
            find={view.busca}
            open={view.filters.entrada !== undefined}
          />
        ),
        usuario_nome: (row, { content }) => (
          <span className={words.wraps} title={row.origem ?? undefined}>
            {content}
          </span>
        ),
      }}
      emptyFiltered="Nenhuma entrada encontrada."
    >
      {outcome}
    </ListScreen>
  )
}
