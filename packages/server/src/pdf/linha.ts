import { plainLine } from './plain-text.ts'

/** At most so many characters of a text, on one line. */
export function shortened(text: string, most: number): string {
  const line = [...plainLine(text)]
  return line.length > most ? `${line.slice(0, most - 1).join('')}…` : line.join('')
}

/** On one line, whatever its length. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
