import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { MAX_PDF, projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { FileDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { request } from '../http/client.ts'
import { saveFile } from '../ui/save-file.ts'
import { errorText } from '../ui/states/error-text.ts'
import { Problem } from '../ui/states/problem.tsx'
import { toast } from '../ui/toast.ts'
import classes from './pdf-selection.module.css'

/** The name the specification gives the file of a selection. */
const FILE = 'projetos.pdf'

function refusal(count: number): string | null {
  if (count === 0) return MESSAGES.pdfNothingSelected
  return count > MAX_PDF ? `Selecione no máximo ${MAX_PDF} projetos.` : null
}

interface PdfSelection {
  button: ReactNode
  /** Progress with its cancel button, or what went wrong. */
  state: ReactNode
}

/** 'Gerar PDF (N selecionados)': asks the server for the sheets, shows that it works, and can be called off. */
export function usePdfSelection(ids: readonly number[]): PdfSelection {
  const control = useRef<AbortController | null>(null)
  const [running, setRunning] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const count = ids.length

  const stop = () => {
    control.current?.abort()
    control.current = null
    setRunning(0)
  }
  // Whoever leaves the page no longer wants the file.
  useEffect(() => () => control.current?.abort(), [])

  const fail = (text: string, message = text) => {
    setProblem(text)
    toast(message, { tone: 'bad' })
  }

  async function generate() {
    if (control.current) return
    setProblem(null)
    const refused = refusal(count)
    if (refused !== null) return fail(refused)
    const mine = new AbortController()
    control.current = mine
    setRunning(count)
    try {
      const { data } = await request(projetosCalls.gerarPdf, { body: { ids: [...ids] }, signal: mine.signal })
      saveFile(data as unknown as Blob, FILE)
      toast(`Arquivo gerado: ${FILE}`)
    } catch (error) {
      if (mine.signal.aborted) return
      fail(`${MESSAGES.pdfSelectionFailed}. ${errorText(error)}`, MESSAGES.pdfSelectionFailed)
    }
    stop()
  }

  return {
    button: (
      <Button
        // Not disabled while it works: that would take the focus away from those who use the keyboard.
        aria-disabled={running > 0}
        leftSection={<FileDown size={16} aria-hidden />}
        onClick={() => void generate()}
      >
        {`Gerar PDF (${count} ${count === 1 ? 'selecionado' : 'selecionados'})`}
      </Button>
    ),
    state: (
      <>
        {running > 0 ? (
          <div className={classes.running} role="status">
            <span>{`Gerando PDF de ${running} ${running === 1 ? 'projeto' : 'projetos'}…`}</span>
            <progress className={classes.track} aria-label="Gerando PDF" />
            <Button variant="default" size="xs" onClick={stop}>
              Cancelar
            </Button>
          </div>
        ) : null}
        {problem === null ? null : <Problem text={problem} onClose={() => setProblem(null)} />}
      </>
    ),
  }
}
