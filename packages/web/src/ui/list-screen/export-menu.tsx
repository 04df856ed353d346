import type { ExportFormat } from '@paco/domain/http/list'
import { ChevronDown } from 'lucide-react'
import { lazy, type Ref, Suspense, useState } from 'react'
import { Button } from '../button.tsx'
import type { OtherExport } from './types.ts'

export interface ExportMenuProps {
  /** What is being made right now, if anything: 'Gerando planilha…'. */
  progress: string | null
  /** Missing when the list has no spreadsheet call. */
  onExport?: (format: ExportFormat) => void
  onPrint: () => void
  others?: readonly OtherExport[]
  onOther?: (other: OtherExport) => void
}

const load = () => import('./rich-export-menu.tsx')
const RichExportMenu = lazy(async () => ({ default: (await load()).RichExportMenu }))

/** As good as nothing: the click that follows asks again. */
const loadEarly = () => void load().catch(() => {})

/** What I see, as a spreadsheet or on paper. What drops down comes when it is first reached for. */
export function ExportMenu(props: ExportMenuProps) {
  const { progress } = props
  const [asked, setAsked] = useState(false)
  const button = (ref?: Ref<HTMLButtonElement>) => (
    <Button
      ref={ref}
      variant="default"
      loading={progress !== null}
      progress={progress}
      style={progress === null ? undefined : { minWidth: 160 }}
      rightSection={<ChevronDown size={16} aria-hidden />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
      onClick={() => setAsked(true)}
    >
      Exportar
    </Button>
  )
  if (!asked) return button()
  return (
    <Suspense fallback={button()}>
      <RichExportMenu {...props} button={button} />
    </Suspense>
  )
}
