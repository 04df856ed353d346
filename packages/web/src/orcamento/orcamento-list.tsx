import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { FONTE_CODES, FONTE_LABELS } from '@paco/domain/orcamento/fonte'
import {
  LABELS,
  type Lancamento,
  ORCAMENTO_FLAGS,
  ORCAMENTO_LABELS,
  orcamentoList,
} from '@paco/domain/orcamento/lancamento'
import { canChangeSomeLancamento } from '@paco/domain/orcamento/policy'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type ReactNode, useState } from 'react'
import { hoje } from '../http/hoje.ts'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import { secretariaCell } from '../secretarias/secretaria-cell.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter, RowAction } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { Problem } from '../ui/states/problem.tsx'
import { LancamentoDetails } from './lancamento-details.tsx'
import { editLink } from './links.ts'
import { CodeCell, FichaCell, FonteCell, NumberCell, SaldoCell } from './list-cells.tsx'
import { changing } from './permissao.ts'
import { useDeleteLancamento } from './use-delete-lancamento.ts'

interface OrcamentoListProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
  primaryAction: ReactNode
  /** What hangs on a line, under its codes. */
  hanging?: (id: number) => ReactNode
}

const fonteFilter: Filter = {
  key: 'fonte_recurso',
  label: 'Fonte',
  allLabel: 'Todas',
  control: 'select',
  options: FONTE_CODES.map((value) => ({ value, label: FONTE_LABELS[value] ?? value })),
}

const orcamentoFilter: Filter = {
  key: 'orcamento',
  label: 'Orçamento',
  control: 'select',
  options: ORCAMENTO_FLAGS.map((value) => ({ value, label: ORCAMENTO_LABELS[value] })),
}

/** Years that lines are usually of: the next one, this one and those before. */
function exercicioFilter(): Filter {
  const next = Number(hoje().slice(0, 4)) + 1
  const years = Array.from({ length: 6 }, (_, back) => next - back)
  return {
    key: 'exercicio',
    label: LABELS.exercicio,
    control: 'select',
    options: years.map((year) => ({ value: year, label: String(year) })),
  }
}

const countText = (total: number) => `${formatWhole(total)} ${total === 1 ? 'lançamento' : 'lançamentos'}.`

/** Strangers only read; whoever is logged in sees what is theirs to change, and why the rest is not. */
const actionsFor =
  (who: SessionUser, remove: (lancamento: Lancamento) => void) =>
  (row: Lancamento): RowAction[] => [
    { label: 'Editar', link: editLink(row.id), specified: true, ...changing(who, row) },
    { label: 'Excluir', tone: 'danger', onClick: () => remove(row), specified: true, ...changing(who, row) },
  ]

/** Which rows are unfolded. */
function useUnfolded() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setOpen((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
    )
  return { open, toggle }
}

/** 'Lista de Lançamentos Orçamentários'. */
export function OrcamentoList({ who, secretarias, primaryAction, hanging }: OrcamentoListProps) {
  const { ask, problem } = useDeleteLancamento()
  const { open, toggle } = useUnfolded()
  const inSecretaria = secretariaCell(secretarias)
  const { busca: find } = useListView(orcamentoList).view
  const secretariaFilter: Filter = {
    key: 'secretaria_id',
    label: 'Secretaria',
    allLabel: 'Todas',
    control: 'select',
    options: secretarias,
  }
  return (
    <ListScreen
      list={orcamentoList}
      call={orcamentoCalls.listLancamentos}
      exportCall={orcamentoCalls.exportLancamentos}
      mayImport={canChangeSomeLancamento(who)}
      lead={({ total }) => countText(total)}
      searchPlaceholder="Pesquisar por secretaria ou código"
      filters={[secretariaFilter, exercicioFilter(), fonteFilter, orcamentoFilter]}
      dense
      columns={{
        id: { width: '48px' },
        funcional_programatica: { width: '13%' },
        conta_elemento_despesa: { width: '10%' },
        aplicacao: { width: '8%' },
        fonte_recurso_stn: { width: '9%' },
        ficha: { nowrap: true },
        // It stands below the number.
        exercicio: { exportOnly: true },
      }}
      cells={{
        secretaria_nome: ({ secretaria_id }, told) => inSecretaria({ id_secretaria: secretaria_id }, told),
        id: (row, { content }) => (
          <NumberCell
            lancamento={row}
            number={content}
            open={open.has(row.id)}
            onToggle={() => toggle(row.id)}
          />
        ),
        funcional_programatica: (row, { content }) => (
          <CodeCell code={content} name={row.funcional_nome} find={find} />
        ),
        conta_elemento_despesa: (row, { content }) => (
          <CodeCell code={content} name={row.conta_nome} find={find} />
        ),
        aplicacao: (row, { content }) => <CodeCell code={content} name={row.aplicacao_nome} find={find} />,
        fonte_recurso_stn: (row, { content }) => <CodeCell code={content} name={row.stn_nome} find="" />,
        fonte_recurso: (row, { text }) => <FonteCell code={row.fonte_recurso} label={text} />,
        ficha: ({ exercicio }, { content }) => <FichaCell ficha={content} exercicio={exercicio} />,
        saldo: (row, { text }) => <SaldoCell lancamento={row} amount={text} />,
      }}
      details={(row) =>
        open.has(row.id) ? <LancamentoDetails lancamento={row}>{hanging?.(row.id)}</LancamentoDetails> : null
      }
      actions={who === null ? undefined : actionsFor(who, (row) => void ask(row))}
      refusals
      primaryAction={primaryAction}
      empty={{
        title: 'Nenhum lançamento ainda.',
        text: 'Os lançamentos das secretarias aparecem aqui, com o saldo de cada um.',
      }}
      emptyFiltered="Nenhum lançamento encontrado."
    >
      {problem ? <Problem text={problem} /> : null}
    </ListScreen>
  )
}
