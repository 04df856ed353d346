import { declaracaoText } from '@paco/domain/declaracoes/declaracao'
import { formatDay } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import shared from '../ui/theme/shared.module.css'
import { declaracoesQuery } from './queries.ts'

/** What the city has none of, as everyone reads it; nothing where nothing is declared. */
export function Declaradas() {
  const { data = [] } = useQuery(declaracoesQuery)
  if (data.length === 0) return null
  return (
    <Card
      title="Declarações de inexistência"
      lead="O que a prefeitura declara não haver. Cada declaração vale por 30 dias."
    >
      <ul className={shared.stack}>
        {data.map((declaracao) => (
          <li key={declaracao.id}>
            {declaracaoText(declaracao)}{' '}
            <span className={shared.note}>Vale até {formatDay(declaracao.valida_ate)}.</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
