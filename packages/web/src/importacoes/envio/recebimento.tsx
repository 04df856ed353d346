import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'

interface RecebimentoProps {
  file: File | undefined
  percent: number
  cancel: () => void
}

/** A sheet on its way: first it travels, then it is read and checked. */
export function Recebimento({ file, percent, cancel }: RecebimentoProps) {
  const name = file?.name ?? 'planilha'
  return (
    <div className={`${shared.stack}`}>
      {percent < 100 ? (
        <ProgressBar label={`Envio de ${name}`} value={percent} />
      ) : (
        <p role="status" className={`${shared.line} ${words.gap8}`}>
          <Spinner size={16} /> Lendo e conferindo {name}…
        </p>
      )}
      <div>
        <Button variant="default" onClick={cancel}>
          Cancelar
        </Button>
      </div>
    </div>
  )
}
