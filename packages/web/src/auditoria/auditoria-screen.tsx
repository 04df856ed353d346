import { auditoriaCalls } from '@paco/domain/auditoria/contract'
import { ACAO_LABELS, ACOES, auditoriaList } from '@paco/domain/auditoria/registro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import words from '../ui/theme/words.module.css'
import classes from './change-list.module.css'
import { ChangeList } from './change-list.tsx'
import { useIntegrityCheck } from './integrity-check.tsx'
import { ProjetoName } from './projeto-name.tsx'
import { pessoasQuery } from './queries.ts'
import { type Registry, recordLink, recordName } from './registry.ts'

/** The screen shows what changed, which the spreadsheet's columns leave out. */
const list = {
  ...auditoriaList,
  columns: [...auditoriaList.columns, { key: 'depois', label: 'Mudanças', kind: 'text', sortable: false }],
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

/** The audit trail: every change in the system, sealed one to the next. `selo` leads to its seal on paper. */
export function AuditoriaScreen({ registry, selo }: { registry: Registry; selo: ReactNode }) {
  const { data: pessoas = [] } = useQuery(pessoasQuery)
  const { button, outcome } = useIntegrityCheck()
  return (
    <ListScreen
      list={list}
      call={auditoriaCalls.listAuditoria}
      exportCall={auditoriaCalls.exportAuditoria}
      lead={() => 'Tudo o que foi criado, alterado ou excluído. A trilha só cresce.'}
      searchPlaceholder="Pesquisar por pessoa, registro ou projeto"
      filters={filtersFor(registry, pessoas)}
      primaryAction={
        <>
          {selo}
          {button}
        </>
      }
      columns={{
        id: { width: '64px' },
        registro_id: { hidden: true },
        projeto_id: { hidden: true },
        projeto_nome: { width: '18%' },
        origem: { hidden: true },
        instante: { nowrap: true, width: '136px' },
        acao: { width: '96px' },
        depois: { width: '34%' },
      }}
      cells={{
        entidade: (row) => {
          const entity = registry[row.entidade]
          const text = recordName(entity, row)
          const link = recordLink(entity, row)
          return link ? (
            <Link {...link} className={`${words.medium} ${classes.record}`}>
              {text}
            </Link>
          ) : (
            text
          )
        },
        projeto_nome: (row, { content }) => (
          <ProjetoName registro={row} name={content} projetos={registry.projetos} />
        ),
        usuario_nome: (row, { content }) => <span title={row.origem ?? undefined}>{content}</span>,
        depois: (row) => <ChangeList registro={row} entity={registry[row.entidade]} />,
      }}
      emptyFiltered="Nenhum registro encontrado."
    >
      {outcome}
    </ListScreen>
  )
}
