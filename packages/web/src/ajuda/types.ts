import type { ReactNode } from 'react'

/** One subject of the manual. */
export interface Chapter {
  /** Its anchor: '/ajuda#processos'. */
  id: string
  title: string
  /** What it is about, in one or two sentences. */
  lead: ReactNode
  /** Who may do what there. */
  who: ReactNode
  body: ReactNode
}
