import { type ReactNode, Suspense, useRef } from 'react'
import { useNear } from './charts/use-near.ts'
import { Skeleton } from './states/skeleton.tsx'
import shared from './theme/shared.module.css'
import words from './theme/words.module.css'

/** What stands far down a page: its program and its figures are asked for when one comes near, or prints. */
export function WhenNear({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const near = useNear(box)
  return (
    <div ref={box} className={`${shared.stack} ${words.below16}`}>
      {near ? <Suspense fallback={<Skeleton lines={4} />}>{children}</Suspense> : null}
    </div>
  )
}
