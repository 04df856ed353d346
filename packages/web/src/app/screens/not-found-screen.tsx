import { Link } from '@tanstack/react-router'
import { PATHS } from '../../paths.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './plain-screen.module.css'

/** Any address nothing answers to. */
export function NotFoundScreen() {
  return (
    <div className={`${shared.panel} ${shared.column} ${words.gap8} ${words.start} ${classes.screen}`}>
      <p className={classes.code}>404</p>
      <h1>Página não encontrada</h1>
      <p>O endereço pode ter sido digitado errado, ou a página mudou de lugar.</p>
      <div className={`${shared.row} ${words.gap8x16} ${words.above12}`}>
        <Link to={PATHS.home} className={`${shared.primary} ${classes.action}`}>
          Ir para o início
        </Link>
        <Link to={PATHS.ajuda}>Ver a ajuda</Link>
      </div>
    </div>
  )
}
