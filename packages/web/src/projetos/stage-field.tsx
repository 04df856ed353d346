import { ETAPAS, type NumeroEtapa, SITUACOES } from '@paco/domain/etapas/etapa'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { Field, TableField } from '../ui/entity-form/types.ts'
import { StageTools } from './stage-tools.tsx'

const PREFIXES = ['etapa', 'datainicioetapa', 'datafimetapa', 'prazoetapa', 'situacaoetapa'] as const
type StageName = `${(typeof PREFIXES)[number]}${NumeroEtapa}`

const situacoes = SITUACOES.map((value) => ({ value, label: value }))

function stageRow(numero: NumeroEtapa): { label: string; fields: readonly Field<StageName>[] } {
  const label = `Etapa ${numero}`
  return {
    label,
    fields: [
      { name: `etapa${numero}` as const, label: `${label}: nome`, kind: 'textarea', rows: 1, maxLength: 200 },
      { name: `datainicioetapa${numero}` as const, label: `${label}: início`, kind: 'day' },
      { name: `datafimetapa${numero}` as const, label: `${label}: fim`, kind: 'day' },
      { name: `prazoetapa${numero}` as const, label: `${label}: prazo em dias`, kind: 'decimal' },
      {
        name: `situacaoetapa${numero}` as const,
        label: `${label}: situação`,
        kind: 'select',
        options: situacoes,
      },
    ],
  }
}

/** The six stages as one table of the form: the flat fields of the wire, five to a row. */
export const stageField = (record?: Projeto): TableField<StageName> => ({
  kind: 'table',
  name: 'etapas',
  label: 'Etapas',
  help: 'As datas desenham o cronograma abaixo. O prazo é em dias.',
  columns: [
    { label: 'Nome da etapa' },
    { label: 'Início', width: '148px' },
    { label: 'Fim', width: '148px' },
    { label: 'Prazo (dias)', width: '104px' },
    { label: 'Situação', width: '164px' },
  ],
  rows: ETAPAS.map(({ numero }) => stageRow(numero)),
  below: (tools) => <StageTools {...tools} record={record} />,
})

/** What a new project starts from: the default names, nothing begun. */
export const newStages = Object.fromEntries(
  ETAPAS.flatMap(({ numero, nome }) => [
    [`etapa${numero}`, nome],
    [`situacaoetapa${numero}`, SITUACOES[0]],
  ]),
)
