import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark'

/** Where the browser keeps the choice; public/theme.js reads the same key before the first paint. */
const KEY = 'paco-tema'
const CHANGED = 'paco:tema'

const system = () => window.matchMedia('(prefers-color-scheme: dark)')
const systemScheme = (): ColorScheme => (system().matches ? 'dark' : 'light')

/** The scheme of this moment: the person's choice, else the system's. */
export function readColorScheme(): ColorScheme {
  try {
    const saved = localStorage.getItem(KEY)
    return saved === 'light' || saved === 'dark' ? saved : systemScheme()
  } catch {
    return systemScheme()
  }
}

/** Keeps the choice. Choosing what the system has anyway goes back to following the system. */
export function chooseColorScheme(scheme: ColorScheme): void {
  try {
    if (scheme === systemScheme()) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, scheme)
  } catch {
    // Storage refused: the system decides.
  }
  window.dispatchEvent(new Event(CHANGED))
}

function watch(listener: () => void): () => void {
  const media = system()
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && listener()
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', onStorage)
  media.addEventListener('change', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', onStorage)
    media.removeEventListener('change', listener)
  }
}

/** Light or dark, following choice, system and other tabs. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(watch, readColorScheme)

/** Puts the scheme on the page, now and whenever it changes. */
export function applyColorScheme(): void {
  const apply = () => document.documentElement.setAttribute('data-mantine-color-scheme', readColorScheme())
  apply()
  watch(apply)
}
