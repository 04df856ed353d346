import type { PlanilhaDaObra } from '@paco/domain/obras/obra'
import { formatNumber } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import table from '../ui/data/table.module.css'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './obra.module.css'
import { planilhaQuery } from './queries.ts'

type Linha = PlanilhaDaObra['linhas'][number]

function Row({ linha }: { linha: Linha }) {
  const { codigo, tipo, descricao, unidade, quantidade, preco_unitario, valor, executado, pago } = linha
  return (
    <tr data-group={tipo === 'grupo' || undefined}>
      <th scope="row">
        {codigo} {descricao}
        {quantidade !== null && preco_unitario !== null && (
          <span className={`${shared.small} ${words.block}`}>
            {formatNumber(quantidade)} {unidade} a {formatMoney(preco_unitario)}
          </span>
        )}
      </th>
      <td data-label="Contratado" data-number>
        {formatMoney(valor)}
      </td>
      <td data-label="Executado" data-number>
        {formatMoney(executado)}
      </td>
      <td data-label="Pago" data-number>
        {formatMoney(pago)}
      </td>
    </tr>
  )
}

/** What was contracted item by item, with what was measured and paid of each. */
export default function Planilha({ id }: { id: number }) {
  const { data: planilhas, error, refetch } = useQuery(planilhaQuery(id))
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!planilhas) return <Skeleton lines={4} />
  return planilhas.map(({ id_contrato, numero_ano, linhas }) => (
    <Card
      key={id_contrato}
      title={`Planilha do contrato ${numero_ano}`}
      lead="O que foi contratado, o que foi medido e aprovado, e o que está em medições já pagas."
      long
    >
      <details>
        <summary className={`${words.blue} ${words.medium} ${classes.abre}`}>
          Ver os {linhas.filter(({ tipo }) => tipo === 'item').length} itens
        </summary>
        <table
          className={`${table.table} ${table.words} ${table.stacks} ${words.whole} ${classes.planilha}`}
          aria-label={`Planilha do contrato ${numero_ano}`}
        >
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col" data-number>
                Contratado
              </th>
              <th scope="col" data-number>
                Executado
              </th>
              <th scope="col" data-number>
                Pago
              </th>
            </tr>
          </thead>
          <tbody>
            {linhas.map((linha) => (
              <Row key={linha.codigo} linha={linha} />
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  ))
}
