import { Link, useRouterState } from '@tanstack/react-router'
import shared from '../../ui/theme/shared.module.css'
import { screenTitle, useRecordName } from '../../ui/window-title.ts'
import { menuFor } from '../menu.ts'
import { nameOf } from '../menu-entry.ts'
import { useSession } from '../session.ts'
import classes from './trail.module.css'
import { trailOf } from './trail-of.ts'

/** Where the page stands, above its heading. */
export function Trail() {
  const session = useSession()
  const record = useRecordName()
  const title = useRouterState({ select: screenTitle })
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { start, section, entry, here } = trailOf(menuFor(session), pathname, record ?? title)
  return (
    <nav aria-label="Você está aqui" className={`${shared.screenOnly} ${classes.trail}`}>
      <ol className={`${shared.line} ${shared.small}`}>
        {here !== null && (
          <li>
            <Link to={start}>Início</Link>
          </li>
        )}
        {section && <li className={classes.section}>{section}</li>}
        {entry && (
          <li>
            <Link to={entry.to} search={entry.search as never}>
              {nameOf(entry)}
            </Link>
          </li>
        )}
        <li aria-current="page" className={shared.ellipsis}>
          {here ?? 'Início'}
        </li>
      </ol>
    </nav>
  )
}
