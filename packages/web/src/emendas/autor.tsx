import type { ReactNode } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'

/** Who proposed it, the party below. */
export function Autor({ partido, children }: { partido: string | null; children: ReactNode }) {
  return (
    <>
      {children}
      {partido === null ? null : <small className={`${shared.small} ${words.block}`}>{partido}</small>}
    </>
  )
}
