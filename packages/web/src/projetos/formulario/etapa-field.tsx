import { ETAPAS, type NumeroEtapa, SITUACOES } from '@paco/domain/etapas/etapa'
import { LABELS, type Projeto } from '@paco/domain/projetos/projeto'
import type { ReactNode } from 'react'
import type { Field, TableField, TableTools } from '../../ui/entity-form/types.ts'
import { EtapaTools } from './etapa-tools.tsx'
import { deadlineIn } from './etapa-values.ts'
import type { Sozinho } from './sozinho.ts'

const PREFIXES = [
  'etapa',
  'datainicioetapa',
  'datafimetapa',
  'prazoetapa',
  'situacaoetapa',
  'datainicioreal',
  'datafimreal',
] as const
type EtapaName = `${(typeof PREFIXES)[number]}${NumeroEtapa}`

const situacoes = SITUACOES.map((value) => ({ value, label: value }))

function etapaRow(
  numero: NumeroEtapa,
  locked: boolean,
  reais: boolean,
): { label: string; fields: readonly Field<EtapaName>[] } {
  return {
    label: `Etapa ${numero}`,
    fields: [
      { name: `etapa${numero}` as const, kind: 'textarea', rows: 1 },
      { name: `datainicioetapa${numero}` as const, kind: 'day' },
      {
        name: `datafimetapa${numero}` as const,
        ...(locked && { label: `${LABELS[`datafimetapa${numero}`]} (congelado)` }),
        kind: 'day',
        locked,
      },
      {
        name: `prazoetapa${numero}` as const,
        kind: 'decimal',
        sent: deadlineIn,
      },
      {
        name: `situacaoetapa${numero}` as const,
        kind: 'select',
        options: situacoes,
      },
      ...(reais
        ? ([
            { name: `datainicioreal${numero}` as const, kind: 'day' },
            { name: `datafimreal${numero}` as const, kind: 'day' },
          ] as const)
        : []),
    ],
  }
}

const FROZEN_HELP = 'As datas de fim com cadeado estão congeladas: mudam por aditivo.'

const REAIS_HELP =
  'Início e fim reais são preenchidos com a data de hoje quando a situação muda; corrija-os se foi em outro dia.'

interface EtapaFieldProps {
  /** When a stage really began and ended is asked of a project that is there. */
  record?: Projeto
  /** Ends that are known are only read. */
  locksEnds?: boolean
  /** What fills in dates; null where nothing does. */
  sozinho: Sozinho | null
  /** More buttons below the table. */
  more?: (tools: TableTools) => ReactNode
}

/** The six stages as one table of the form: the flat fields of the wire, a stage to a row. */
export const etapaField = ({
  record,
  locksEnds = false,
  sozinho,
  more,
}: EtapaFieldProps): TableField<EtapaName> => ({
  kind: 'table',
  name: 'etapas',
  label: 'Etapas',
  help: [
    'As datas desenham o cronograma abaixo. O prazo é em dias, contados desde a etapa 1.',
    ...(record ? [REAIS_HELP] : []),
    ...(locksEnds ? [FROZEN_HELP] : []),
  ].join(' '),
  columns: [
    { label: 'Nome da etapa' },
    { label: 'Início', width: '148px' },
    { label: 'Fim', width: '148px' },
    { label: 'Prazo (dias)', width: record ? '84px' : '104px' },
    { label: 'Situação', width: '164px' },
    ...(record
      ? [
          { label: 'Início real', width: '148px' },
          { label: 'Fim real', width: '148px' },
        ]
      : []),
  ],
  rows: ETAPAS.map(({ numero }) =>
    etapaRow(
      numero,
      locksEnds && record !== undefined && record[`datafimetapa${numero}`] !== null,
      record !== undefined,
    ),
  ),
  below: (tools) => <EtapaTools {...tools} record={record} sozinho={sozinho} more={more?.(tools)} />,
})

/** What a new project starts from: the default names, nothing begun. */
export const newEtapas = Object.fromEntries(
  ETAPAS.flatMap(({ numero, nome }) => [
    [`etapa${numero}`, nome],
    [`situacaoetapa${numero}`, SITUACOES[0]],
  ]),
)
