import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import shared from '../../../ui/theme/shared.module.css'
import words from '../../../ui/theme/words.module.css'
import classes from '../plain-screen.module.css'
import { semCidadeOf } from './sem-cidade-textos.ts'

/** The first page of a city that has not said its name yet. */
export function SemCidade({ who }: { who: SessionUser | null }) {
  const { titulo, texto, acao } = semCidadeOf(who)
  return (
    <div className={`${shared.panel} ${shared.column} ${words.gap8} ${words.start} ${classes.screen}`}>
      <h1>{titulo}</h1>
      <p>{texto}</p>
      <Link to={acao.to} className={`${shared.primary} ${classes.action}`}>
        {acao.rotulo}
      </Link>
    </div>
  )
}
