import type { ReactNode } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { uteisText } from './grupos.ts'

interface LegalNoteProps {
  base: string
  acao: string
  /** Where the law counts in working days. */
  uteis: number | null
  children?: ReactNode
}

/** What a legal deadline rests on, how many working days are left of it, and what is to be done. */
export function LegalNote({ base, acao, uteis, children }: LegalNoteProps) {
  return (
    <span className={`${shared.small} ${words.block} ${words.wraps}`}>
      <b className={words.medium}>{base}</b>
      {uteis !== null && ` · ${uteisText(uteis)}`}
      {` · ${acao}`}
      {children}
    </span>
  )
}
