import { Combobox } from '@mantine/core'
import { Highlight } from '../highlight.tsx'
import selectClasses from '../select.module.css'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './suggest-field.module.css'
import { groupsOf } from './suggestions.ts'
import type { Suggestion } from './types.ts'

interface RichSuggestionListProps {
  suggestions: readonly Suggestion[]
  /** The text of the field, and the part of it that is searched for. */
  value: string
  search: string
  labelledBy: string
}

function Offer({ suggestion, search }: { suggestion: Suggestion; search: string }) {
  const { label, description, hint } = suggestion
  const small = hint ? <small className={`${shared.small} ${words.block}`}>{hint}</small> : null
  if (description === undefined)
    return (
      <span>
        <Highlight text={label} find={search} />
        {small}
      </span>
    )
  return (
    <span className={classes.offer}>
      <span className={`${words.strong} ${words.tabular}`}>
        <Highlight text={label} find={search} />
      </span>
      <span>
        <Highlight text={description} find={search} />
        {small}
      </span>
    </span>
  )
}

/** What a `suggest` field offers, under the names of its groups. Known by their places: two may share a label. */
export function RichSuggestionList({ suggestions, value, search, labelledBy }: RichSuggestionListProps) {
  return (
    <Combobox.Options labelledBy={labelledBy} className={selectClasses.options}>
      {groupsOf(suggestions).map(({ label, members }) => (
        <Combobox.Group key={members[0]?.place} label={label}>
          {members.map(({ place, suggestion }) => {
            const chosen = suggestion.label === value
            return (
              <Combobox.Option key={place} value={String(place)} active={chosen} aria-selected={chosen}>
                <Offer suggestion={suggestion} search={search} />
              </Combobox.Option>
            )
          })}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  )
}
