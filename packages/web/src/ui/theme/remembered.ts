/** Something the browser remembers for this person, else what the system says: theme, contrast, size of letters. */
export interface Remembered<T extends string> {
  read: () => T
  /** Keeps the choice. Choosing what the system has anyway goes back to following the system. */
  choose: (value: T) => void
  /** Follows choice, system and other tabs. */
  watch: (listener: () => void) => () => void
}

/** What is kept under this key; public/theme.js reads the same key before the first paint. */
export function remembered<T extends string>(
  key: string,
  values: readonly T[],
  ofSystem: () => T,
  query?: string,
): Remembered<T> {
  const changed = `paco:${key}`
  const read = () => {
    try {
      const saved = localStorage.getItem(key)
      return values.find((value) => value === saved) ?? ofSystem()
    } catch {
      return ofSystem()
    }
  }
  const choose = (value: T) => {
    try {
      if (value === ofSystem()) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Storage refused: the system decides.
    }
    window.dispatchEvent(new Event(changed))
  }
  const watch = (listener: () => void) => {
    const media = query === undefined ? null : window.matchMedia(query)
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
    window.addEventListener(changed, listener)
    window.addEventListener('storage', onStorage)
    media?.addEventListener('change', listener)
    return () => {
      window.removeEventListener(changed, listener)
      window.removeEventListener('storage', onStorage)
      media?.removeEventListener('change', listener)
    }
  }
  return { read, choose, watch }
}

/** The same where the system has one of two wishes. */
export const rememberedWish = <T extends string>(key: string, query: string, yes: T, no: T): Remembered<T> =>
  remembered(key, [yes, no], () => (window.matchMedia(query).matches ? yes : no), query)
