import { canReadAditivosOf } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { lazy } from 'react'
import { Card } from '../ui/card.tsx'
import { Opener } from '../ui/opener.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { CorrecoesNote } from './correcoes-note.tsx'
import { Medidores } from './medidores.tsx'
import { aditivosDoProjetoQuery, limitesQuery } from './queries.ts'
import { valorCountText } from './totals.ts'

const HistoricoModal = lazy(async () => ({ default: (await import('./historico-modal.tsx')).HistoricoModal }))

interface ProjetoAditivosProps {
  projeto: Projeto
  who: SessionUser | null
  /** What was asked for stands beside it, and needs no button. */
  listed?: boolean
}

function Meter({ projeto }: { projeto: Projeto }) {
  const { data, isError, refetch } = useQuery(limitesQuery(projeto.id))
  if (isError && !data) {
    return <Problem text="Os aditivos não puderam ser carregados." onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton lines={3} label="Carregando os aditivos…" />
  return (
    <div className={`${shared.stack} ${words.gap12}`}>
      {data.map((medidor) => (
        <Medidores key={medidor.id_contrato} medidas={medidor} />
      ))}
      <CorrecoesNote projeto={projeto} />
    </div>
  )
}

/** How far the project's value was amended, for those who may know. */
export function AditivosCard({ projeto, who, listed = false }: ProjetoAditivosProps) {
  const reads = canReadAditivosOf(who, projeto)
  const { data } = useQuery({ ...aditivosDoProjetoQuery(projeto.id), enabled: reads })
  if (!reads) return null
  return (
    <Card
      title="Aditivos de valor"
      lead={data ? valorCountText(data) || 'Nenhum aditivo de valor pedido' : '\u00a0'}
      actions={
        listed ? null : (
          <Opener label="Solicitações de Aditivo" icon={<ListChecks size={16} aria-hidden />}>
            {(close) => <HistoricoModal projeto={projeto} who={who} onClose={close} />}
          </Opener>
        )
      }
    >
      <Meter projeto={projeto} />
    </Card>
  )
}
