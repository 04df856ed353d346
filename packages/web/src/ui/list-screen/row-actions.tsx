import { Link } from '@tanstack/react-router'
import { useTip } from '../charts/tip.tsx'
import parts from '../data/parts.module.css'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './row-actions.module.css'
import { RowMenu } from './row-menu.tsx'
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

interface Refusal {
  label: string
  reasons: readonly string[]
}

/** What is not offered, in one word, with the reason on hover and focus. */
function Refused({ label, reasons }: Refusal) {
  const tips = useTip()
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

/** Every kind of refusal once, with its reasons. */
function refusalsOf(actions: readonly RowAction[]): Refusal[] {
  const kinds = new Map<string, Set<string>>()
  for (const { allowed, refusedLabel = NO_PERMISSION, reason = NO_REASON } of actions) {
    if (allowed === false) kinds.set(refusedLabel, (kinds.get(refusedLabel) ?? new Set()).add(reason))
  }
  return [...kinds].map(([label, reasons]) => ({ label, reasons: [...reasons] }))
}

export const isOffered = ({ allowed }: RowAction): boolean => allowed !== false

interface RowActionsProps {
  actions: readonly RowAction[]
  /** What the row is called, where several actions stand in one menu. */
  name?: string
  /** There is room for words. */
  wide?: boolean
  /** The specification shows what is refused in each row. */
  refusals?: boolean | undefined
}

/** What this person may do with the row; what they may not is said once for each kind of refusal. */
export function RowActions({ actions, name, wide = false, refusals = false }: RowActionsProps) {
  const offered = actions.filter(isOffered)
  const refused = refusalsOf(actions)
  const spoken = wide && actions.some(({ specified }) => specified)
  // What unfolds the row stands in it: a menu would close over what it opens.
  const inRow = (one: RowAction) => one.expanded !== undefined || (spoken && one.specified === true)
  const others = offered.filter((one) => !inRow(one))
  const folded = others.length + (spoken && refusals ? 0 : refused.length)
  const inMenu = name !== undefined && folded > (spoken ? 0 : 1)
  const beside = inMenu ? offered.filter(inRow) : offered
  const said = inMenu && !(spoken && refusals) ? [] : refused
  return (
    <div
      className={`${shared.line} ${words.gap4} ${classes.actions}`}
      data-menu={(inMenu && beside.length === 0) || undefined}
      data-spoken={spoken || undefined}
    >
      {beside.map((action) => (
        <Action key={action.label} action={action} />
      ))}
      {said.map((refusal) => (
        <Refused key={refusal.label} {...refusal} />
      ))}
      {inMenu ? (
        <span className={words.inline}>
          <RowMenu name={name} offered={others} refused={said.length > 0 ? [] : refused} />
        </span>
      ) : null}
    </div>
  )
}
