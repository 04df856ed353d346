import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './overlay.module.css'
import { closeOverlay, type OverlayName } from './overlay-store.ts'

interface OverlayProps {
  name: OverlayName
  /** Closing it through the dialog itself gives the focus back to where it was. */
  ref: RefObject<HTMLDialogElement | null>
  label: string
  children: ReactNode
}

/** A window over the page, the browser's own: it keeps the focus, and Esc or a click beside it close it. */
export function Overlay({ name, ref, label, children }: OverlayProps) {
  const pressedBeside = useRef(false)
  // Before the next key is heard: it belongs here already.
  useLayoutEffect(() => {
    if (!ref.current?.open) ref.current?.showModal()
  }, [ref])
  return (
    <dialog
      ref={ref}
      className={`${shared.panel} ${words.ink} ${classes.overlay}`}
      aria-label={label}
      onClose={() => closeOverlay(name)}
      // Esc closes this window only, not the menu beneath it too.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onMouseDown={({ target, currentTarget }) => {
        pressedBeside.current = target === currentTarget
      }}
      // A selection that was drawn out of the window ends beside it, but did not begin there.
      onClick={({ target, currentTarget }) =>
        pressedBeside.current && target === currentTarget && currentTarget.close()
      }
    >
      {children}
    </dialog>
  )
}

/** The way out for whoever points. */
export const CloseOverlay = ({ overlay }: { overlay: RefObject<HTMLDialogElement | null> }) => (
  <button type="button" className={shared.close} aria-label="Fechar" onClick={() => overlay.current?.close()}>
    <X size={18} aria-hidden />
  </button>
)
