import { formatMoney } from '@paco/domain/shared/money'
import type { TipoVinculo } from '@paco/domain/vinculos/vinculo'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { viewLink } from '../projetos/links.ts'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { Problem } from '../ui/states/problem.tsx'
import { ApertoPill } from './aperto-pill.tsx'
import { vinculosQuery } from './queries.ts'

type Alvo = { tipo: TipoVinculo } & ({ id_alvo: number } | { alvo: string })

/** On the page of the other end: the projects that hang on it, and what they leave. Nothing where none does. */
export function ProjetosVinculados(alvo: Alvo) {
  const { data: vinculos = [], error, refetch } = useQuery(vinculosQuery(alvo))
  const [first] = vinculos
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!first) return null
  const { comprometido, saldo } = first
  return (
    <Card
      title="Projetos vinculados"
      lead={
        comprometido === null || saldo === null
          ? undefined
          : `Comprometido: ${formatMoney(comprometido)}. Saldo: ${formatMoney(saldo)}.`
      }
      actions={<ApertoPill vinculo={first} />}
    >
      <table className={`${data.table} ${data.words} ${data.stacks} ${data.open}`}>
        <thead>
          <tr>
            <th scope="col">Projeto</th>
            <th scope="col" data-number>
              Valor do projeto
            </th>
            <th scope="col" data-number>
              Usado daqui
            </th>
          </tr>
        </thead>
        <tbody>
          {vinculos.map(({ id, id_projeto, nomeprojeto, projeto_valor, valor }) => (
            <tr key={id}>
              <th scope="row">
                <Link {...viewLink(id_projeto)}>{nomeprojeto}</Link>
              </th>
              <td data-label="Valor do projeto" data-number>
                {projeto_valor === null ? '-' : formatMoney(projeto_valor)}
              </td>
              <td data-label="Usado daqui" data-number>
                {valor === null ? '-' : formatMoney(valor)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
