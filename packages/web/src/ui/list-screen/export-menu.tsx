import { Button, Menu } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Loader.css'
import type { ExportFormat } from '@paco/domain/http/list'
import { ChevronDown, FileOutput, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { inMain } from '../in-main.ts'
import type { OtherExport } from './types.ts'

interface ExportMenuProps {
  /** What is being made right now, if anything: 'Gerando planilha…'. */
  progress: string | null
  /** Missing when the list has no spreadsheet call. */
  onExport?: (format: ExportFormat) => void
  onPrint: () => void
  others?: readonly OtherExport[]
  onOther?: (other: OtherExport) => void
}

/** What I see, as a spreadsheet or on paper. */
export function ExportMenu({ progress, onExport, onPrint, others = [], onOther }: ExportMenuProps) {
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={200}
      disabled={progress !== null}
      portalProps={inMain()}
      // Mantine's placeholder for the first focus is no menu item, and axe says so.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="default"
          loading={progress !== null}
          loaderProps={{ children: progress }}
          miw={progress === null ? undefined : 160}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          Exportar
        </Button>
      </Menu.Target>
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
  )
}
