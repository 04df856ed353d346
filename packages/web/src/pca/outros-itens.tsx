import type { Pca } from '@paco/domain/pca/pca'
import { useQuery } from '@tanstack/react-query'
import type { CustomFieldProps, Field } from '../ui/entity-form/types.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { EscolherItens } from './escolher-itens.tsx'
import { paresQuery } from './queries.ts'

type Nele = Pick<Pca, 'id' | 'ano' | 'unidade' | 'situacao'>
type Lido = Pick<Pca, 'id' | 'versao'>

function Outros({ id, label, value, onChange, pca }: CustomFieldProps & { pca: Nele }) {
  const { data, error, refetch } = useQuery(paresQuery(pca))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  const chosen = Array.isArray(value) ? (value as Lido[]) : []
  const itens = data.filter((one) => one.id !== pca.id)
  /** What was chosen is what was read then, whatever arrives since. */
  const lidoOf = ({ id: one, versao }: Pca): Lido =>
    chosen.find((lido) => lido.id === one) ?? { id: one, versao }
  return (
    <div id={id} tabIndex={-1}>
      <EscolherItens
        legend={label}
        itens={itens}
        chosen={chosen.map((lido) => lido.id)}
        onChange={(ids) => onChange(itens.filter((one) => ids.includes(one.id)).map(lidoOf))}
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
