import { pcaCalls } from '@paco/domain/pca/contract'
import type { Pca } from '@paco/domain/pca/pca'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import type { CustomFieldProps, Field } from '../ui/entity-form/types.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { EscolherItens } from './escolher-itens.tsx'

type Nele = Pick<Pca, 'id' | 'ano' | 'unidade' | 'situacao'>
type Lido = Pick<Pca, 'id' | 'versao'>

/** What may be added to an item: others of its plan that stand where it stands. */
export const outrosQuery = ({ id, ano, unidade, situacao }: Nele) =>
  queryOptions({
    queryKey: ['/api/pca', id, 'outros'],
    // What is chosen is what is read here: nothing changes under a choice.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const query = { ano, unidade, situacao, ordem: 'numero_item' }
      const { data } = await request(pcaCalls.listPca, { query, signal })
      return data.filter((other) => other.id !== id)
    },
  })

function Outros({ id, label, value, onChange, pca }: CustomFieldProps & { pca: Nele }) {
  const { data, error, refetch } = useQuery(outrosQuery(pca))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  const chosen = Array.isArray(value) ? (value as Lido[]) : []
  return (
    <div id={id} tabIndex={-1}>
      <EscolherItens
        legend={label}
        itens={data}
        chosen={chosen.map((item) => item.id)}
        onChange={(ids) =>
          onChange(
            data.flatMap((item) => (ids.includes(item.id) ? [{ id: item.id, versao: item.versao }] : [])),
          )
        }
      />
    </div>
  )
}

/** Each with what it is and costs; its version goes along. */
export const outrosField = (pca: Nele) =>
  ({
    name: 'itens',
    kind: 'custom',
    span: 12,
    help: 'São somados a este e saem das somas. Só os do mesmo plano e da mesma situação.',
    render: (props: CustomFieldProps) => <Outros {...props} pca={pca} />,
  }) as const satisfies Field
