/** Short messages at the corner. Never the only place an error appears. Shown by `<ToastHost />`, once, in the layout. */
export interface Toast {
  id: number
  text: string
  tone: 'ok' | 'info' | 'bad'
  /** Stays until closed or replaced: work that is still going on. */
  sticky: boolean
  /** Where what it speaks of is found: 'Abrir'. Only ever a path of this application. */
  link?: { label: string; href: `/${string}` } | undefined
  /** What can still be done about it: 'Desfazer'. */
  action?: { label: string; run: () => void } | undefined
}

type Options = Partial<Pick<Toast, 'tone' | 'sticky' | 'link' | 'action'>>

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export const readToasts = (): readonly Toast[] => toasts

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a message and answers its number. */
export function toast(text: string, { tone = 'ok', sticky = false, link, action }: Options = {}): number {
  lastId += 1
  // The same words twice are one message, shown anew.
  set(
    [
      ...toasts.filter((other) => other.text !== text),
      { id: lastId, text, tone, sticky, link, action },
    ].slice(-4),
  )
  return lastId
}

export function closeToast(id: number): void {
  set(toasts.filter((other) => other.id !== id))
}
