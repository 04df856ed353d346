import type { Call } from '@paco/domain/http/call'
import { FileDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Parts } from '../../http/client.ts'
import { placeText, requestInTurn } from '../../http/in-turn.ts'
import { Button } from '../button.tsx'
import { withReason } from '../failures.ts'
import { saveFile } from '../save-file.ts'
import { Spinner } from '../spinner.tsx'
import { toast } from '../toast.ts'

interface PdfButtonProps<C extends Call> {
  call: C
  parts: Parts<C>
  /** What the file is saved as. */
  file: string
  /** The screen's words for a failure. */
  failure: string
  label?: string
}

/** One record on paper, made on the server when it is its turn. Leaving the page calls it off. */
export function PdfButton<C extends Call>({
  call,
  parts,
  file,
  failure,
  label = 'Gerar PDF',
}: PdfButtonProps<C>) {
  const control = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  async function generate() {
    if (control.current) return
    const mine = new AbortController()
    control.current = mine
    setProgress('Gerando PDF…')
    try {
      const { data } = await requestInTurn(call, { ...parts, signal: mine.signal }, (place) =>
        setProgress(placeText(place, 'Gerando PDF…')),
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
      leftSection={progress === null ? <FileDown size={16} aria-hidden /> : <Spinner size={16} />}
      onClick={() => void generate()}
    >
      {progress ?? label}
    </Button>
  )
}
