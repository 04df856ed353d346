import { ATALHOS, type Atalho, PALETA } from '@paco/domain/shared/atalhos'

const onMac = /Mac|iPhone|iPad/.test(navigator.platform)

export const PALETTE: Atalho = { ...PALETA, keys: [onMac ? '⌘' : 'Ctrl', 'K'] }

/** As the keyboard at hand has them. */
export const SHORTCUTS = ATALHOS.map((group) => ({
  ...group,
  shortcuts: group.shortcuts.map((one) => (one === PALETA ? PALETTE : one)),
}))

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'getModifierState'
>

/** Ctrl+K, or Cmd+K, also from within a field: nobody types it. */
export const asksForPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** A key pressed by itself, never where it is typed, and not for those who turned such keys off (WCAG 2.1.4). */
export function singleKey(event: Pressed): string | null {
  if (event.metaKey || !isHelpKeyOn()) return null
  // Some Brazilian keyboards have `?` on AltGr+W, which says that Ctrl and Alt are down.
  if ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')) return null
  return event.target instanceof Element && event.target.closest(FIELDS) ? null : event.key
}

export const asksForHelp = (event: Pressed): boolean => singleKey(event) === '?'

/** A question or a form is not to be covered: what is asked there comes first. */
export const isModalOpen = (): boolean => document.querySelector('dialog[open], [aria-modal="true"]') !== null

const KEY = 'paco-tecla-ajuda'
const OFF = 'desligada'

/** Storage may be refused; the key works then, as at first. */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return true
  }
}

export function setHelpKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // As above.
  }
}
