import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { PlanoMarcos } from '../../../calendario/plano-marcos.tsx'
import { marcosQuery } from '../../../calendario/queries.ts'
import { PATHS } from '../../../paths.ts'
import { PcaProblem } from '../../../pca/pca-problem.tsx'
import { PlanoPage } from '../../../pca/plano-page.tsx'
import { planoPncpQuery, planoQuery, planosQuery } from '../../../pca/queries.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** The plan of the year that the address names. */
export function PlanoScreen() {
  const ano = Number(useParams({ strict: false }).id)
  const { unidade } = useSearch({ strict: false }) as { unidade?: string | number }
  const code = unidade === undefined ? undefined : String(unidade)
  const who = useSession()
  const way = useReturn(PATHS.listaPca)
  const { data: plano, error, refetch } = useQuery(planoQuery(ano, code))
  // Beside the plan, so that nothing moves when it comes.
  const pncp = useQuery(planoPncpQuery(ano, code))
  const planos = useQuery(planosQuery).data ?? []
  const marcos = useQuery(marcosQuery(ano)).data ?? []
  const back = <BackLink {...way.link}>{way.title ?? 'Lista de PCA'}</BackLink>
  useRecordTitle(`Plano de contratações de ${ano}`)
  if (plano && !pncp.isPending)
    return (
      <PlanoPage
        plano={plano}
        pncp={pncp.data}
        planos={planos}
        who={who}
        back={back}
        marcos={<PlanoMarcos marcos={marcos} />}
      />
    )
  return (
    <>
      <PageHeader title={`Plano de contratações de ${ano}`} lead="" back={back} />
      {error ? <PcaProblem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </>
  )
}
