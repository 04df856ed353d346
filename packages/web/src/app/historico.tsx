import { lazy, Suspense } from 'react'
import { HistoricoPanel } from '../auditoria/historico-panel.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import type { HistoricoOf } from './rich-historico.tsx'

const RichHistorico = lazy(async () => ({ default: (await import('./rich-historico.tsx')).RichHistorico }))

/** A record's history. It knows every kind of record there is, so its code comes when it is opened. */
export function Historico(props: HistoricoOf) {
  return (
    <HistoricoPanel>
      <Suspense fallback={<Skeleton lines={3} label="Carregando o histórico…" />}>
        <RichHistorico {...props} />
      </Suspense>
    </HistoricoPanel>
  )
}
