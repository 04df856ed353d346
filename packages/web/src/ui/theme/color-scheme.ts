import { useSyncExternalStore } from 'react'
import { rememberedWish } from './remembered.ts'

export type ColorScheme = 'light' | 'dark'

const scheme = rememberedWish<ColorScheme>('paco-tema', '(prefers-color-scheme: dark)', 'dark', 'light')

export const chooseColorScheme = scheme.choose

/** Light or dark, following choice, system and other tabs. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(scheme.watch, scheme.read)

/** Puts the scheme on the page, now and whenever it changes. */
export function applyColorScheme(): void {
  const apply = () => document.documentElement.setAttribute('data-mantine-color-scheme', scheme.read())
  apply()
  scheme.watch(apply)
}
