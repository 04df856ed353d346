import { type Day, parseDay, parseTypedDay } from '@paco/domain/shared/days'

/** `1/12/2026`, `1-12-26`, `1.12.26`: one mark in both places, the year whole or its last two figures. */
const MARKED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
const FIGURES = /^(\d{2})(\d{2})(\d{4})$/
/** The century of years written with two figures. */
const CENTURY = '20'

/** The text as `d/m/aaaa`; null when it is not written like a date. */
function inOrder(text: string): string | null {
  const figures = FIGURES.exec(text)
  if (figures) return `${figures[1]}/${figures[2]}/${figures[3]}`
  const marked = MARKED.exec(text)
  if (!marked) return null
  const [, day, , month, year = ''] = marked
  return `${day}/${month}/${year.length === 2 ? CENTURY : ''}${year}`
}

/** A day as people type it, also without marks or pasted as `2026-12-31`; null when it is none. */
export function readDay(text: string): Day | null {
  const typed = inOrder(text.trim())
  return typed === null ? parseDay(text) : parseTypedDay(typed)
}

/** Two figures may be the beginning of four: whether more may follow. */
export const hasShortYear = (text: string): boolean => /[/.-]\d{2}$/.test(text.trim())

/** Why a text is no day; null when it is one, or empty. */
export function dayProblem(text: string): string | null {
  if (text.trim() === '' || readDay(text) !== null) return null
  return inOrder(text.trim()) === null && !/^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text)
    ? 'Informe uma data válida, como 31/12/2026.'
    : 'Informe uma data válida. Este dia não existe no calendário.'
}
