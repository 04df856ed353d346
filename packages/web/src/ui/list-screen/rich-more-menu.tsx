import { Menu } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactElement, ReactNode, Ref } from 'react'
import type { MoreEntry } from './more-menu.tsx'
import { RichDropDown } from './rich-drop-down.tsx'

type ItemProps = Omit<ComponentPropsWithRef<'a'>, 'color'> & { leftSection?: ReactNode }

/** An entry that leads to another place. */
export const MenuLink = createLink((props: ItemProps) => <Menu.Item component="a" {...props} />)

interface RichMoreMenuProps {
  entries: readonly MoreEntry[]
  button: (ref: Ref<HTMLButtonElement>) => ReactElement
}

/** The ways on under their button. */
export const RichMoreMenu = ({ entries, button }: RichMoreMenuProps) => (
  <RichDropDown button={button} width={216}>
    {entries.map(({ label, icon: Icon, link }) => (
      <MenuLink key={label} {...link} leftSection={<Icon size={16} aria-hidden />}>
        {label}
      </MenuLink>
    ))}
  </RichDropDown>
)
