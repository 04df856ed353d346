import type { ReactNode } from 'react'
import words from '../ui/theme/words.module.css'

/** What the city says of something; that it has not said it, where it has not. */
export const Dito = ({ valor }: { valor: string | null | undefined }): ReactNode =>
  valor ?? <span className={words.muted}>A cidade ainda não informou.</span>
