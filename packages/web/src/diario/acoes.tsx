import { Camera, NotebookPen } from 'lucide-react'
import shared from '../ui/theme/shared.module.css'
import classes from './diario.module.css'

interface AcoesProps {
  onFotos: (files: readonly File[]) => void
  onOcorrencia: () => void
}

/** The two things one does at a building site, large enough for a thumb. */
export function Acoes({ onFotos, onOcorrencia }: AcoesProps) {
  return (
    <div className={`${shared.screenOnly} ${classes.acoes}`}>
      <label className={`${shared.primary} ${classes.acao}`}>
        <Camera size={22} aria-hidden />
        Fotografar
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          className={shared.unseen}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            if (files.length > 0) onFotos(files)
          }}
        />
      </label>
      <button type="button" className={`${shared.outlined} ${classes.acao}`} onClick={onOcorrencia}>
        <NotebookPen size={22} aria-hidden />
        Anotar ocorrência
      </button>
    </div>
  )
}
