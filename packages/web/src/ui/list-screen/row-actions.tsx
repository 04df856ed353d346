import { Link } from '@tanstack/react-router'
import { useTip } from '../charts/tip.tsx'
import parts from '../data/parts.module.css'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './row-actions.module.css'
import type { RowAction } from './types.ts'

const NO_PERMISSION = 'Sem permissão'
const NO_REASON = 'Seu perfil não permite esta ação.'

function Action({ action }: { action: RowAction }) {
  const own = action.tone === 'danger' ? `${classes.action} ${classes.danger}` : classes.action
  const className = `${parts.linkButton} ${words.inline} ${words.nowrap} ${own}`
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

/** What is not offered, in one word, with the reason on hover and focus. */
function Refused({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const tips = useTip()
  const reasons = [...new Set(actions.map(({ reason }) => reason ?? NO_REASON))]
  return (
    <>
      <button
        type="button"
        className={`${shared.small} ${words.inline} ${words.nowrap} ${words.rounded} ${classes.refused}`}
        aria-disabled
        {...tips.on({ lines: reasons })}
      >
        {label}
      </button>
      {tips.element}
    </>
  )
}

/** What this person may do with the row; what they may not is said once for each kind of refusal. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const refused = actions.filter(({ allowed }) => allowed === false)
  const labelOf = ({ refusedLabel = NO_PERMISSION }: RowAction) => refusedLabel
  return (
    <div className={`${shared.line} ${words.gap4} ${classes.actions}`}>
      {actions
        .filter(({ allowed }) => allowed !== false)
        .map((action) => (
          <Action key={action.label} action={action} />
        ))}
      {[...new Set(refused.map(labelOf))].map((label) => (
        <Refused key={label} label={label} actions={refused.filter((one) => labelOf(one) === label)} />
      ))}
    </div>
  )
}
