import type { Projeto } from '@paco/domain/projetos/projeto'
import { dinheiroDe } from '@paco/domain/servicos/dinheiro'
import type { Day } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Doughnut } from '../../ui/charts/doughnut.tsx'
import parts from '../../ui/data/parts.module.css'
import { Gantt } from '../../ui/gantt/gantt.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { scheduleRows } from '../etapas/etapa-rows.ts'
import { etapaViewsOf } from '../etapas/etapa-view.ts'
import { cronogramaLink, estatisticasLink, execucaoLink, ganttLink } from '../links.ts'
import classes from './painel.module.css'
import { OrcamentoCard, ProjetoCard, StatusCard } from './painel-cards.tsx'
import { DatasCard } from './painel-datas.tsx'
import { LateEtapas } from './painel-late.tsx'

interface PainelProps {
  projeto: Projeto
  today: Day
  /** How its value was amended, under the cards. */
  aditivos?: ReactNode
}

function Texto({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <div className={classes.wide}>
      <Card title={title}>
        <p className={`${parts.prose} ${classes.description}`}>{text}</p>
      </Card>
    </div>
  )
}

/** The project dashboard under its tabs: what is late, the three cards, schedule and money. */
export function PainelProjeto({ projeto, today, aditivos }: PainelProps) {
  const etapas = etapaViewsOf(projeto, today)
  const dinheiro = dinheiroDe(projeto)
  const { execucao: money } = dinheiro
  return (
    <>
      <LateEtapas etapas={etapas} today={today} />
      <div className={`${shared.stack} ${words.below16} ${classes.cards}`}>
        <ProjetoCard projeto={projeto} today={today} />
        <StatusCard projeto={projeto} etapas={etapas} today={today} />
        <OrcamentoCard dinheiro={dinheiro} original={projeto.valor_original} />
      </div>
      {aditivos ? <div className={`${shared.stack} ${classes.wide}`}>{aditivos}</div> : null}
      <div className={`${shared.stack} ${words.below16} ${classes.charts}`}>
        <Gantt
          title="Cronograma"
          summary="Barra: prazo vigente. Traço cinza: prazo original."
          rowName="Etapa"
          rows={scheduleRows(etapas, today)}
          today={today}
          empty="Nenhuma etapa tem data ainda: o gráfico aparece com a primeira."
          note={
            <>
              Veja também o <Link {...ganttLink(projeto.id)}>Gantt com as datas calculadas</Link> e o{' '}
              <Link {...cronogramaLink(projeto.id)}>cronograma em dias</Link>.
            </>
          }
        />
        <Doughnut
          title="Execução financeira"
          {...(money.orcado !== null && { summary: dinheiro.texto })}
          center={`${money.percentual}%`}
          names={{ label: 'Parte do orçamento', value: 'Valor (R$)' }}
          format={formatMoney}
          tooltip={({ value }) => formatMoney(value)}
          data={
            money.orcado === null
              ? []
              : [
                  { label: dinheiro.parte, value: money.gasto, tone: money.estourado ? 'late' : 'blue' },
                  { label: 'Restante', value: money.restante, tone: 'rest' },
                ]
          }
          empty="Sem orçamento definido: o gráfico aparece com o valor do projeto."
          note={
            <>
              Veja também os <Link {...execucaoLink(projeto.id)}>detalhes da execução</Link> e as{' '}
              <Link {...estatisticasLink(projeto.id)}>estatísticas</Link>.
            </>
          }
        />
      </div>
      <div className={classes.wide}>
        <DatasCard etapas={etapas} />
      </div>
      <Texto title="Sobre o projeto" text={projeto.descricao_publica} />
      <Texto title="Descrição" text={projeto.descricao} />
    </>
  )
}
