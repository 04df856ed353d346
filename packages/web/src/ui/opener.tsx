import { type ReactNode, Suspense, useState } from 'react'
import { Button } from './button.tsx'

interface OpenerProps {
  label: string
  icon: ReactNode
  filled?: boolean
  children: (close: () => void) => ReactNode
}

/** A button and the dialog it opens. */
export function Opener({ label, icon, filled = false, children }: OpenerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={filled ? 'filled' : 'default'} leftSection={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense> : null}
    </>
  )
}
