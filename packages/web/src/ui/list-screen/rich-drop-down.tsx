import { Menu } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { type ReactElement, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { inMain } from '../in-main.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'

interface RichDropDownProps {
  button: (ref: Ref<HTMLButtonElement>) => ReactElement
  width: number
  disabled?: boolean
  /** Long menus scroll within the window. */
  tall?: boolean
  /** The menu's items. */
  children: ReactNode
}

const TALL = { mah: 'min(480px, 70dvh)', style: { overflowY: 'auto' } } as const

/** A menu under its button; opens by itself, since it comes when the button was pressed. */
export function RichDropDown({ button, width, disabled = false, tall = false, children }: RichDropDownProps) {
  const target = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    // The focus goes back to the button when the menu closes.
    target.current?.focus()
    setOpened(true)
  }, [])
  return (
    <ThemeProvider>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        shadow="md"
        width={width}
        disabled={disabled}
        portalProps={inMain()}
        // Mantine's placeholder for the first focus is no menu item, and axe says so.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{button(target)}</Menu.Target>
        <Menu.Dropdown {...(tall && TALL)}>{children}</Menu.Dropdown>
      </Menu>
    </ThemeProvider>
  )
}
