import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { canReadLimitesDoContrato } from '@paco/domain/aditivos/policy'
import type { Contrato } from '@paco/domain/contratos/contrato'
import { canReadAditivosOf } from '@paco/domain/projetos/policy'
import { dayOf, formatDay } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { PATHS } from '../paths.ts'
import { viewLink } from '../projetos/links.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import sheet from '../ui/data/table.module.css'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { Medidores } from './medidores.tsx'
import { aditivosDoContratoQuery, limitesDoContratoQuery } from './queries.ts'
import { StatusAditivoPill } from './status-aditivo.tsx'
import { Two } from './two.tsx'
import { headline, waitText } from './words.ts'

const dayText = (instant: string) => formatDay(dayOf(new Date(instant)))

/** Who decided it, and when; the days of a stoppage nobody does. */
function Decidido({ aditivo }: { aditivo: Aditivo }) {
  const { data_decisao, decidido_por_nome } = aditivo
  if (data_decisao === null) return '-'
  return (
    <Two first={decidido_por_nome ?? 'Por lei (art. 115, § 5º)'} second={`em ${dayText(data_decisao)}`} />
  )
}

/** When its term was signed; of one that has no contract, that it is older. */
const termoNote = ({ data_assinatura, id_contrato }: Aditivo): string | null => {
  if (data_assinatura !== null) return `assinado em ${formatDay(data_assinatura)}`
  return id_contrato === null ? 'pedido sem contrato' : null
}

function Row({ aditivo }: { aditivo: Aditivo }) {
  const { id_projeto, nomeprojeto, data_criacao, dias_espera, numero_termo, status } = aditivo
  return (
    <tr>
      <th scope="row" data-label="Aditivo">
        {headline(aditivo)}
      </th>
      <td data-label="Termo">
        <Two first={numero_termo ?? '-'} second={termoNote(aditivo)} />
      </td>
      <td data-label="Projeto">
        <Link {...viewLink(id_projeto)}>{nomeprojeto}</Link>
      </td>
      <td data-label="Pedido em" className={words.nowrap}>
        <Two first={dayText(data_criacao)} second={dias_espera === null ? null : waitText(dias_espera)} />
      </td>
      <td data-label="Situação">
        <StatusAditivoPill status={status} />
      </td>
      <td data-label="Decidido por" className={words.nowrap}>
        <Decidido aditivo={aditivo} />
      </td>
    </tr>
  )
}

function Lines({ aditivos }: { aditivos: readonly Aditivo[] }) {
  if (aditivos.length === 0) return null
  return (
    <table className={`${sheet.table} ${sheet.words} ${sheet.stacks}`}>
      <thead>
        <tr>
          <th scope="col">Aditivo</th>
          <th scope="col">Termo</th>
          <th scope="col">Projeto</th>
          <th scope="col">Pedido em</th>
          <th scope="col">Situação</th>
          <th scope="col">Decidido por</th>
        </tr>
      </thead>
      <tbody>
        {aditivos.map((aditivo) => (
          <Row key={aditivo.id} aditivo={aditivo} />
        ))}
      </tbody>
    </table>
  )
}

const countText = (count: number) =>
  count === 0 ? 'Nenhum aditivo pedido.' : `${formatWhole(count)} ${count === 1 ? 'aditivo' : 'aditivos'}.`

const queueLink = (id_contrato: number) =>
  linkOptions({ to: PATHS.aditivos, search: { id_contrato } as never })

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
        <ButtonLink {...queueLink(id)} variant="default" leftSection={<ListChecks size={16} aria-hidden />}>
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
        <Lines aditivos={aditivos.data ?? []} />
      </div>
    </Card>
  )
}
