import { canReadLimitesDoContrato } from '@paco/domain/aditivos/policy'
import type { Contrato } from '@paco/domain/contratos/contrato'
import { canReadAditivosOf } from '@paco/domain/projetos/policy'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import { AditivosTable } from './aditivos-table.tsx'
import { aditivosDoContratoLink } from './links.ts'
import { Medidores } from './medidores.tsx'
import { aditivosDoContratoQuery, limitesDoContratoQuery } from './queries.ts'

const countText = (count: number) =>
  count === 0 ? 'Nenhum aditivo pedido.' : `${formatWhole(count)} ${count === 1 ? 'aditivo' : 'aditivos'}.`

/** On a contract's page: its legal meter, and every amendment it is measured with; for those who read them. */
export function AditivosDoContrato({ contrato, who }: { contrato: Contrato; who: SessionUser | null }) {
  const { id, assinatura, projetos } = contrato
  const reads = assinatura !== null && canReadLimitesDoContrato(who, contrato)
  const limites = useQuery({ ...limitesDoContratoQuery(id), enabled: reads })
  const aditivos = useQuery({ ...aditivosDoContratoQuery(id), enabled: reads })
  if (!reads) return null
  const failed = [limites, aditivos].find(({ isError }) => isError)
  const readsAll = projetos.every((projeto) => canReadAditivosOf(who, projeto))
  return (
    <Card
      title="Aditivos"
      lead={aditivos.data ? countText(aditivos.data.length) : '\u00a0'}
      actions={
        <ButtonLink
          {...aditivosDoContratoLink(id)}
          variant="default"
          leftSection={<ListChecks size={16} aria-hidden />}
        >
          Ver na lista de aditivos
        </ButtonLink>
      }
    >
      {failed ? (
        <Problem text="Os aditivos não puderam ser carregados." onRetry={() => void failed.refetch()} />
      ) : null}
      {limites.isPending || aditivos.isPending ? (
        <Skeleton lines={4} label="Carregando os aditivos…" />
      ) : null}
      <div className={shared.stack}>
        {limites.data?.map((medidor) => (
          <Medidores key={medidor.id_contrato} medidas={medidor} />
        ))}
        {readsAll ? null : (
          <p className={shared.note}>
            Os pedidos de projetos de outras secretarias contam nas somas e não são listados aqui.
          </p>
        )}
        <AditivosTable aditivos={aditivos.data ?? []} />
      </div>
    </Card>
  )
}
