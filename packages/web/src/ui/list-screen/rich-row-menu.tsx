import { Menu } from '@mantine/core'
import type { ReactElement, Ref } from 'react'
import shared from '../theme/shared.module.css'
import { RichDropDown } from './rich-drop-down.tsx'
import { MenuLink } from './rich-more-menu.tsx'
import classes from './row-actions.module.css'
import type { RowAction } from './types.ts'

interface RichRowMenuProps {
  offered: readonly RowAction[]
  refused: readonly { label: string; reasons: readonly string[] }[]
  button: (ref: Ref<HTMLButtonElement>) => ReactElement
}

function Offered({ action }: { action: RowAction }) {
  if (action.link) return <MenuLink {...action.link}>{action.label}</MenuLink>
  const danger = action.tone === 'danger' ? classes.danger : undefined
  return (
    <Menu.Item className={danger} onClick={action.onClick}>
      {action.label}
    </Menu.Item>
  )
}

/** The actions of a row under its button; what is refused can be reached too, for its reason. */
export const RichRowMenu = ({ offered, refused, button }: RichRowMenuProps) => (
  <RichDropDown button={button} width={refused.length > 0 ? 248 : 168}>
    {offered.map((action) => (
      <Offered key={action.label} action={action} />
    ))}
    {refused.map(({ label, reasons }) => (
      <Menu.Item key={label} aria-disabled closeMenuOnClick={false} className={classes.refusedItem}>
        {label}
        <span className={`${shared.small} ${classes.reason}`}>{reasons.join(' ')}</span>
      </Menu.Item>
    ))}
  </RichDropDown>
)
