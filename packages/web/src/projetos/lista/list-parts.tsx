import { SITUACOES, type Situacao } from '@paco/domain/etapas/etapa'
import { marcasOf } from '@paco/domain/etapas/marca'
import { marcadasOf } from '@paco/domain/projetos/etapas-wire'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { formatWhole } from '@paco/domain/shared/formats'
import { hoje } from '../../http/hoje.ts'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import type { ChoiceFilter } from '../../ui/list-screen/types.ts'
import { Marks } from '../../ui/marks.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import words from '../../ui/theme/words.module.css'
import { ProjetoStatus } from '../paralisada-chip.tsx'
import { semEvolucaoMarks } from '../sem-evolucao-marks.ts'
import { STATUS_TONES } from '../status-tone.ts'
import type { Contagens } from './contagens.ts'
import classes from './list-parts.module.css'

/** What the project lists share: cells and filters. */

export function SituacaoPill({ situacao }: { situacao: Situacao | null }) {
  return situacao === null ? '-' : <StatusPill tone={STATUS_TONES[situacao]}>{situacao}</StatusPill>
}

/** A project's status as the specification has it, and under it the marks it leaves unsaid. */
export function ProjetoSituacao({ projeto }: { projeto: Projeto }) {
  return (
    <span className={`${words.start} ${classes.situacao}`}>
      <span className={`${words.wrap} ${words.gap4}`}>
        <ProjetoStatus projeto={projeto} />
      </span>
      <ProjetoMarcas projeto={projeto} />
    </span>
  )
}

export const ProjetoMarcas = ({ projeto }: { projeto: Projeto }) => (
  <Marks marks={[...marcasOf(marcadasOf(projeto)), ...semEvolucaoMarks(projeto, hoje())]} />
)

interface Progressing {
  nomeprojeto: string
  progresso: number
  status: Situacao
}

export function Progresso({ nomeprojeto, progresso, status }: Progressing) {
  return (
    <div className={classes.progress}>
      <ProgressBar
        label={`Progresso de ${nomeprojeto}`}
        value={progresso}
        tone={status === 'Concluído' ? 'ok' : status === 'Atrasado' ? 'late' : 'blue'}
        size="sm"
      />
    </div>
  )
}

/** The order in which the design counts them. */
const SHOWN: readonly Situacao[] = ['Em andamento', 'Atrasado', 'Concluído', 'Não iniciado']

/** One chip for each situation; with their counts where these are the whole list's. */
export function statusFilter(contagens: Contagens | undefined, counting = false): ChoiceFilter {
  return {
    key: 'status',
    label: 'Situação',
    control: 'chips',
    allLabel: 'Todos',
    counting,
    ...(contagens && { allCount: SITUACOES.reduce((sum, situacao) => sum + contagens[situacao], 0) }),
    options: SHOWN.map((value) => ({
      value,
      label: value,
      ...(contagens && { count: contagens[value] }),
    })),
  }
}

const FIRST_YEAR = 2020

/** The years projects are usually of, the latest first. */
export function anoFilter(now = new Date()): ChoiceFilter {
  const last = now.getUTCFullYear() + 3
  const options = Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => {
    const year = last - index
    return { value: year, label: String(year) }
  })
  return { key: 'ano', label: 'Ano', control: 'select', options }
}

export const countText = (total: number) => `${formatWhole(total)} ${total === 1 ? 'processo' : 'processos'}`
