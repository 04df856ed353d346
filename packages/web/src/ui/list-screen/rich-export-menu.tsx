import { Menu } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { FileOutput, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { type ReactElement, type Ref, useEffect, useRef, useState } from 'react'
import { inMain } from '../in-main.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import type { ExportMenuProps } from './export-menu.tsx'

interface RichExportMenuProps extends ExportMenuProps {
  button: (ref: Ref<HTMLButtonElement>) => ReactElement
}

/** The menu under its button; opens by itself, since it comes when the button was pressed. */
export function RichExportMenu({
  progress,
  onExport,
  onPrint,
  others = [],
  onOther,
  button,
}: RichExportMenuProps) {
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
        width={200}
        disabled={progress !== null}
        portalProps={inMain()}
        // Mantine's placeholder for the first focus is no menu item, and axe says so.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{button(target)}</Menu.Target>
        <Menu.Dropdown>
          {onExport ? (
            <>
              <Menu.Item
                leftSection={<FileSpreadsheet size={16} aria-hidden />}
                onClick={() => onExport('xlsx')}
              >
                Planilha (XLSX)
              </Menu.Item>
              <Menu.Item leftSection={<FileText size={16} aria-hidden />} onClick={() => onExport('csv')}>
                CSV
              </Menu.Item>
            </>
          ) : null}
          <Menu.Item leftSection={<Printer size={16} aria-hidden />} onClick={onPrint}>
            Imprimir
          </Menu.Item>
          {others.map((other) => (
            <Menu.Item
              key={other.label}
              leftSection={<FileOutput size={16} aria-hidden />}
              onClick={() => onOther?.(other)}
            >
              {other.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </ThemeProvider>
  )
}
