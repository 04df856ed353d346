import { Menu } from '@mantine/core'
import { FileOutput, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import type { ReactElement, Ref } from 'react'
import type { ExportMenuProps } from './export-menu.tsx'
import { RichDropDown } from './rich-drop-down.tsx'

interface RichExportMenuProps extends ExportMenuProps {
  button: (ref: Ref<HTMLButtonElement>) => ReactElement
}

/** The files and the paper under their button. */
export const RichExportMenu = ({
  progress,
  onExport,
  onPrint,
  others = [],
  hides = false,
  onOther,
  button,
}: RichExportMenuProps) => (
  <RichDropDown button={button} width={200} disabled={progress !== null}>
    {onExport ? (
      <>
        <Menu.Item leftSection={<FileSpreadsheet size={16} aria-hidden />} onClick={() => onExport('xlsx')}>
          Planilha (XLSX)
        </Menu.Item>
        <Menu.Item leftSection={<FileText size={16} aria-hidden />} onClick={() => onExport('csv')}>
          CSV
        </Menu.Item>
        {hides ? <Menu.Label>As planilhas trazem todas as colunas.</Menu.Label> : null}
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
  </RichDropDown>
)
