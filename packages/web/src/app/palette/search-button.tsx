import { Search } from 'lucide-react'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { PALETTE } from '../shortcuts.ts'
import { openOverlay, prepareOverlay } from './overlay-store.ts'
import classes from './search-button.module.css'

const prepare = () => prepareOverlay('palette')

/** The search of the header; an icon where there is little room. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={`${shared.line} ${words.rigid} ${words.gap8} ${classes.button}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={PALETTE.label}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void openOverlay('palette')}
    >
      <Search size={18} aria-hidden />
      <span className={`${words.grows} ${classes.label}`}>Pesquisar</span>
      <kbd className={`${words.size12} ${classes.keys}`} aria-hidden>
        {PALETTE.keys.join(' ')}
      </kbd>
    </button>
  )
}
