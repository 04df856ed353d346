import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { importacaoLink } from './links.ts'
import { PASSO_LABELS, PASSOS_TELA, type PassoTela } from './passos.ts'
import classes from './passos-nav.module.css'

interface PassosNavProps {
  id: number
  current: PassoTela
  open: readonly PassoTela[]
  /** Steps that are done, wherever one is. */
  done: readonly PassoTela[]
}

/** The five steps, and where one is; those that are open are links. */
export function PassosNav({ id, current, open, done }: PassosNavProps) {
  const now = PASSOS_TELA.indexOf(current)
  return (
    <nav aria-label="Passos da importação">
      <ol className={`${shared.panel} ${classes.strip}`}>
        {PASSOS_TELA.map((passo, index) => {
          const passed = done.includes(passo)
          const label = (
            <>
              <span className={`${shared.plate} ${words.size12} ${classes.number}`} aria-hidden>
                {passed ? <Check size={12} strokeWidth={3} /> : index + 1}
              </span>
              <span className={classes.label}>{PASSO_LABELS[passo]}</span>
            </>
          )
          const look = `${shared.line} ${words.gap8} ${words.size13} ${words.strong} ${classes.step}`
          return (
            <li key={passo} data-passed={passed || undefined} data-current={index === now || undefined}>
              {open.includes(passo) ? (
                <Link
                  {...importacaoLink(id, passo)}
                  className={look}
                  aria-current={index === now ? 'step' : undefined}
                >
                  {label}
                </Link>
              ) : (
                <span className={look} aria-current={index === now ? 'step' : undefined}>
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
