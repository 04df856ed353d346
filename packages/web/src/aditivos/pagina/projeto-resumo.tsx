import type { Projeto } from '@paco/domain/projetos/projeto'
import { dinheiroDe } from '@paco/domain/servicos/dinheiro'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { formatKnown, formatMoney } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import { concludedText, type EtapaView, etapaViewsOf } from '../../projetos/etapas/etapa-view.ts'
import { viewLink } from '../../projetos/links.ts'
import { ProjetoStatus } from '../../projetos/paralisada-chip.tsx'
import { STATUS_TONES } from '../../projetos/status-tone.ts'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import lists from '../../ui/data/facts.module.css'
import sheet from '../../ui/data/table.module.css'
import { StatusPill } from '../../ui/status-pill.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'

const dayText = (day: Day | null) => (day === null ? '-' : formatDay(day))
const period = (start: Day | null, end: Day | null) =>
  start === null && end === null ? '-' : `${dayText(start)} a ${dayText(end)}`

function Etapas({ etapas }: { etapas: readonly EtapaView[] }) {
  return (
    <table className={`${sheet.table} ${sheet.words} ${sheet.stacks} ${words.above12}`}>
      <caption className={shared.unseen}>As etapas, com os prazos de agora e os originais</caption>
      <thead>
        <tr>
          <th scope="col">Etapa</th>
          <th scope="col">Previsto</th>
          <th scope="col">Fim original</th>
          <th scope="col">Situação</th>
          <th scope="col" data-number>
            %
          </th>
        </tr>
      </thead>
      <tbody>
        {etapas.map(({ numero, nome, inicio, fim, fimOriginal, estado, percentual }) => (
          <tr key={numero}>
            <th scope="row">{nome}</th>
            <td data-label="Previsto" className={`${words.tabular} ${words.nowrap}`}>
              {period(inicio, fim)}
            </td>
            <td data-label="Fim original" className={`${words.tabular} ${words.nowrap}`}>
              {dayText(fimOriginal)}
            </td>
            <td data-label="Situação">
              <StatusPill tone={STATUS_TONES[estado]}>{estado}</StatusPill>
            </td>
            <td data-label="%" data-number>
              {percentual}%
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The project as far as a decision asks: whose, how far it is, what it costs, and its stages. */
export function ProjetoResumo({ projeto, today }: { projeto: Projeto; today: Day }) {
  const etapas = etapaViewsOf(projeto, today)
  const { quantias } = dinheiroDe(projeto)
  const facts: readonly [string, string][] = [
    ['Secretaria do projeto', projeto.secretaria_nome],
    ['Responsável', projeto.gestorprocesso ?? '-'],
    ['Valor hoje', formatMoney(projeto.valor)],
    ['Valor original', formatMoney(projeto.valor_original)],
    ...quantias.map(({ label, valor }): [string, string] => [label, formatKnown(valor)]),
    ['Prazo de hoje', dayText(projeto.datafimetapa6)],
    ['Prazo original', dayText(projeto.datafimoriginal6)],
  ]
  return (
    <Card
      title="Projeto"
      lead={<Link {...viewLink(projeto.id)}>{projeto.nomeprojeto}</Link>}
      actions={<ProjetoStatus projeto={projeto} />}
    >
      <ProgressBar label="Progresso do projeto" value={projeto.progresso} />
      <p className={`${shared.note} ${words.above4} ${words.below12}`}>{concludedText(etapas)}</p>
      <dl className={lists.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={words.tabular}>{value}</dd>
          </div>
        ))}
      </dl>
      <Etapas etapas={etapas} />
    </Card>
  )
}
