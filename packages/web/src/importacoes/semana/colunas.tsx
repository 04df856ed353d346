import { MOTIVO_LABELS } from '@paco/domain/etapas/semana'
import { semanaList } from '@paco/domain/projetos/semana'
import type { Day } from '@paco/domain/shared/days'
import { Link } from '@tanstack/react-router'
import { viewLink } from '../../projetos/links.ts'
import type { GridColumn } from '../../ui/grid/types.ts'
import type { Campo } from '../campos.ts'
import { type Acesso, colunaDigitada, colunaLida } from '../lote/celulas.tsx'
import { countOf } from '../textos.ts'
import { type CampoDaEtapa, type LinhaDaSemana, quandoOf } from './linhas.ts'

const WIDTHS: Readonly<Record<CampoDaEtapa, number>> = { situacao: 136, inicio: 104, fim: 104, prazo: 88 }

const labelOf = (key: string) => semanaList.columns.find((column) => column.key === key)?.label ?? key

const acesso = (campo: CampoDaEtapa): Acesso<LinhaDaSemana> => ({
  linha: ({ linha }) => linha,
  chave: ({ etapa }) => etapa.colunas[campo],
  com: (row, linha) => ({ ...row, linha }),
})

/** The name of a stage without the number that the grid tells anyway. */
const etapaText = ({ etapa, etapa_nome }: LinhaDaSemana['etapa']) =>
  `${etapa} · ${etapa_nome.replace(/^\d+\s*-\s*/, '')}`

interface Looks {
  /** The fields of the first stage: the others are alike. */
  campo: (key: CampoDaEtapa) => Campo | undefined
  today: Day
  /** Several departments are told apart. */
  withSecretaria: boolean
}

/** What is typed of a stage, between what it is and how it stands. */
export function colunasDaSemana({ campo, today, withSecretaria }: Looks): GridColumn<LinhaDaSemana>[] {
  const typedColumn = (key: CampoDaEtapa): GridColumn<LinhaDaSemana>[] => {
    const of = campo(key)
    return of ? [colunaDigitada(of, { key, label: labelOf(key), width: WIDTHS[key] }, acesso(key))] : []
  }
  const projeto = colunaLida<LinhaDaSemana>(
    { key: 'projeto', label: labelOf('projeto'), width: 192, sticky: true, grows: true },
    ({ etapa }) => etapa.projeto,
  )
  const secretaria = colunaLida<LinhaDaSemana>(
    { key: 'secretaria', label: labelOf('secretaria'), width: 128 },
    ({ etapa }) => etapa.secretaria,
  )
  return [
    {
      ...projeto,
      note: ({ linha: { motivo } }) => (motivo === null ? null : { tone: 'error', text: motivo }),
      render: ({ etapa }) => <Link {...viewLink(etapa.id_projeto)}>{etapa.projeto}</Link>,
    },
    colunaLida({ key: 'etapa_nome', label: labelOf('etapa_nome'), width: 176, grows: true }, ({ etapa }) =>
      etapaText(etapa),
    ),
    {
      key: 'atraso',
      label: labelOf('atraso'),
      kind: 'integer',
      width: 80,
      value: (row) => quandoOf(row, today).atraso || null,
      note: (row) => {
        const { atraso } = quandoOf(row, today)
        return atraso === 0
          ? null
          : { tone: 'warning', text: `Atrasada há ${countOf(atraso, 'dia', 'dias')}.` }
      },
    },
    ...typedColumn('situacao'),
    ...typedColumn('inicio'),
    ...typedColumn('fim'),
    ...typedColumn('prazo'),
    colunaLida({ key: 'motivo', label: labelOf('motivo'), width: 128 }, (row) => {
      const { motivo } = quandoOf(row, today)
      return motivo === null ? '' : MOTIVO_LABELS[motivo]
    }),
    ...(withSecretaria ? [secretaria] : []),
  ]
}
