import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './inicio.module.css'

interface CartaoProps {
  title: string
  /** What is counted, by which rule, on which day. */
  lead: ReactNode
  /** What is said where there is nothing. */
  empty: string
  /** How many rows are shown. */
  count: number
  /** Ways to the whole of it. */
  links?: readonly { texto: string; link: LinkProps }[]
  children: ReactNode
}

/** A card that answers one question: its first rows, and the way to all of them. */
export function Cartao({ title, lead, empty, count, links = [], children }: CartaoProps) {
  return (
    <Card title={title} lead={lead} long>
      <div className={`${shared.column} ${classes.body}`}>
        {count === 0 ? <p className={`${words.muted} ${classes.none}`}>{empty}</p> : children}
        {links.length > 0 && (
          <div className={`${words.wrap} ${words.gap4} ${shared.screenOnly} ${classes.foot}`}>
            {links.map(({ texto, link }) => (
              <Link key={texto} {...link} className={parts.linkButton}>
                {texto}
              </Link>
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}

interface LinhaProps {
  link: LinkProps
  nome: string
  /** Below the name, in small letters. */
  detalhe: ReactNode
  /** At the right: a figure, a state, a button. */
  children?: ReactNode
}

/** A record of a card, with its page behind its name. */
export const Linha = ({ link, nome, detalhe, children }: LinhaProps) => (
  <li className={classes.line}>
    <div className={words.shrinks}>
      <Link {...link} className={`${parts.recordLink} ${words.block} ${words.wraps}`}>
        {nome}
      </Link>
      <span className={`${shared.small} ${words.block} ${words.wraps}`}>{detalhe}</span>
    </div>
    {children ? <div className={`${words.tabular} ${classes.side}`}>{children}</div> : null}
  </li>
)

export const Linhas = ({ children }: { children: ReactNode }) => <ul className={classes.lines}>{children}</ul>

export const verTodos = (total: number, shown: number, palavra = 'Ver todos'): string =>
  total > shown ? `${palavra} (${total})` : palavra
