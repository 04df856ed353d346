import type { Projeto } from '@paco/domain/projetos/projeto'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const ArquivarDialog = lazy(async () => ({
  default: (await import('./arquivar-dialog.tsx')).ArquivarDialog,
}))

/** Opens the window in which a project is archived; its form is fetched when somebody reaches for it. */
export function useArquivar(): { open: (projeto: Projeto) => void; dialog: ReactNode } {
  const [projeto, setProjeto] = useState<Projeto | null>(null)
  return {
    open: setProjeto,
    dialog: projeto && (
      <Suspense>
        <ArquivarDialog projeto={projeto} onClose={() => setProjeto(null)} />
      </Suspense>
    ),
  }
}
