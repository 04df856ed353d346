import type { LinhaPrazo } from '@paco/domain/painel/linha-prazo'
import { formatDay } from '@paco/domain/shared/days'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import { viewLink } from '../projetos/links.ts'
import { ParalisadaChip } from '../projetos/paralisada-chip.tsx'
import parts from '../ui/data/parts.module.css'
import data from '../ui/data/table.module.css'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { formatCount } from './figures.ts'
import classes from './prazo-table.module.css'

interface PrazoTableProps {
  caption: string
  lines: readonly LinhaPrazo[]
  /** Past the end, or before it. */
  kind: 'late' | 'ending'
  /** As many as are read at a glance; the others are one click away. */
  first: number
  /** The way to all of them, in the list. */
  link?: LinkProps
}

const daysText = (days: number) => `${formatCount(days)} ${days === 1 ? 'dia' : 'dias'}`

/** What is near its end runs out of time before one's eyes. */
const toneOf = (kind: PrazoTableProps['kind'], days: number) =>
  kind === 'late' ? 'late' : days <= 7 ? 'wait' : 'idle'

/** Projects by their deadline: which, whose, how far, when, how many days. */
export function PrazoTable({ caption, lines, kind, first, link }: PrazoTableProps) {
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, first)
  return (
    <div className={classes.box}>
      <table className={`${data.table} ${data.open} ${classes.table}`} data-kind={kind}>
        <caption className={shared.unseen}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Projeto</th>
            <th scope="col">Prazo</th>
            <th scope="col">{kind === 'late' ? 'Atraso' : 'Faltam'}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, nomeprojeto, secretaria_nome, termina_em, dias, progresso, paralisacao }) => (
            <tr key={id}>
              <th scope="row">
                <Link {...viewLink(id)} className={`${parts.recordLink} ${classes.name}`}>
                  {nomeprojeto}
                </Link>
                <span className={`${shared.small} ${classes.small}`}>
                  {secretaria_nome} · {progresso}% das etapas
                  <span className={classes.folded}> · {formatDay(termina_em)}</span>{' '}
                  <ParalisadaChip paralisacao={paralisacao} />
                </span>
              </th>
              <td>{formatDay(termina_em)}</td>
              <td>
                <StatusPill tone={toneOf(kind, dias)}>
                  {kind === 'ending' && dias === 0 ? 'Vence hoje' : daysText(dias)}
                </StatusPill>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={`${words.wrap} ${words.between} ${classes.foot}`}>
        {lines.length > first ? (
          <button
            type="button"
            className={`${parts.linkButton} ${shared.screenOnly}`}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? 'Mostrar menos' : `Mostrar todos (${formatCount(lines.length)})`}
          </button>
        ) : null}
        {link ? (
          <Link {...link} className={`${parts.linkButton} ${shared.screenOnly}`}>
            Ver na lista
          </Link>
        ) : null}
      </div>
    </div>
  )
}
