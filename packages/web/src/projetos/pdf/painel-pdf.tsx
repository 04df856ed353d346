import { MESSAGES } from '@paco/domain/projetos/messages'
import { FileDown } from 'lucide-react'
import { placeText } from '../../http/in-turn.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import { usePdfDownload } from './use-pdf-download.ts'

/** The name the specification gives the file of a single project. */
const FILE = 'relatorio_projetos.pdf'

/** 'Gerar PDF' of one project: its buttons, and the failure to show above the page. */
export function useProjetoPdf(id: number) {
  const pdf = usePdfDownload(FILE, MESSAGES.pdfFailed)
  const generate = () => void pdf.generate([id])
  const running = pdf.running > 0
  return {
    problem: pdf.problem ? <Problem text={pdf.problem} onRetry={generate} onClose={pdf.dismiss} /> : null,
    buttons: (
      <>
        <Button
          variant="default"
          // Not disabled while it works: that would take the focus away from those who use the keyboard.
          aria-disabled={running}
          leftSection={running ? <Spinner size={16} /> : <FileDown size={16} aria-hidden />}
          onClick={generate}
        >
          {running ? placeText(pdf.ahead, 'Gerando PDF…') : 'Gerar PDF'}
        </Button>
        {running ? (
          <Button variant="default" onClick={pdf.stop}>
            Cancelar
          </Button>
        ) : null}
      </>
    ),
  }
}
