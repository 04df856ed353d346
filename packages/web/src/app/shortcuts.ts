/** Keys that do something on every screen, as the help lists them. */
interface Shortcut {
  /** Pressed together. */
  keys: readonly string[]
  label: string
}

const onMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** The jumps of eMAG. */
export const SKIPS = [
  { place: 'conteudo', digit: '1', keys: ['Alt', '1'], label: 'Ir para o conteúdo' },
  { place: 'menu', digit: '2', keys: ['Alt', '2'], label: 'Ir para o menu' },
  { place: 'busca', digit: '3', keys: ['Alt', '3'], label: 'Ir para a busca' },
] as const

export const PALETTE: Shortcut = {
  keys: [onMac ? '⌘' : 'Ctrl', 'K'],
  label: 'Pesquisar telas, processos, convênios e secretarias',
}
export const HELP: Shortcut = { keys: ['?'], label: 'Mostrar os atalhos de teclado' }

/** What the keys do inside of windows and their lists. */
const INSIDE: readonly Shortcut[] = [
  { keys: ['↑', '↓'], label: 'Ir ao item anterior ou ao seguinte' },
  { keys: ['Home', 'End'], label: 'Ir ao primeiro ou ao último item' },
  { keys: ['Enter'], label: 'Abrir o item marcado' },
  { keys: ['Esc'], label: 'Fechar a janela, o menu ou a lista' },
]

export const SHORTCUTS: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  { title: 'Em qualquer tela', shortcuts: [PALETTE, HELP, ...SKIPS] },
  { title: 'Em janelas e listas', shortcuts: INSIDE },
]

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'getModifierState'
>

/** Ctrl+K, or Cmd+K, also from within a field: nobody types it. */
export const asksForPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** `?` by itself, never where it is typed, and not for those who turned it off (WCAG 2.1.4). */
export function asksForHelp(event: Pressed): boolean {
  if (event.key !== '?' || event.metaKey || !isHelpKeyOn()) return false
  // Some Brazilian keyboards have it on AltGr+W, which says that Ctrl and Alt are down.
  if ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')) return false
  return !(event.target instanceof Element && event.target.closest(FIELDS))
}

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
