import { ETAPAS } from '@paco/domain/etapas/etapa'
import { MOTIVO_LABELS, MOTIVOS_SEMANA } from '@paco/domain/etapas/semana'
import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import type { LinhaDoLote } from '@paco/domain/importacoes/lote'
import {
  colunasDaEtapa,
  type EtapaDaSemana,
  LISTA_DAS_ETAPAS,
  semanaList,
} from '@paco/domain/projetos/semana'
import { type ReactNode, useMemo } from 'react'
import { hoje } from '../../http/hoje.ts'
import { draftPlace } from '../../ui/entity-form/draft.ts'
import { FilterControl } from '../../ui/list-screen/filter-control.tsx'
import type { ChoiceFilter } from '../../ui/list-screen/types.ts'
import { useListView } from '../../ui/list-screen/use-list-view.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { camposOf } from '../campos.ts'
import { LoteEditor } from '../lote/lote-editor.tsx'
import { useSavedToast } from '../lote/use-desfazer-lote.ts'
import { useLote } from '../lote/use-lote.ts'
import { countOf } from '../textos.ts'
import { colunasDaSemana } from './colunas.tsx'
import { keyOf, type LinhaDaSemana, linhasDaSemana, quandoOf, typed } from './linhas.ts'

const campos = new Map(
  camposOf(descritorDaLista(LISTA_DAS_ETAPAS) as never, []).map((campo) => [campo.key, campo]),
)
const [primeira] = ETAPAS

/** Departments that there are stages of, by name. */
function secretariasIn(etapas: readonly EtapaDaSemana[]): ChoiceFilter['options'] {
  const byId = new Map(etapas.map(({ id_secretaria, secretaria }) => [id_secretaria, secretaria]))
  return [...byId]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'))
}

function filtersOf(etapas: readonly EtapaDaSemana[]): ChoiceFilter[] {
  const options = secretariasIn(etapas)
  const count = (motivo: string) => etapas.filter((etapa) => etapa.motivo === motivo).length
  return [
    ...(options.length > 1
      ? [
          {
            key: 'id_secretaria',
            label: 'Secretaria',
            allLabel: 'Todas',
            control: 'select',
            options,
          } as const,
        ]
      : []),
    {
      key: 'motivo',
      label: 'Por quê',
      allLabel: 'Todas',
      allCount: etapas.length,
      control: 'chips',
      options: MOTIVOS_SEMANA.filter((value) => count(value) > 0).map((value) => ({
        value,
        label: MOTIVO_LABELS[value],
        count: count(value),
      })),
    },
  ]
}

interface SemanaPageProps {
  etapas: readonly EtapaDaSemana[]
  /** Of how many there are. */
  total: number
  /** Their projects. */
  lidas: readonly LinhaDoLote[]
  readOnly: boolean
}

/** 'Etapas desta semana': what is late, running or due soon, put in order on one page. */
export function SemanaPage({ etapas, total, lidas, readOnly }: SemanaPageProps) {
  const { view, change } = useListView(semanaList)
  const place = useMemo(() => (readOnly ? undefined : draftPlace('lote/etapas-semana')), [readOnly])
  const lote = useLote({ lista: LISTA_DAS_ETAPAS, lidas, place, onSaved: useSavedToast() })
  const today = hoje()
  const { id_secretaria, motivo } = view.filters
  const seen = useMemo(
    () =>
      etapas.filter(
        (etapa) =>
          (id_secretaria === undefined || String(etapa.id_secretaria) === id_secretaria) &&
          (motivo === undefined || etapa.motivo === motivo),
      ),
    [etapas, id_secretaria, motivo],
  )
  const withSecretaria = useMemo(() => secretariasIn(etapas).length > 1, [etapas])
  const columns = useMemo(
    () =>
      colunasDaSemana({
        campo: (key) => campos.get(colunasDaEtapa(primeira.numero)[key]),
        today,
        withSecretaria,
      }),
    [today, withSecretaria],
  )
  const lines = useMemo(() => linhasDaSemana(seen, lote.linhas), [seen, lote.linhas])
  const cellOf = (id: number, key: string | null) => {
    const names = (etapa: EtapaDaSemana) => Object.entries(etapa.colunas).find(([, coluna]) => coluna === key)
    const etapa = seen.find((one) => one.id_projeto === id && (key === null || names(one)))
    if (!etapa) return null
    const [name] = names(etapa) ?? []
    const column = columns.findIndex((one) => one.key === name)
    return { line: keyOf(etapa), column: Math.max(0, column) }
  }
  const header = (buttons: ReactNode) => (
    <PageHeader
      title={semanaList.title}
      lead={
        total > etapas.length
          ? `As primeiras ${countOf(etapas.length, 'etapa', 'etapas')} de ${total}: filtre por secretaria na lista de processos.`
          : 'Em andamento, atrasadas, ou que começam ou terminam em até 14 dias.'
      }
    >
      {buttons}
    </PageHeader>
  )
  if (etapas.length === 0)
    return (
      <>
        {header(null)}
        <EmptyState
          title="Nenhuma etapa para esta semana."
          text="Aqui aparecem as etapas em andamento, atrasadas, ou que começam ou terminam em até 14 dias."
        />
      </>
    )
  return (
    <LoteEditor
      label={semanaList.title}
      lote={lote}
      columns={columns}
      lines={lines}
      typed={typed}
      cellOf={cellOf}
      campo={(key) => campos.get(key)}
      readOnly={readOnly}
      header={(buttons) => (
        <>
          {header(buttons)}
          <div className={`${shared.row} ${shared.screenOnly} ${words.gap8x16} ${words.below12}`}>
            {filtersOf(etapas).map((filter) => (
              <FilterControl
                key={filter.key}
                filter={filter}
                labelled={false}
                value={view.filters[filter.key]}
                onChange={(value) =>
                  change(({ filters: { [filter.key]: _, ...rest } }) => ({
                    filters: value === undefined ? rest : { ...rest, [filter.key]: value },
                  }))
                }
              />
            ))}
          </div>
        </>
      )}
      footer={(rows) => <Contagem rows={rows} />}
    />
  )
}

/** How many stages there are, and how many of them are late as they are typed. */
function Contagem({ rows }: { rows: readonly LinhaDaSemana[] }) {
  const late = rows.filter((row) => quandoOf(row, hoje()).atraso > 0).length
  return (
    <p className={`${words.size13} ${words.muted}`}>
      {countOf(rows.length, 'etapa', 'etapas')}
      {late > 0 ? `, ${countOf(late, 'atrasada', 'atrasadas')}` : ''}
    </p>
  )
}
