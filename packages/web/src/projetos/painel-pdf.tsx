import { Button, Loader } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Loader.css'
import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { FileDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { request } from '../http/client.ts'
import { saveFile } from '../ui/save-file.ts'
import { Problem } from '../ui/states/problem.tsx'
import { toast } from '../ui/toast.ts'

/** The name the specification gives the file of a single project. */
const FILE = 'relatorio_projetos.pdf'

/** 'Gerar PDF' of one project: its buttons, and the failure to show above the page. */
export function useProjetoPdf(id: number) {
  const control = useRef<AbortController | null>(null)
  const [running, setRunning] = useState(false)
  const [failed, setFailed] = useState(false)

  const stop = () => {
    control.current?.abort()
    control.current = null
    setRunning(false)
  }
  // Whoever leaves the page no longer wants the file.
  useEffect(() => () => control.current?.abort(), [])

  async function generate() {
    if (control.current) return
    const mine = new AbortController()
    control.current = mine
    setRunning(true)
    setFailed(false)
    try {
      const { data } = await request(projetosCalls.gerarPdf, { body: { ids: [id] }, signal: mine.signal })
      saveFile(data as unknown as Blob, FILE)
      toast(`Arquivo gerado: ${FILE}`)
    } catch {
      if (mine.signal.aborted) return
      setFailed(true)
      toast(MESSAGES.pdfFailed, { tone: 'bad' })
    }
    stop()
  }

  return {
    problem: failed ? (
      <Problem text={MESSAGES.pdfFailed} onRetry={() => void generate()} onClose={() => setFailed(false)} />
    ) : null,
    buttons: (
      <>
        <Button
          variant="default"
          // Not disabled while it works: that would take the focus away from those who use the keyboard.
          aria-disabled={running}
          leftSection={running ? <Loader size={16} /> : <FileDown size={16} aria-hidden />}
          onClick={() => void generate()}
        >
          {running ? 'Gerando PDF…' : 'Gerar PDF'}
        </Button>
        {running ? (
          <Button variant="default" onClick={stop}>
            Cancelar
          </Button>
        ) : null}
      </>
    ),
  }
}
