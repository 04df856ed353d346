import { paradasText } from '@paco/domain/importacoes/situacao'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../ui/card.tsx'
import shared from '../ui/theme/shared.module.css'
import { importacaoLink } from './links.ts'
import { paradasQuery } from './queries.ts'

/** Imports that were set aside, each with its reason; nothing where there are none. */
export function ParadasCard() {
  const { data: paradas = [] } = useQuery(paradasQuery)
  if (paradas.length === 0) return null
  return (
    <Card title="Importações paradas" lead={paradasText(paradas.length)}>
      <ul>
        {paradas.map(({ id, titulo, falha }) => (
          <li key={id}>
            <Link {...importacaoLink(id)}>
              Importação nº {id}: {titulo}
            </Link>{' '}
            <span className={shared.note}>{falha}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
