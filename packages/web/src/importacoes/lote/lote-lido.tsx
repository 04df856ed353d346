import type { Descritor } from '@paco/domain/importacoes/descritor'
import { MAX_LOTE } from '@paco/domain/importacoes/lote'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { draftPlace } from '../../ui/entity-form/draft.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { LotePage, type LotePageProps } from './lote-page.tsx'
import { type Achados, achadosQuery, loteQuery } from './queries.ts'
import { guardadoEm } from './use-lote.ts'

type Given = Pick<LotePageProps, 'descritor' | 'colunas' | 'onColunas' | 'back'>

interface WaitingProps {
  descritor: Descritor
  back: ReactNode
  error: unknown
  onRetry: () => void
}

function Waiting({ descritor, back, error, onRetry }: WaitingProps) {
  return (
    <>
      <PageHeader title={`Editar em lote: ${descritor.titulo}`} lead="" back={back} />
      {error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton lines={10} />}
    </>
  )
}

/** Those that something was left typed in come along, whatever the filter finds now. */
const withKept = ({ ids }: Achados, place: string | undefined): number[] => {
  const kept = guardadoEm(place)?.linhas.map(({ id }) => id) ?? []
  const others = kept.filter((id) => !ids.includes(id)).slice(0, MAX_LOTE)
  return [...ids.slice(0, MAX_LOTE - others.length), ...others]
}

interface LidoProps extends Given {
  achados: Achados
  place: string | undefined
}

/** The same rows from the beginning to the end: one that was saved stays, also where the filter finds it no more. */
function LoteLido({ achados: found, place, ...given }: LidoProps) {
  const [achados] = useState(found)
  const [ids] = useState(() => withKept(found, place))
  const { data, error, refetch } = useQuery(loteQuery(given.descritor.nome, ids))
  if (!data) return <Waiting {...given} error={error} onRetry={() => void refetch()} />
  return <LotePage {...given} lote={data} achados={achados} place={place} />
}

interface LoteDeProps extends Given {
  /** Which records: a filter of the list, or their numbers. */
  filtro: Readonly<Record<string, string>>
}

/** A batch of the records that a filter finds. */
export function LoteDe({ filtro, ...given }: LoteDeProps) {
  const [place] = useState(() => draftPlace(`lote/${given.descritor.nome}?${new URLSearchParams(filtro)}`))
  const { data, error, refetch } = useQuery(achadosQuery(given.descritor, filtro))
  if (!data) return <Waiting {...given} error={error} onRetry={() => void refetch()} />
  return <LoteLido {...given} achados={data} place={place} />
}
