import { fold } from '@paco/domain/shared/fold'
import type { Suggestion } from './types.ts'

const textOf = ({ label, description = '', hint = '', group = '' }: Suggestion) =>
  fold(`${label} ${description} ${hint} ${group}`)

/**
 * Those that hold every word typed, by label or by description, whatever their case and accents. A text that is one of
 * the suggestions searches for nothing: all of them are shown again, as a select box would. Where several have that
 * label, these are shown, to be told apart.
 */
export function searchSuggestions(all: readonly Suggestion[], typed: string) {
  const text = fold(typed.trim())
  const whole = all.filter(({ label }) => fold(label) === text).length === 1
  if (text === '' || whole) return { found: all, search: '' }
  const words = text.split(/\s+/)
  const found = all.filter((suggestion) => {
    const searched = textOf(suggestion)
    return words.every((word) => searched.includes(word))
  })
  return { found, search: typed }
}

interface Group {
  label: string | undefined
  members: { place: number; suggestion: Suggestion }[]
}

/** Neighbours of the same group, under its name, each with its place in the list. */
export function groupsOf(suggestions: readonly Suggestion[]): Group[] {
  const groups: Group[] = []
  suggestions.forEach((suggestion, place) => {
    const last = groups.at(-1)
    const member = { place, suggestion }
    if (last && last.label === suggestion.group) last.members.push(member)
    else groups.push({ label: suggestion.group, members: [member] })
  })
  return groups
}

/**
 * What the typed text stands for, where the suggestions explain theirs. Of several with the same label the first one
 * speaks: the list puts before the others what fits the form best.
 */
export function meaningOf(all: readonly Suggestion[], typed: string): string | null {
  const text = typed.trim()
  if (text === '' || !all.some(({ description }) => description !== undefined)) return null
  const known = all.find(({ label }) => label === text)
  return known ? (known.description ?? null) : 'Fora da lista: vale o texto como está escrito.'
}
