import type { ReactNode } from 'react'
import type { ChapterId } from './titles.ts'

/** One subject of the manual; what it is called stands in `TITLES`. */
export interface Chapter {
  id: ChapterId
  /** What it is about, in one or two sentences. */
  lead: ReactNode
  /** Who may do what there. */
  who: ReactNode
  body: ReactNode
}
