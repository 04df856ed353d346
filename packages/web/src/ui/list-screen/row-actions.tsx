import { Tooltip } from '@mantine/core'
import '@mantine/core/styles/Tooltip.css'
import { Link } from '@tanstack/react-router'
import { inMain } from '../in-main.ts'
import classes from './row-actions.module.css'
import type { RowAction } from './types.ts'

const NO_REASON = 'Seu perfil não permite esta ação.'

function Action({ action }: { action: RowAction }) {
  const className = action.tone === 'danger' ? `${classes.action} ${classes.danger}` : classes.action
  if (action.link) {
    return (
      <Link {...action.link} className={className}>
        {action.label}
      </Link>
    )
  }
  return (
    <button type="button" className={className} aria-expanded={action.expanded} onClick={action.onClick}>
      {action.label}
    </button>
  )
}

/** What this person may do with the row; what they may not is said once, with the reason on hover and focus. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const refused = actions.filter(({ allowed }) => allowed === false)
  const reasons = [...new Set(refused.map(({ reason }) => reason ?? NO_REASON))].join(' ')
  return (
    <div className={classes.actions}>
      {actions
        .filter(({ allowed }) => allowed !== false)
        .map((action) => (
          <Action key={action.label} action={action} />
        ))}
      {refused.length > 0 ? (
        <Tooltip
          label={reasons}
          events={{ hover: true, focus: true, touch: true }}
          multiline
          maw={320}
          portalProps={inMain()}
          withArrow
        >
          <button type="button" className={classes.refused} aria-disabled>
            Sem permissão
          </button>
        </Tooltip>
      ) : null}
    </div>
  )
}
