import { figurasDoProjeto, obraText } from '@paco/domain/projetos/figuras'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { formatDay } from '@paco/domain/shared/days'
import { formatNumber } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import { hoje } from '../../http/hoje.ts'
import lists from '../../ui/data/facts.module.css'
import parts from '../../ui/data/parts.module.css'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { etapaViewsOf } from '../etapas/etapa-view.ts'
import { ProjetoMarcas, SituacaoPill } from '../lista/list-parts.tsx'
import { ProjetoStatus } from '../paralisada-chip.tsx'
import classes from './ficha-card.module.css'

const shown = (day: string | null) => (day === null ? '-' : formatDay(day))
const days = (prazo: number | null) => (prazo === null ? '-' : formatNumber(prazo))

/** A project's card: what it is, and its six stages. */
export function FichaCard({ projeto }: { projeto: Projeto }) {
  const obra = figurasDoProjeto(projeto, hoje())
  const facts: [string, string][] = [
    ['Secretaria', projeto.secretaria_nome],
    ['Gestor', projeto.gestorprocesso ?? '-'],
    ['Ano', projeto.ano === null ? '-' : String(projeto.ano)],
    ['Valor', formatMoney(projeto.valor)],
    ...(obra === null ? [] : ([['Obra', obraText(obra)]] as [string, string][])),
  ]
  return (
    <article className={`${shared.panel} ${classes.card}`} aria-label={`Ficha: ${projeto.nomeprojeto}`}>
      <div className={`${shared.row} ${words.gap4x12}`}>
        <h2>{projeto.nomeprojeto}</h2>
        <ProjetoStatus projeto={projeto} />
        <ProjetoMarcas projeto={projeto} />
        <span className={`${words.muted} ${words.tabular}`}>{projeto.progresso}% concluído</span>
      </div>
      <dl className={`${lists.facts} ${words.above12}`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {projeto.descricao ? (
        <p className={`${parts.prose} ${words.above12} ${classes.text}`}>{projeto.descricao}</p>
      ) : null}
      <ol className={`${words.above12} ${words.ruled} ${classes.etapas}`}>
        {etapaViewsOf(projeto, hoje()).map(
          ({ numero, nome, inicio, fim, inicioReal, fimReal, prazo, estado }) => (
            <li key={numero}>
              <span className={classes.name}>{nome}</span>
              <span className={classes.period}>{`${shown(inicio)} a ${shown(fim)}`}</span>
              {inicioReal === null && fimReal === null ? null : (
                <span className={classes.period}>{`Real: ${shown(inicioReal)} a ${shown(fimReal)}`}</span>
              )}
              <span>{`Prazo: ${days(prazo)}${prazo === null ? '' : ' dias'}`}</span>
              <SituacaoPill situacao={estado} />
            </li>
          ),
        )}
      </ol>
    </article>
  )
}
