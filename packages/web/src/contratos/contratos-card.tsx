import type { Contrato } from '@paco/domain/contratos/contrato'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hoje } from '../http/hoje.ts'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { viewContratoLink } from './links.ts'
import { contratosDoProjetoQuery } from './queries.ts'
import { SituacaoContratoPill } from './situacao-pill.tsx'

function Row({ contrato }: { contrato: Contrato }) {
  return (
    <tr>
      <th scope="row">
        <Link {...viewContratoLink(contrato.id)}>{contrato.numero_ano}</Link>
      </th>
      <td data-label="Empresa">{contrato.empresa}</td>
      <td data-label="Vigência até" className={words.nowrap}>
        {contrato.vigencia_fim === null ? '-' : formatDay(contrato.vigencia_fim)}
      </td>
      <td data-label="Valor atual" data-number>
        {formatMoney(contrato.valor_atual)}
      </td>
      <td data-label="Situação">
        {/* One part of its line: on a telephone two of them would not fit beside their name. */}
        <span>
          <SituacaoContratoPill contrato={contrato} today={hoje()} />
        </span>
      </td>
    </tr>
  )
}

/** On a project's page: the contracts it is carried out by, and what they add up to. */
export function ContratosCard({ projeto, action }: { projeto: { id: number }; action?: ReactNode }) {
  const { data: contratos, error, refetch } = useQuery(contratosDoProjetoQuery(projeto.id))
  if (contratos?.length === 0 && !action) return null
  return (
    <Card
      title="Contratos"
      {...(contratos && contratos.length > 0
        ? {
            lead: `Valor atual somado: ${formatMoney(sumMoney(contratos.map(({ valor_atual }) => valor_atual)))}.`,
          }
        : {})}
      actions={action}
    >
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {contratos?.length === 0 ? <p className={shared.note}>Nenhum contrato ligado a este projeto.</p> : null}
      {contratos && contratos.length > 0 ? (
        <table className={`${data.table} ${data.words} ${data.stacks}`}>
          <thead>
            <tr>
              <th scope="col">Contrato</th>
              <th scope="col">Empresa</th>
              <th scope="col">Vigência até</th>
              <th scope="col" data-number>
                Valor atual
              </th>
              <th scope="col">Situação</th>
            </tr>
          </thead>
          <tbody>
            {contratos.map((contrato) => (
              <Row key={contrato.id} contrato={contrato} />
            ))}
          </tbody>
        </table>
      ) : null}
    </Card>
  )
}
