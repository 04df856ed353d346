import { Camera, Images, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import shared from '../ui/theme/shared.module.css'
import classes from './diario.module.css'

interface PickProps {
  /** Opens the camera; without it a phone offers what it has kept. */
  camera?: true
  look: string | undefined
  onFotos: (files: readonly File[]) => void
  children: ReactNode
}

const Pick = ({ camera, look, onFotos, children }: PickProps) => (
  <label className={`${look} ${classes.acao}`}>
    {children}
    <input
      type="file"
      accept="image/*"
      capture={camera && 'environment'}
      multiple
      className={shared.unseen}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        currentTarget.value = ''
        if (files.length > 0) onFotos(files)
      }}
    />
  </label>
)

interface AcoesProps {
  onFotos: (files: readonly File[]) => void
  onOcorrencia: () => void
}

/** What one does at a building site, large enough for a thumb and where it reaches. */
export function Acoes({ onFotos, onOcorrencia }: AcoesProps) {
  return (
    <div className={`${shared.screenOnly} ${classes.acoes}`}>
      <Pick camera look={`${shared.primary} ${classes.principal}`} onFotos={onFotos}>
        <Camera size={22} aria-hidden />
        Fotografar
      </Pick>
      <Pick look={shared.outlined} onFotos={onFotos}>
        <Images size={22} aria-hidden />
        Galeria
      </Pick>
      <button type="button" className={`${shared.outlined} ${classes.acao}`} onClick={onOcorrencia}>
        <NotebookPen size={22} aria-hidden />
        Ocorrência
      </button>
    </div>
  )
}
