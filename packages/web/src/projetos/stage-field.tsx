import { ETAPAS, type NumeroEtapa, SITUACOES } from '@paco/domain/etapas/etapa'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { Field, TableField } from '../ui/entity-form/types.ts'
import { StageTools } from './stage-tools.tsx'
import { deadlineIn } from './stage-values.ts'

const PREFIXES = ['etapa', 'datainicioetapa', 'datafimetapa', 'prazoetapa', 'situacaoetapa'] as const
type StageName = `${(typeof PREFIXES)[number]}${NumeroEtapa}`

const situacoes = SITUACOES.map((value) => ({ value, label: value }))

function stageRow(
  numero: NumeroEtapa,
  locked: boolean,
): { label: string; fields: readonly Field<StageName>[] } {
  const label = `Etapa ${numero}`
  return {
    label,
    fields: [
      { name: `etapa${numero}` as const, label: `${label}: nome`, kind: 'textarea', rows: 1, maxLength: 200 },
      { name: `datainicioetapa${numero}` as const, label: `${label}: início`, kind: 'day' },
      {
        name: `datafimetapa${numero}` as const,
        label: locked ? `${label}: fim (congelado)` : `${label}: fim`,
        kind: 'day',
        locked,
      },
      {
        name: `prazoetapa${numero}` as const,
        label: `${label}: prazo em dias`,
        kind: 'decimal',
        sent: deadlineIn,
      },
      {
        name: `situacaoetapa${numero}` as const,
        label: `${label}: situação`,
        kind: 'select',
        options: situacoes,
      },
    ],
  }
}

const FROZEN_HELP = 'As datas de fim com cadeado estão congeladas: mudam por aditivo.'

/** The six stages as one table of the form: the flat fields of the wire, five to a row. Ends known may be locked. */
export const stageField = (record?: Projeto, locksEnds = false): TableField<StageName> => ({
  kind: 'table',
  name: 'etapas',
  label: 'Etapas',
  help: `As datas desenham o cronograma abaixo. O prazo é em dias.${locksEnds ? ` ${FROZEN_HELP}` : ''}`,
  columns: [
    { label: 'Nome da etapa' },
    { label: 'Início', width: '148px' },
    { label: 'Fim', width: '148px' },
    { label: 'Prazo (dias)', width: '104px' },
    { label: 'Situação', width: '164px' },
  ],
  rows: ETAPAS.map(({ numero }) =>
    stageRow(numero, locksEnds && record !== undefined && record[`datafimetapa${numero}`] !== null),
  ),
  below: (tools) => <StageTools {...tools} record={record} />,
})

/** What a new project starts from: the default names, nothing begun. */
export const newStages = Object.fromEntries(
  ETAPAS.flatMap(({ numero, nome }) => [
    [`etapa${numero}`, nome],
    [`situacaoetapa${numero}`, SITUACOES[0]],
  ]),
)
