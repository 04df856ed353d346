/** What was selected in the picture of an input when the rich one took its place. There is only one focus. */
let selected: readonly [number, number] | null = null

/** Notes what is selected, just before the picture goes. */
export function noteSelection(): void {
  const input = document.activeElement
  const isText = input instanceof HTMLInputElement && input.selectionStart !== null
  selected = isText ? [input.selectionStart ?? 0, input.selectionEnd ?? 0] : null
}

/** Whether the focus went with the picture that had it: whoever went on meanwhile is typing elsewhere. */
function isFocusFree(): boolean {
  const now = document.activeElement
  return now === null || now === document.body || !now.isConnected
}

/** The focus its picture had, with what was selected there: who tabs into a field and types replaces what it held. */
export function takeOver(input: HTMLInputElement | null): void {
  if (!isFocusFree()) return
  input?.focus()
  if (selected) input?.setSelectionRange(...selected)
}
