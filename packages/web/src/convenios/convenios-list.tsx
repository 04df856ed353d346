import type { Convenio } from '@paco/domain/convenios/convenio'
import { vigenciasOf } from '@paco/domain/convenios/familia'
import type { KnownFamilia } from '@paco/domain/convenios/familias'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { canManageConvenios } from '@paco/domain/convenios/policy'
import type { Day } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { RowAction, Totals } from '../ui/list-screen/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import { ConvenioDetails } from './convenio-details.tsx'
import { FamiliaNav } from './familia-nav.tsx'
import { countText, noBreak } from './figures.ts'
import { editLink, newLink } from './links.ts'
import { partsOf } from './queries.ts'
import { useDeleteConvenio } from './use-delete-convenio.ts'
import { useFamiliaFilters } from './use-familia-filters.ts'
import { VigenciaMark } from './vigencia-mark.tsx'

interface ConveniosListProps {
  familia: KnownFamilia
  who: SessionUser | null
}

/** Names of companies and of situations are long; whichever of these a family has gets its share. */
const COLUMNS = { id: { width: '56px' }, empresa: { width: '16%' }, status: { width: '14%' } }

/** How many the filter has, and every sum of it: also of the amounts that have no column here. */
function leadOf(familia: KnownFamilia, { total, sums }: Totals): string {
  const amounts = familia.campos.flatMap(({ key, label }) => {
    const sum = sums[key]
    return sum === undefined ? [] : [`${label.toLowerCase()} ${noBreak(formatMoney(sum))}`]
  })
  return `${countText(total)}: ${amounts.join(', ')}.`
}

/** Which rows are unfolded. */
function useUnfolded() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setOpen(
      (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    )
  return { open, toggle }
}

/** The list of one family, whichever it is. */
export function ConveniosList({ familia, who }: ConveniosListProps) {
  const { list, calls } = partsOf(familia)
  const { filters, today } = useFamiliaFilters(familia)
  const { ask, problem } = useDeleteConvenio(familia)
  const { open, toggle } = useUnfolded()
  const manages = canManageConvenios(who)
  const add = (
    <ButtonLink {...newLink(familia.key)} leftSection={<Plus size={16} aria-hidden />}>
      Novo convênio
    </ButtonLink>
  )
  const actions = (row: Convenio): RowAction[] => {
    const expanded = open.has(row.id)
    const details = { label: expanded ? 'Fechar' : 'Detalhes', expanded, onClick: () => toggle(row.id) }
    if (!manages) return [details]
    return [
      details,
      { label: 'Editar', link: editLink(familia.key, row.id), specified: true },
      { label: 'Deletar', tone: 'danger', onClick: () => void ask(row), specified: true },
    ]
  }
  return (
    <ListScreen
      list={list}
      call={calls.list}
      exportCall={calls.export}
      mayImport={manages}
      lead={(totals) => leadOf(familia, totals)}
      searchPlaceholder="Pesquisar em todos os textos"
      filters={filters}
      columns={{ ...COLUMNS, [familia.titulo]: { width: '26%' } }}
      cells={termCells(familia, today)}
      {...(manages && {
        rowLink: { column: familia.titulo, to: ({ id }: Convenio) => editLink(familia.key, id) },
      })}
      actions={actions}
      details={(row) =>
        open.has(row.id) ? <ConvenioDetails familia={familia} convenio={row} who={who} /> : null
      }
      primaryAction={manages ? add : null}
      errorTitle={MESSAGES.listFailed}
      empty={{
        title: `Nenhum convênio ${familia.label} ainda.`,
        text: manages ? 'Cadastre o primeiro em “Novo convênio”.' : 'Os administradores os cadastram.',
      }}
      emptyFiltered={MESSAGES.none}
    >
      <FamiliaNav current={familia.key} />
      {problem ? <Problem text={problem} /> : null}
    </ListScreen>
  )
}

/** The ends of terms are marked where they have passed or are near. */
const termCells = (familia: KnownFamilia, today: Day | undefined) =>
  Object.fromEntries(
    vigenciasOf(familia).map(({ key }) => [
      key,
      (row: Convenio) => <VigenciaMark fim={row[key] as Day | null} today={today} />,
    ]),
  )
