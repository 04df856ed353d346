import { MESSAGES } from '@paco/domain/aditivos/messages'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { AditivoActions } from './aditivo-actions.tsx'
import { AditivoItem } from './aditivo-item.tsx'
import { aditivosDoProjetoQuery } from './queries.ts'

/** Everything asked for on a project and what became of it. A failed load is an empty list. */
export function Solicitacoes({ projeto, who }: { projeto: Projeto; who: SessionUser | null }) {
  const { data, isPending, isError, refetch } = useQuery(aditivosDoProjetoQuery(projeto.id))
  const aditivos = data ?? []
  return (
    <>
      {isError ? (
        <Problem text="As solicitações não puderam ser carregadas." onRetry={() => void refetch()} />
      ) : null}
      {isPending ? <Skeleton lines={5} label="Carregando as solicitações…" /> : null}
      {!isPending && aditivos.length === 0 ? <EmptyState title={MESSAGES.none} /> : null}
      {aditivos.length > 0 ? (
        <ol className={`${shared.stack} ${words.gap12}`}>
          {aditivos.map((aditivo) => (
            <AditivoItem key={aditivo.id} aditivo={aditivo}>
              <AditivoActions aditivo={aditivo} projeto={projeto} who={who} />
            </AditivoItem>
          ))}
        </ol>
      ) : null}
    </>
  )
}
