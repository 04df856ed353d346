import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { PATHS } from '../../paths.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { isHelpKeyOn, setHelpKey } from '../shortcuts.ts'
import { CloseOverlay, Overlay } from './overlay.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import classes from './shortcuts-help.module.css'

/** The shortcuts of a single key can be turned off: whoever dictates, or brushes keys, starts nothing by them. */
function HelpKeySwitch() {
  const [on, setOn] = useState(isHelpKeyOn)
  const why = useId()
  return (
    <div className={`${words.above16} ${words.rounded} ${classes.switch}`}>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby={why}
        onClick={() => {
          setHelpKey(!on)
          setOn(!on)
        }}
      >
        <span className={`${words.rigid} ${words.raised} ${classes.track}`} />
        Usar os atalhos de uma tecla só
      </button>
      <p id={why} className={`${shared.note} ${words.above4}`}>
        São o ? desta ajuda e as letras da página de um aditivo. Desligue se atrapalharem, por exemplo ao
        ditar textos. A ajuda continua na pesquisa, em “Atalhos de teclado”.
      </p>
    </div>
  )
}

/** `?`: every shortcut there is. */
export function ShortcutsHelp() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Overlay name="help" ref={dialog} label="Atalhos de teclado">
      <div className={`${shared.line} ${words.rigid} ${words.between} ${words.gap12} ${classes.head}`}>
        <h2 className={classes.title}>Atalhos de teclado</h2>
        <CloseOverlay overlay={dialog} />
      </div>
      <div className={classes.body}>
        <ShortcutList />
        <HelpKeySwitch />
        <p className={words.above16}>
          <Link to={PATHS.ajuda} onClick={() => dialog.current?.close()}>
            Abrir a ajuda do sistema
          </Link>
        </p>
      </div>
    </Overlay>
  )
}
