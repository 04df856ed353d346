import { figurasDoProjeto } from '@paco/domain/projetos/figuras'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { dinheiroDe } from '@paco/domain/servicos/dinheiro'
import type { Day } from '@paco/domain/shared/days'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { etapaViewsOf } from '../etapas/etapa-view.ts'
import classes from './estatisticas.module.css'
import { EtapaAtualCard, OrcadoGastoCard, ResumoCard } from './estatisticas-cards.tsx'

interface EstatisticasProps {
  projeto: Projeto
  today: Day
}

/** Project statistics: budget versus spent, the current stage's progress, the stages summary. */
export function EstatisticasProjeto({ projeto, today }: EstatisticasProps) {
  const etapas = etapaViewsOf(projeto, today)
  const current = etapas.find(({ numero }) => numero === projeto.etapa_atual)
  return (
    <>
      <div className={`${shared.stack} ${words.below16} ${classes.cards}`}>
        <OrcadoGastoCard dinheiro={dinheiroDe(projeto)} />
        {current && <EtapaAtualCard etapa={current} today={today} />}
      </div>
      <ResumoCard etapas={etapas} progresso={projeto.progresso} obra={figurasDoProjeto(projeto, today)} />
    </>
  )
}
