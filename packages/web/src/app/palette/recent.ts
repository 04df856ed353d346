import type { Option } from './options.ts'

const MOST = 4

let opened: readonly Option[] = []

/** What was opened from the palette since the page was loaded, the last first; a login or logout loads it anew. */
export const readRecent = (): readonly Option[] => opened

export function rememberOpened(option: Option): void {
  opened = [option, ...opened.filter(({ key }) => key !== option.key)].slice(0, MOST)
}
