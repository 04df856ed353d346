import type { Projeto } from '@paco/domain/projetos/projeto'
import { execucao } from '@paco/domain/servicos/orcamento'
import type { Day } from '@paco/domain/shared/days'
import classes from './estatisticas.module.css'
import { EtapaAtualCard, OrcadoGastoCard, ResumoCard } from './estatisticas-cards.tsx'
import { stagesOf } from './painel-stages.ts'

interface EstatisticasProps {
  projeto: Projeto
  today: Day
  /** What its services cost so far, in reais. */
  gasto: number
}

/** Project statistics: budget versus spent, the current stage's progress, the stages summary. */
export function EstatisticasProjeto({ projeto, today, gasto }: EstatisticasProps) {
  const stages = stagesOf(projeto, today)
  const current = stages.find(({ numero }) => numero === projeto.etapa_atual)
  return (
    <>
      <div className={classes.cards}>
        <OrcadoGastoCard execucao={execucao(projeto.valor, gasto)} />
        {current && <EtapaAtualCard stage={current} today={today} />}
      </div>
      <ResumoCard stages={stages} progresso={projeto.progresso} />
    </>
  )
}
