import { formatWhole } from '@paco/domain/shared/formats'
import { useQuery } from '@tanstack/react-query'
import { hoje } from '../http/hoje.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { DocumentoItem } from './documento-item.tsx'
import { documentosQuery, regrasQuery } from './queries.ts'

/** What everyone may read of a project: each with its day, size, fingerprint and where a copy is checked. */
export function PublicosList({ projetoId }: { projetoId: number }) {
  const { data, error, refetch } = useQuery(documentosQuery({ id_projeto: projetoId }))
  const { data: regras = [] } = useQuery(regrasQuery)
  const nomes = new Map(regras.map(({ codigo, nome }) => [codigo, nome]))
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} label="Carregando os documentos…" />
  if (data.length === 0)
    return (
      <Card>
        <EmptyState
          title="Nenhum documento público ainda."
          text="Os documentos aparecem aqui quando a lei manda publicá-los: os da licitação, com o edital; os demais, quando são guardados."
        />
      </Card>
    )
  return (
    <Card
      title="Documentos públicos"
      lead={data.length === 1 ? '1 documento.' : `${formatWhole(data.length)} documentos.`}
      long
    >
      <ul aria-label="Documentos públicos">
        {data.map((documento) => (
          <DocumentoItem
            key={documento.id}
            documento={documento}
            today={hoje()}
            tipo={documento.codigo === null ? undefined : nomes.get(documento.codigo)}
            named={documento.entidade !== 'projetos'}
            writes={null}
          />
        ))}
      </ul>
    </Card>
  )
}
