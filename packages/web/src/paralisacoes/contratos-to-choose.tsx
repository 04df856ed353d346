import type { Contrato } from '@paco/domain/contratos/contrato'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { contratosDoProjetoQuery } from '../contratos/queries.ts'
import type { Option } from '../ui/entity-form/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'

export const optionsOf = (contratos: readonly Contrato[]): Option[] =>
  contratos.map(({ id, numero_ano, empresa }) => ({ value: id, label: `${numero_ano} · ${empresa}` }))

interface ContratosToChooseProps {
  id_projeto: number
  children: (contratos: readonly Contrato[]) => ReactNode
}

/** A project's contracts for a form that begins with one of them: it waits until they are known. */
export function ContratosToChoose({ id_projeto, children }: ContratosToChooseProps) {
  const { data, error, refetch } = useQuery(contratosDoProjetoQuery(id_projeto))
  if (data) return children(data)
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  return <Skeleton lines={6} label="Carregando os contratos…" />
}
