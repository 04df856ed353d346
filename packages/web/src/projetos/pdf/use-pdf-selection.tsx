import { MAX_PDF } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { placeText } from '../../http/in-turn.ts'
import { Button } from '../../ui/button.tsx'
import parts from '../../ui/data/parts.module.css'
import { Problem } from '../../ui/states/problem.tsx'
import shared from '../../ui/theme/shared.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './pdf-selection.module.css'
import { usePdfDownload } from './use-pdf-download.ts'

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
  const { running, ahead, problem, generate, stop, fail, dismiss } = usePdfDownload(
    FILE,
    MESSAGES.pdfSelectionFailed,
  )
  const count = ids.length
  const start = () => {
    const refused = refusal(count)
    if (refused === null) void generate(ids)
    else fail(refused)
  }
  return {
    button: (
      <Button
        // Not disabled while it works: that would take the focus away from those who use the keyboard.
        aria-disabled={running > 0}
        leftSection={<FileDown size={16} aria-hidden />}
        onClick={start}
      >
        {`Gerar PDF (${count} selecionados)`}
      </Button>
    ),
    state: (
      <>
        {running > 0 ? (
          <div className={`${shared.row} ${parts.banner} ${tones.run} ${words.gap8x16}`} role="status">
            <span>
              {placeText(ahead, `Gerando PDF de ${running} ${running === 1 ? 'projeto' : 'projetos'}…`)}
            </span>
            <progress className={classes.track} aria-label="Gerando PDF" />
            <Button variant="default" size="xs" onClick={stop}>
              Cancelar
            </Button>
          </div>
        ) : null}
        {problem === null ? null : <Problem text={problem} onClose={dismiss} />}
      </>
    ),
  }
}
