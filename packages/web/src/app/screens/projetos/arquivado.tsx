import type { Projeto } from '@paco/domain/projetos/projeto'
import { lazy, Suspense } from 'react'
import { useSession } from '../../session.ts'

const ArquivadoNotice = lazy(async () => ({
  default: (await import('../../../projetos/arquivamento/arquivado-notice.tsx')).ArquivadoNotice,
}))

/** On every page of a project: nothing, unless it is archived. */
export function Arquivado({ projeto }: { projeto: Projeto | undefined }) {
  const who = useSession()
  if (!projeto || projeto.arquivado_em === null) return null
  return (
    <Suspense>
      <ArquivadoNotice projeto={projeto} who={who} />
    </Suspense>
  )
}
