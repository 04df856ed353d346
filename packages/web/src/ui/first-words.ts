interface FirstWords {
  readonly title: string
  /** What stood below it. */
  readonly about: string | undefined
}

let said: (FirstWords & { readonly path: string }) | null = null

/** Notes what the page said of its record before the program was here: drawing the screen takes it away. */
export function noteFirstWords(): void {
  const title = document.querySelector('.outline-record')?.textContent
  const about = document.querySelector('.outline-lead')?.textContent ?? undefined
  said = title ? { path: location.pathname, title, about } : null
}

/** What the page came with, for the screen to go on saying until it knows its record itself. */
export const firstWords = (): FirstWords | null => (said?.path === location.pathname ? said : null)
