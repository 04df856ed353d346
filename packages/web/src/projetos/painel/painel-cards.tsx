import { type FigurasDaObra, figurasDoProjeto } from '@paco/domain/projetos/figuras'
import { NATUREZA_LABELS } from '@paco/domain/projetos/natureza'
import { LABELS, type Projeto } from '@paco/domain/projetos/projeto'
import type { Dinheiro } from '@paco/domain/servicos/dinheiro'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { formatKnown, formatMoney } from '@paco/domain/shared/money'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import parts from '../../ui/data/parts.module.css'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { concludedText, type EtapaView } from '../etapas/etapa-view.ts'
import { ProjetoStatus } from '../paralisada-chip.tsx'
import { STATUS_TONES } from '../status-tone.ts'
import classes from './painel.module.css'
import { Facts } from './painel-facts.tsx'

/** When the work ends, with the rule of the day, and what its pace says of it. */
const Termino = ({ termino: { dia, texto }, ritmo }: FigurasDaObra) => (
  <>
    {dia === null ? texto : formatDay(dia)}
    {dia !== null && <small className={`${shared.note} ${words.block}`}>{texto}</small>}
    {ritmo !== null && <small className={`${shared.note} ${words.block}`}>{ritmo}</small>}
  </>
)

/** Whose project, who answers for it, until when; what was promised first only where it differs. */
export function ProjetoCard({ projeto, today }: { projeto: Projeto; today: Day }) {
  const { datafimetapa6: prazo, datafimoriginal6: original } = projeto
  const obra = figurasDoProjeto(projeto, today)
  return (
    <Card title="Projeto">
      <Facts
        facts={[
          { label: 'Secretaria', value: projeto.secretaria_nome },
          { label: 'Responsável', value: projeto.gestorprocesso ?? '-' },
          { label: 'Prazo', value: prazo === null ? 'Não definida' : formatDay(prazo), strong: true },
          ...(original !== null && original !== prazo
            ? [{ label: 'Prazo original', value: formatDay(original) }]
            : []),
          ...(obra === null ? [] : [{ label: 'Término da obra', value: <Termino {...obra} /> }]),
          ...(projeto.ano === null ? [] : [{ label: 'Ano', value: projeto.ano }]),
          ...(projeto.natureza ? [{ label: LABELS.natureza, value: NATUREZA_LABELS[projeto.natureza] }] : []),
          ...(projeto.endereco ? [{ label: LABELS.endereco, value: projeto.endereco }] : []),
          ...(projeto.programa ? [{ label: LABELS.programa, value: projeto.programa }] : []),
        ]}
      />
    </Card>
  )
}

/** How much of the work is done, as its page for citizens says it; of other projects which rule made its fifth stage. */
function RegraNote({ projeto, etapas, today }: StatusProps) {
  const figuras = figurasDoProjeto(projeto, today)
  if (figuras !== null)
    return (
      <p className={`${shared.note} ${words.above2} ${classes.small}`}>
        Obra: {figuras.andamento.percentual}%, {figuras.andamento.texto}
      </p>
    )
  const obra = etapas.find(({ regra }) => regra !== null)
  if (!obra) return null
  return (
    <p className={`${shared.note} ${words.above2} ${classes.small}`}>
      {obra.rotulo}: {obra.percentual}%, {obra.regra}
    </p>
  )
}

interface StatusProps {
  projeto: Projeto
  etapas: readonly EtapaView[]
  today: Day
}

export function StatusCard({ projeto, etapas, today }: StatusProps) {
  const { status, progresso } = projeto
  return (
    <Card title="Status" actions={<ProjetoStatus projeto={projeto} />}>
      <p className={parts.figure}>{progresso}%</p>
      <ProgressBar label="Progresso do projeto" value={progresso} tone={STATUS_TONES[status]} text={null} />
      <p
        className={`${words.above8} ${words.medium} ${classes.state}`}
        data-late={status === 'Atrasado' || undefined}
      >
        {status === 'Atrasado' ? 'Projeto em atraso' : `${progresso}% concluído`}
      </p>
      <p className={`${shared.note} ${words.above2} ${classes.small}`}>{concludedText(etapas)}</p>
      <p className={`${shared.note} ${words.above2} ${classes.small}`}>
        Projeto: {progresso}%, pela média das seis etapas
      </p>
      <RegraNote projeto={projeto} etapas={etapas} today={today} />
    </Card>
  )
}

/** Services, and where there is a contract what it came to, each with what it leaves. */
export const quantiasDe = ({ quantias }: Dinheiro) =>
  quantias.map(({ label, valor }) => ({
    label,
    value: formatKnown(valor),
    strong: label.startsWith('Restante'),
  }))

interface OrcamentoProps {
  dinheiro: Dinheiro
  /** The value before any amendment. */
  original: number | null
}

/** What the project costs; what it was to cost first only where amendments changed it. */
export function OrcamentoCard({ dinheiro, original }: OrcamentoProps) {
  const { orcado, percentual, estourado } = dinheiro.execucao
  return (
    <Card title="Orçamento">
      <Facts
        facts={[
          { label: 'Orçado', value: formatMoney(orcado) },
          ...(original === orcado ? [] : [{ label: 'Valor original', value: formatMoney(original) }]),
          ...quantiasDe(dinheiro),
        ]}
      />
      <div className={`${words.above12} ${classes.used}`}>
        <ProgressBar
          label={dinheiro.usado}
          value={percentual}
          tone={estourado ? 'late' : 'blue'}
          text={null}
        />
        <p className={`${shared.note} ${words.above2} ${classes.small}`}>{dinheiro.usado}</p>
        {dinheiro.nota ? <p className={shared.note}>{dinheiro.nota}</p> : null}
      </div>
    </Card>
  )
}
