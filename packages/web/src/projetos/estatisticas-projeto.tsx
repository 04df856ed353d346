import type { Projeto } from '@paco/domain/projetos/projeto'
import { execucao } from '@paco/domain/servicos/execucao'
import type { Day } from '@paco/domain/shared/days'
import classes from './estatisticas.module.css'
import { EtapaAtualCard, OrcadoGastoCard, ResumoCard } from './estatisticas-cards.tsx'
import { stagesOf } from './painel-stages.ts'

interface EstatisticasProps {
  projeto: Projeto
  today: Day
}

/** Project statistics: budget versus spent, the current stage's progress, the stages summary. */
export function EstatisticasProjeto({ projeto, today }: EstatisticasProps) {
  const stages = stagesOf(projeto, today)
  const current = stages.find(({ numero }) => numero === projeto.etapa_atual)
  return (
    <>
      <div className={classes.cards}>
        <OrcadoGastoCard execucao={execucao(projeto.valor, projeto.gasto)} />
        {current && <EtapaAtualCard stage={current} today={today} />}
      </div>
      <ResumoCard stages={stages} progresso={projeto.progresso} />
    </>
  )
}
