import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { headline, waitText } from '@paco/domain/aditivos/titulo'
import { dayOf, formatDay } from '@paco/domain/shared/days'
import { Link } from '@tanstack/react-router'
import { viewLink } from '../projetos/links.ts'
import sheet from '../ui/data/table.module.css'
import words from '../ui/theme/words.module.css'
import { aditivoLink } from './links.ts'
import { StatusAditivoPill } from './status-aditivo.tsx'
import { Two } from './two.tsx'

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
  const { id, id_projeto, nomeprojeto, data_criacao, dias_espera, numero_termo, status } = aditivo
  return (
    <tr>
      <th scope="row" data-label="Aditivo">
        <Link {...aditivoLink(id)}>{headline(aditivo)}</Link>
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

/** Amendments one below the other, each with what became of it and a way to its page. */
export function AditivosTable({ aditivos }: { aditivos: readonly Aditivo[] }) {
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
