import type { Column } from '@paco/domain/http/list'
import type { LinkProps } from '@tanstack/react-router'

/** How the trail speaks of one kind of record. */
export interface EntityDescription {
  title: string
  /** Labels and kinds of its fields, by the name the database knows them by. */
  columns: readonly Column[]
  /** Where the record can be seen; null when it no longer can. */
  link: (registroId: string) => LinkProps | null
}

/** Every kind of record the trail may name. */
export type Registry = Readonly<Record<string, EntityDescription>>
