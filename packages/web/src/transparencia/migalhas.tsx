import { Link } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import shared from '../ui/theme/shared.module.css'
import classes from './migalhas.module.css'

/** Where a public page stands: the portal is above all of them. */
export function Migalhas({ aqui }: { aqui: string }) {
  return (
    <nav aria-label="Você está aqui">
      <ol className={`${shared.row} ${shared.note} ${classes.trail}`}>
        <li>
          <Link to={PATHS.home}>Início</Link>
        </li>
        <li>
          <Link to={PATHS.transparencia}>Transparência</Link>
        </li>
        <li aria-current="page">{aqui}</li>
      </ol>
    </nav>
  )
}
