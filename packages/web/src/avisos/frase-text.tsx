import type { Trecho } from '@paco/domain/avisos/aviso'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import words from '../ui/theme/words.module.css'
import classes from './avisos.module.css'
import { linkOf } from './links.ts'

/** A sentence whose records lead to their pages. */
export function FraseText({ frase, onOpen }: { frase: readonly Trecho[]; onOpen?: () => void }) {
  return frase.map(({ texto, registro }, index) => {
    const link = linkOf(registro)
    const key = `${index} ${texto}`
    if (link === null) return <Fragment key={key}>{texto}</Fragment>
    return (
      <Link
        key={key}
        {...link}
        className={`${words.medium} ${words.blue} ${classes.record}`}
        {...(onOpen ? { onClick: onOpen } : {})}
      >
        {texto}
      </Link>
    )
  })
}
