import { type FigurasDaObra, obraText } from '@paco/domain/projetos/figuras'
import type { Dinheiro } from '@paco/domain/servicos/dinheiro'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import parts from '../../ui/data/parts.module.css'
import { StatusPill } from '../../ui/status-pill.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { concludedText, type EtapaView } from '../etapas/etapa-view.ts'
import { quantiasDe } from '../painel/painel-cards.tsx'
import { Facts } from '../painel/painel-facts.tsx'
import { STATUS_TONES } from '../status-tone.ts'
import classes from './estatisticas.module.css'
import { countEtapas, timeText } from './estatisticas-summary.ts'
import { EtapasTable } from './estatisticas-table.tsx'

const shown = (day: Day | null) => (day === null ? '-' : formatDay(day))

export function OrcadoGastoCard({ dinheiro }: { dinheiro: Dinheiro }) {
  const { orcado, percentual, estourado } = dinheiro.execucao
  return (
    <Card title={`Orçado x ${dinheiro.parte.toLowerCase()}`} lead={dinheiro.texto}>
      <p className={parts.figure}>{percentual}%</p>
      <ProgressBar label={dinheiro.usado} value={percentual} tone={estourado ? 'late' : 'blue'} text={null} />
      <div className={words.above16}>
        <Facts facts={[{ label: 'Orçado', value: formatMoney(orcado) }, ...quantiasDe(dinheiro)]} />
        {dinheiro.nota ? <p className={`${shared.note} ${words.above8}`}>{dinheiro.nota}</p> : null}
      </div>
    </Card>
  )
}

export function EtapaAtualCard({ etapa, today }: { etapa: EtapaView; today: Day }) {
  const { estado, nome, percentual, regra, inicio, fim } = etapa
  return (
    <Card
      title="Etapa atual"
      lead={nome}
      actions={<StatusPill tone={STATUS_TONES[estado]}>{estado}</StatusPill>}
    >
      <p className={parts.figure}>{percentual}%</p>
      <ProgressBar
        label="Progresso da etapa atual"
        value={percentual}
        tone={estado === 'Atrasado' ? 'late' : estado === 'Concluído' ? 'ok' : 'blue'}
        text={null}
      />
      {regra ? <p className={`${shared.note} ${words.above8}`}>{regra}</p> : null}
      <div className={words.above16}>
        <Facts
          facts={[
            { label: 'Início', value: shown(inicio) },
            { label: 'Fim', value: shown(fim) },
            { label: 'Situação do prazo', value: timeText(etapa, today), strong: true },
          ]}
        />
      </div>
    </Card>
  )
}

interface ResumoProps {
  etapas: readonly EtapaView[]
  progresso: number
  obra: FigurasDaObra | null
}

export function ResumoCard({ etapas, progresso, obra }: ResumoProps) {
  const daObra = obra === null ? '' : ` Obra: ${obraText(obra)}.`
  return (
    <Card
      title="Resumo das etapas"
      lead={`${concludedText(etapas)}; ${progresso}% do projeto, pela média das seis.${daObra}`}
    >
      <ul className={`${words.wrap} ${words.below16} ${classes.counts}`} aria-label="Etapas por situação">
        {countEtapas(etapas).map(({ situacao, total }) => (
          <li key={situacao} className={`${shared.line} ${words.gap8}`}>
            <StatusPill tone={STATUS_TONES[situacao]}>{situacao}</StatusPill>
            <b>{total}</b>
          </li>
        ))}
      </ul>
      <EtapasTable etapas={etapas} />
    </Card>
  )
}
