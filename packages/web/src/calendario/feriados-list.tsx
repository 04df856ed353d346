import { calendarioCalls } from '@paco/domain/calendario/contract'
import { type Feriado, feriadosList, NIVEIS, NIVEL_LABELS, quandoText } from '@paco/domain/calendario/feriado'
import { feriadoIn } from '@paco/domain/calendario/feriados-do-ano'
import { canManageFeriados } from '@paco/domain/calendario/policy'
import { formatDay } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { ReactNode } from 'react'
import { hoje } from '../http/hoje.ts'
import { ativoCell, ativoFilter } from '../ui/list-screen/ativo.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import { useDeleteFeriado, useSetAtivo } from './feriado-writes.ts'
import { feriadoLink } from './links.ts'

interface FeriadosListProps {
  who: SessionUser | null
  primaryAction: ReactNode
}

const nivelFilter: Filter = {
  key: 'nivel',
  label: 'Âmbito',
  allLabel: 'Todos',
  control: 'select',
  options: NIVEIS.map((value) => ({ value, label: NIVEL_LABELS[value] })),
}

/** The rule; of one by Easter also the day it falls on this year. */
function quandoCell(row: Feriado): string {
  const day = row.regra === 'movel' ? feriadoIn(Number(hoje().slice(0, 4)), row) : null
  return day === null ? quandoText(row) : `${quandoText(row)} (${formatDay(day)})`
}

/** The days without office hours, by which working days are counted. */
export function FeriadosList({ who, primaryAction }: FeriadosListProps) {
  const setAtivo = useSetAtivo()
  const remove = useDeleteFeriado()
  const manages = canManageFeriados(who)
  const error = setAtivo.error ?? remove.error
  return (
    <ListScreen
      list={feriadosList}
      call={calendarioCalls.listFeriados}
      exportCall={calendarioCalls.exportFeriados}
      lead={({ total }) =>
        `${formatWhole(total)} ${total === 1 ? 'dia' : 'dias'} sem expediente, além de sábados e domingos. Por eles se contam os prazos em dias úteis.`
      }
      searchPlaceholder="Pesquisar por nome"
      filters={[nivelFilter, ativoFilter('Em uso', 'Fora de uso')]}
      columns={{
        id: { width: '64px' },
        nome: { width: '34%' },
        nivel: { nowrap: true },
        regra: { width: '28%' },
        mes: { hidden: true },
        dia_do_mes: { hidden: true },
        deslocamento: { hidden: true },
        dia: { hidden: true },
      }}
      cells={{ regra: quandoCell, ativo: ativoCell }}
      rowLink={{ column: 'nome', to: ({ id }) => (manages ? feriadoLink(id) : null) }}
      actions={
        manages
          ? (row: Feriado) => [
              { label: 'Editar', link: feriadoLink(row.id) },
              {
                label: row.ativo ? 'Tirar de uso' : 'Trazer de volta',
                onClick: () => void setAtivo.ask(row),
              },
              { label: 'Excluir', tone: 'danger', onClick: () => void remove.ask(row) },
            ]
          : undefined
      }
      primaryAction={primaryAction}
      empty={{
        title: 'Nenhum feriado ainda.',
        text: 'Sem feriados, todo dia de segunda a sexta conta como dia útil.',
      }}
      emptyFiltered="Nenhum feriado encontrado."
    >
      {error ? <Problem error={error} /> : null}
    </ListScreen>
  )
}
