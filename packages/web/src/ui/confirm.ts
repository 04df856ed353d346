import type { Question } from './confirm-dialog.tsx'

interface Asked extends Question {
  answer: (yes: boolean) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

function set(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/**
 * Asks and waits: `if (await confirm({ title: 'Excluir o convênio?', confirmLabel: 'Excluir', danger: true })) …`.
 * The dialog is drawn by `<ConfirmHost />`, once, in the layout.
 */
export function confirm(question: Question): Promise<boolean> {
  // A second question while one is open answers the first with "no".
  asked?.answer(false)
  return new Promise((resolve) => {
    set({
      ...question,
      answer: (yes) => {
        set(null)
        resolve(yes)
      },
    })
  })
}

export const readQuestion = (): Asked | null => asked

export function watchQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
