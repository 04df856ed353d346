import { LISTA_DAS_ETAPAS, semanaList } from '@paco/domain/projetos/semana'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { loteQuery } from '../lote/queries.ts'
import { soLidas } from './linhas.ts'
import { semanaQuery } from './queries.ts'
import { SemanaPage } from './semana-page.tsx'

type Semana = Awaited<ReturnType<NonNullable<typeof semanaQuery.queryFn>>>

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <PageHeader title={semanaList.title} lead="" />
      {error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton lines={10} />}
    </>
  )
}

/** What a stage's project may not change is read: also all of it. */
const locked = <L extends { recusa: string | null; valores: object; travados: string[] }>(linha: L): L =>
  linha.recusa === null ? linha : { ...linha, travados: Object.keys(linha.valores) }

/** The same stages from the beginning to the end: one that was put in order stays in sight. */
function SemanaEditada({ semana: found }: { semana: Semana }) {
  const [{ etapas, total }] = useState(found)
  const ids = useMemo(() => [...new Set(etapas.map(({ id_projeto }) => id_projeto))], [etapas])
  const { data, error, refetch } = useQuery(loteQuery(LISTA_DAS_ETAPAS, ids))
  const lidas = useMemo(() => data?.Result.map(locked), [data])
  if (!lidas) return <Waiting error={error} onRetry={() => void refetch()} />
  return <SemanaPage etapas={etapas} total={total} lidas={lidas} readOnly={false} />
}

function SemanaSoLida({ semana: { etapas, total } }: { semana: Semana }) {
  const lidas = useMemo(() => soLidas(etapas), [etapas])
  return <SemanaPage etapas={etapas} total={total} lidas={lidas} readOnly />
}

/** The stages of this week: to be put in order by those who may, to be read by everybody else. */
export function SemanaLida({ edits }: { edits: boolean }) {
  const { data, error, refetch } = useQuery(semanaQuery)
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />
  return edits ? <SemanaEditada semana={data} /> : <SemanaSoLida semana={data} />
}
