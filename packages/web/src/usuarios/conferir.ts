interface Asked {
  readonly answer: (shown: boolean) => void
  readonly answered: Promise<boolean>
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

function set(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks for a code and waits until it was right, or whoever was asked gave up. Several calls at once ask once. */
export function conferir(): Promise<boolean> {
  if (asked) return asked.answered
  let resolve: (shown: boolean) => void = () => {}
  const answered = new Promise<boolean>((done) => {
    resolve = done
  })
  set({
    answered,
    answer: (shown) => {
      set(null)
      resolve(shown)
    },
  })
  return answered
}

export const readConferir = (): Asked | null => asked

export function watchConferir(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
