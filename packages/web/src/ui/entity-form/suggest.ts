import { fold } from '@paco/domain/shared/fold'
import type { Suggestion, Values } from './types.ts'

interface Typing {
  /** The text before this change, and the text now. */
  before: string
  text: string
  /** The suggestion that was the text last. */
  last: Suggestion | undefined
}

const named = (options: readonly Suggestion[], text: string): Suggestion | undefined =>
  options.find(({ label }) => fold(label) === fold(text.trim()))

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * What a text suggests for other fields: only into empty ones, or where the suggestion before this one still stands.
 * What a person wrote there is never touched.
 */
export function suggestedFor(
  options: readonly Suggestion[],
  { before, text, last }: Typing,
  values: Values,
): { option: Suggestion | undefined; suggested: Values } {
  const previous = named(options, before) ?? last
  const option = named(options, text)
  const suggested = Object.entries(option?.fills ?? {}).filter(
    ([name]) => isEmpty(values[name]) || values[name] === previous?.fills?.[name],
  )
  return { option: option ?? previous, suggested: Object.fromEntries(suggested) }
}
