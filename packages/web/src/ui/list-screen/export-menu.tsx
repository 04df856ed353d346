import type { ExportFormat } from '@paco/domain/http/list'
import { lazy, type Ref, Suspense, useState } from 'react'
import { MenuButton } from './menu-button.tsx'
import type { OtherExport } from './types.ts'

export interface ExportMenuProps {
  /** What is being made right now, if anything: 'Gerando planilha…'. */
  progress: string | null
  /** Missing when the list has no spreadsheet call. */
  onExport?: (format: ExportFormat) => void
  onPrint: () => void
  others?: readonly OtherExport[]
  /** Somebody chose which columns the screen shows: the files have all of them still. */
  hides?: boolean
  onOther?: (other: OtherExport) => void
}

const load = () => import('./rich-export-menu.tsx')
const RichExportMenu = lazy(async () => ({ default: (await load()).RichExportMenu }))

/** What I see, as a spreadsheet or on paper. What drops down comes when it is first reached for. */
export function ExportMenu(props: ExportMenuProps) {
  const { progress } = props
  const [asked, setAsked] = useState(false)
  const button = (ref?: Ref<HTMLButtonElement>) => (
    <MenuButton
      ref={ref}
      load={load}
      loading={progress !== null}
      progress={progress}
      style={progress === null ? undefined : { minWidth: 160 }}
      onClick={() => setAsked(true)}
    >
      Exportar
    </MenuButton>
  )
  if (!asked) return button()
  return (
    <Suspense fallback={button()}>
      <RichExportMenu {...props} button={button} />
    </Suspense>
  )
}
