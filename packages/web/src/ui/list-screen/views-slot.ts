import type { List } from '@paco/domain/http/list'
import { type ComponentType, createContext } from 'react'
import type { Look } from './look.ts'

export interface ViewsProps {
  list: List
  look: Look
}

/** What stands beside the title of every list: named views, where somebody is known who has them. */
export const ViewsSlot = createContext<ComponentType<ViewsProps> | null>(null)
