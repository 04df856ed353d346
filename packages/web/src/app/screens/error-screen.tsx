import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { PATHS } from '../../paths.ts'
import { errorText } from '../../ui/states/error-text.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './plain-screen.module.css'

/** A screen that failed while being drawn or fetched: what happened, and the way on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div
      className={`${shared.panel} ${shared.column} ${words.gap8} ${words.start} ${classes.screen}`}
      role="alert"
    >
      <h1>Não foi possível mostrar esta página</h1>
      <p>
        {isMissingCode(error) ? 'Não foi possível buscar a página. Verifique a conexão.' : errorText(error)}
      </p>
      <p className={`${shared.row} ${words.gap8x16} ${words.above12}`}>
        <button type="button" className={`${shared.primary} ${classes.action}`} onClick={again}>
          Tentar de novo
        </button>
        <Link to={PATHS.home}>Ir para o início</Link>
      </p>
    </div>
  )
}

/** The browser's words when a screen's own file could not be fetched: the network is gone, or a new version came. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script failed/i.test(error.message)
