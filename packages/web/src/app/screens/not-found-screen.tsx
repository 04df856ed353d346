import { Link } from '@tanstack/react-router'
import { PATHS } from '../../paths.ts'
import classes from './plain-screen.module.css'

/** Any address nothing answers to. */
export function NotFoundScreen() {
  return (
    <div className={classes.screen}>
      <p className={classes.code}>404</p>
      <h1>Página não encontrada</h1>
      <p>O endereço pode ter sido digitado errado, ou a página mudou de lugar.</p>
      <div className={classes.actions}>
        <Link to={PATHS.home} className={classes.action}>
          Ir para o início
        </Link>
        <Link to={PATHS.ajuda}>Ver a ajuda</Link>
      </div>
    </div>
  )
}
