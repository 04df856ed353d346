import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './avatar-overlay.module.css'

interface AvatarOverlayProps {
  src: string
  name: string
  onClose: () => void
}

/** The picture, large. Closes on a click anywhere, on the cross and on Esc, which the browser's dialog brings. */
export function AvatarOverlay({ src, name, onClose }: AvatarOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={`${words.ink} ${words.raised} ${classes.overlay}`}
      aria-label={name}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
      onKeyDown={(event) => event.key === 'Enter' && dialog.current?.close()}
    >
      <img src={src} alt={name} width={320} height={320} />
      <button type="button" className={`${shared.close} ${classes.close}`} aria-label="Fechar">
        <X size={20} aria-hidden />
      </button>
    </dialog>
  )
}
