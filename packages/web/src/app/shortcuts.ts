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
  { place: 'rodape', digit: '4', keys: ['Alt', '4'], label: 'Ir para o rodapé' },
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

/** What they do on the page of an amendment: none decides by itself. */
const ADITIVO: readonly Shortcut[] = [
  { keys: ['A'], label: 'Escolher “Aprovado” e ir à justificativa' },
  { keys: ['R'], label: 'Escolher “Rejeitado” e ir à justificativa' },
  { keys: ['D'], label: 'Escolher “Devolver para correção” e ir ao motivo' },
  { keys: ['N'], label: 'Ir ao próximo da fila' },
  { keys: ['P'], label: 'Voltar ao anterior da fila' },
  { keys: ['Ctrl', 'Enter'], label: 'Enviar a decisão ou a mensagem' },
]

export const SHORTCUTS: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  { title: 'Em qualquer tela', shortcuts: [PALETTE, HELP, ...SKIPS] },
  { title: 'Em janelas e listas', shortcuts: INSIDE },
  { title: 'Na página de um aditivo', shortcuts: ADITIVO },
]

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
