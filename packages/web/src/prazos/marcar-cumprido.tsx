import { canMarkPrazo } from '@paco/domain/prazos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { lazy, Suspense, useState } from 'react'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './legais.module.css'

const CumprimentoDialog = lazy(async () => ({
  default: (await import('./cumprimento-dialog.tsx')).CumprimentoDialog,
}))

/** What is to be known of a legal deadline to mark it. */
export interface Marcavel {
  chave: string
  titulo: string
  detalhe: string
  base_legal: string | null
  id_secretaria: number | null
  marcavel: boolean
}

/** The way to mark it as met, for those who may; nothing for the others, nor where only the record ends it. */
export function MarcarCumprido({ prazo, who }: { prazo: Marcavel; who: SessionUser | null }) {
  const [open, setOpen] = useState(false)
  if (!prazo.marcavel || !canMarkPrazo(who, prazo)) return null
  return (
    <>
      <button
        type="button"
        className={`${parts.linkButton} ${shared.screenOnly} ${words.block} ${words.size13} ${classes.mark}`}
        onClick={() => setOpen(true)}
      >
        Marcar como cumprido
        <span className={shared.unseen}>
          : {prazo.detalhe}, {prazo.titulo}
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <CumprimentoDialog prazo={prazo} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
