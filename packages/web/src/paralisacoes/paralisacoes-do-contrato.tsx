import { MESSAGES } from '@paco/domain/paralisacoes/messages'
import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { motivoText } from '@paco/domain/projetos/paralisada'
import type { Day } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { viewLink } from '../projetos/links.ts'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import data from '../ui/data/table.module.css'
import { Problem } from '../ui/states/problem.tsx'
import words from '../ui/theme/words.module.css'
import { ParalisacaoPill, periodText } from './paralisacao-item.tsx'
import { paralisacoesDoContratoQuery } from './queries.ts'

function Row({ paralisacao, today }: { paralisacao: Paralisacao; today: Day }) {
  return (
    <tr>
      <th scope="row">
        <Link {...viewLink(paralisacao.id_projeto)} className={parts.recordLink}>
          {paralisacao.nomeprojeto}
        </Link>
      </th>
      <td data-label="Período" className={words.tabular}>
        {periodText(paralisacao, today)}
      </td>
      <td data-label="Motivo">{motivoText(paralisacao)}</td>
      <td data-label="Situação">
        <ParalisacaoPill paralisacao={paralisacao} />
      </td>
    </tr>
  )
}

/** On a contract's page: when works under it were stopped, the newest first. Nothing where they never were. */
export function ParalisacoesDoContrato({ id, today }: { id: number; today: Day }) {
  const { data: rows, isError, refetch } = useQuery(paralisacoesDoContratoQuery(id))
  if (!isError && !rows?.length) return null
  return (
    <Card
      title="Paralisações"
      lead="O prazo do contrato anda com os dias de cada uma, por apostila, no reinício."
    >
      {rows ? (
        <table className={`${data.table} ${data.words} ${data.stacks}`}>
          <thead>
            <tr>
              <th scope="col">Projeto</th>
              <th scope="col">Período</th>
              <th scope="col">Motivo</th>
              <th scope="col">Situação</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((paralisacao) => (
              <Row key={paralisacao.id} paralisacao={paralisacao} today={today} />
            ))}
          </tbody>
        </table>
      ) : (
        <Problem text={MESSAGES.loadFailed} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}
