import type { Painel } from '@paco/domain/painel/painel'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Banknote, Building2, FolderKanban, type LucideIcon, TrendingUp } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { PATHS } from '../paths.ts'
import { SkeletonBar } from '../ui/states/skeleton.tsx'
import { useDelayed } from '../ui/states/use-delayed.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './figure-cards.module.css'
import { formatCount, formatTotal } from './figures.ts'

interface FigureCard {
  label: string
  caption: string
  icon: LucideIcon
  figure: (painel: Painel) => string
  linked?: true
}

const CARDS: readonly FigureCard[] = [
  {
    label: 'Número de Processos',
    caption: 'Processos ativos no sistema',
    icon: FolderKanban,
    figure: ({ numero }) => formatCount(numero),
    linked: true,
  },
  {
    label: 'Valor estimado dos processos',
    caption: 'Investimento total',
    icon: Banknote,
    figure: ({ valor }) => formatTotal(valor),
  },
  {
    label: 'Total de Secretarias',
    caption: 'Órgãos da administração',
    icon: Building2,
    figure: ({ secretarias }) => formatCount(secretarias),
  },
  {
    label: 'Maior valor de um projeto',
    caption: 'Projeto de maior orçamento',
    icon: TrendingUp,
    figure: ({ maior }) => formatTotal(maior),
  },
]

/** The longer the figure, the smaller it is written, so that it always fits its card. */
const fitted = (text: string) => ({ '--chars': text.length }) as CSSProperties

function Frame({ linked, children }: { linked: true | undefined; children: ReactNode }) {
  return linked ? (
    <Link to={PATHS.folhaPagamento} className={`${shared.panel} ${shared.column} ${classes.card}`}>
      {children}
    </Link>
  ) : (
    <div className={`${shared.panel} ${shared.column} ${classes.card}`}>{children}</div>
  )
}

/** The four cards of the public dashboards; without figures they stand there waiting, in their full size. */
export function FigureCards({ painel }: { painel: Painel | undefined }) {
  const waiting = useDelayed(painel === undefined)
  return (
    <div className={`${words.below16} ${classes.box}`}>
      <ul
        className={`${shared.stack} ${classes.cards}`}
        aria-label="Números gerais"
        aria-busy={painel === undefined}
      >
        {CARDS.map(({ label, caption, icon: Icon, figure, linked }) => {
          const text = painel ? figure(painel) : ''
          return (
            <li key={label}>
              <Frame linked={linked}>
                <span className={`${shared.line} ${words.between} ${words.gap8} ${words.start}`}>
                  <span className={`${shared.note} ${classes.label}`}>{label}</span>
                  <span
                    className={`${shared.plate} ${shared.screenOnly} ${words.blue} ${words.rounded} ${classes.icon}`}
                  >
                    <Icon size={18} aria-hidden />
                  </span>
                </span>
                <b
                  className={`${shared.line} ${words.tabular} ${words.wraps} ${classes.figure}`}
                  style={fitted(text)}
                >
                  {painel ? text : waiting ? <SkeletonBar width="70%" height={24} /> : null}
                </b>
                <span className={`${shared.small} ${shared.line} ${classes.caption}`}>
                  {caption}
                  {linked ? (
                    <ArrowRight
                      size={14}
                      aria-hidden
                      className={`${shared.screenOnly} ${words.blue} ${classes.arrow}`}
                    />
                  ) : null}
                </span>
              </Frame>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
