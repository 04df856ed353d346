import type { Call } from '@paco/domain/http/call'
import { FileDown, FileSpreadsheet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Parts } from '../../http/client.ts'
import { placeText, requestInTurn } from '../../http/in-turn.ts'
import { Button } from '../button.tsx'
import { withReason } from '../failures.ts'
import { saveFile } from '../save-file.ts'
import { Spinner } from '../spinner.tsx'
import { toast } from '../toast.ts'

interface FileButtonProps<C extends Call> {
  call: C
  parts: Parts<C>
  /** What the file is saved as. */
  file: string
  /** The screen's words for a failure. */
  failure: string
  label?: string
  /** What is typed has to be saved first, to be in it. */
  before?: () => Promise<unknown>
}

/** What a file is called by how its name ends. */
const KINDS = {
  pdf: { label: 'Gerar PDF', busy: 'Gerando PDF…', Icon: FileDown },
  xlsx: { label: 'XLSX', busy: 'Gerando planilha…', Icon: FileSpreadsheet },
}

/** One record on paper or as a spreadsheet, made on the server when it is its turn. Leaving the page calls it off. */
export function FileButton<C extends Call>({
  call,
  parts,
  file,
  failure,
  label,
  before,
}: FileButtonProps<C>) {
  const kind = KINDS[file.endsWith('.xlsx') ? 'xlsx' : 'pdf']
  const control = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  async function generate() {
    if (control.current) return
    const mine = new AbortController()
    control.current = mine
    setProgress(kind.busy)
    try {
      await before?.()
      const { data } = await requestInTurn(call, { ...parts, signal: mine.signal }, (place) =>
        setProgress(placeText(place, kind.busy)),
      )
      saveFile(data as unknown as Blob, file)
      toast(`Arquivo gerado: ${file}`)
    } catch (error) {
      if (!mine.signal.aborted) toast(withReason(failure, error), { tone: 'bad' })
    }
    control.current = null
    setProgress(null)
  }

  return (
    <Button
      variant="default"
      // Not disabled while it works: that would take the focus away from those who use the keyboard.
      aria-disabled={progress !== null}
      leftSection={progress === null ? <kind.Icon size={16} aria-hidden /> : <Spinner size={16} />}
      onClick={() => void generate()}
    >
      {progress ?? label ?? kind.label}
    </Button>
  )
}
