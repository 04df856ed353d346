import type { PacoteResumo } from '@paco/domain/pacotes/carga'
import { useState } from 'react'
import { ConferirDialog } from '../pacotes/conferir-dialog.tsx'
import { Button } from '../ui/button.tsx'

interface PacoteBotaoProps {
  pacote: PacoteResumo
  children: string
}

/** Shows what a pack would bring, and loads it from there. */
export function PacoteBotao({ pacote, children }: PacoteBotaoProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <ConferirDialog pacote={pacote} onClose={() => setOpen(false)} />}
    </>
  )
}
