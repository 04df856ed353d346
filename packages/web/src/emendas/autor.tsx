import type { ReactNode } from 'react'
import { TwoLines } from '../ui/list-screen/two-lines.tsx'

/** Who proposed it, the party below. */
export const Autor = ({ partido, children }: { partido: string | null; children: ReactNode }) => (
  <TwoLines first={children} second={partido} />
)
