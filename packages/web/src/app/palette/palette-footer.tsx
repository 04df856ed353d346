import parts from '../../ui/data/parts.module.css'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { Keys } from './keys.tsx'
import classes from './palette.module.css'

/** The keys of the window, for those who have a keyboard, and the way to all of them. */
export function PaletteFooter({ onHelp }: { onHelp: () => void }) {
  return (
    <div
      className={`${shared.row} ${shared.small} ${words.rigid} ${words.between} ${words.ruled} ${classes.footer}`}
    >
      <span className={`${words.wrap} ${classes.keys}`} aria-hidden>
        <span>
          <Keys keys={['↑', '↓']} /> escolher
        </span>
        <span>
          <Keys keys={['Enter']} /> abrir
        </span>
        <span>
          <Keys keys={['Esc']} /> fechar
        </span>
      </span>
      <button type="button" className={parts.linkButton} onClick={onHelp}>
        Atalhos de teclado
      </button>
    </div>
  )
}
