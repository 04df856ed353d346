import { useSyncExternalStore } from 'react'
import { type Remembered, remembered, rememberedWish } from './remembered.ts'

/** How a person reads: the theme of high contrast, and the size of letters, in percent of the browser's own. */
const contrast = rememberedWish('paco-contraste', '(prefers-contrast: more)', 'alto', 'normal')

const SIZES = ['87.5', '100', '125', '150'] as const
export type LetterSize = (typeof SIZES)[number]
const letters = remembered<LetterSize>('paco-letra', SIZES, () => '100')

export const useContrast = (): boolean => useSyncExternalStore(contrast.watch, contrast.read) === 'alto'
export const chooseContrast = (high: boolean): void => contrast.choose(high ? 'alto' : 'normal')

export const useLetterSize = (): LetterSize => useSyncExternalStore(letters.watch, letters.read)
export const resetLetterSize = (): void => letters.choose('100')

/** The next size up or down; at either end, the same. */
export function stepLetterSize(step: 1 | -1): void {
  const next = SIZES[SIZES.indexOf(letters.read()) + step]
  if (next) letters.choose(next)
}

/** Puts both on the page, now and whenever they change. */
export function applyReading(): void {
  const follow = <T extends string>(name: string, { read, watch }: Remembered<T>) => {
    const apply = () => document.documentElement.setAttribute(name, read())
    apply()
    watch(apply)
  }
  follow('data-contraste', contrast)
  follow('data-letra', letters)
}
