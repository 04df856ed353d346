import type { Linha } from '@paco/domain/auditoria/entrada'
import type { Manchete, Phrase } from '@paco/domain/auditoria/manchete'
import { Link } from '@tanstack/react-router'
import { Highlight } from '../ui/highlight.tsx'
import words from '../ui/theme/words.module.css'
import classes from './entry.module.css'
import { placeOf, type Registry } from './registry.ts'

interface NamedProps {
  phrase: Phrase
  lines: readonly Linha[]
  registry: Registry
  /** What was searched for, to be marked. */
  find: string
}

/** A record inside of a sentence, leading to it while it is there. */
export function Named({ phrase, lines, registry, find }: NamedProps) {
  const { link, gone } = placeOf(phrase, lines, registry)
  const name = <Highlight text={phrase.name} find={find} />
  return (
    <>
      {phrase.lead === '' ? null : `${phrase.lead} `}
      {link ? (
        <Link {...link} className={`${words.medium} ${words.blue} ${classes.record}`}>
          {name}
        </Link>
      ) : (
        <span className={words.medium}>{name}</span>
      )}
      {gone ? <span className={words.muted}> (excluído)</span> : null}
    </>
  )
}

interface EntryTitleProps extends Omit<NamedProps, 'phrase'> {
  manchete: Manchete
}

/** An entry in one sentence: what was done to what. */
export function EntryTitle({ manchete: { verb, what, of }, ...rest }: EntryTitleProps) {
  return (
    <span className={words.wraps}>
      {verb} <Named phrase={what} {...rest} />
      {of ? (
        <>
          {' '}
          <Named phrase={of} {...rest} />
        </>
      ) : null}
    </span>
  )
}
