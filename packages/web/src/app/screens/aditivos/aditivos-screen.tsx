import { canReadAllAditivos } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AditivosList } from '../../../aditivos/aditivos-list.tsx'
import { contratoQuery } from '../../../contratos/queries.ts'
import { projetoQuery } from '../../../projetos/queries.ts'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useSession } from '../../session.ts'

interface WithProjetoProps {
  id: number
  draw: (projeto: Projeto) => ReactNode
}

function WithProjeto({ id, draw }: WithProjetoProps) {
  const { data, error, refetch } = useQuery(projetoQuery(id))
  if (data) return draw(data)
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton lines={3} label="Carregando o projeto…" />
  )
}

type Search = Readonly<Record<string, unknown>>

/** Amendments across projects. A department sees only its own, so it needs no choice of departments. */
export function AditivosScreen() {
  const who = useSession()
  const secretarias = useSecretariaChoices()
  const { id_contrato, id_projeto } = useLocation({ select: ({ search }) => search }) as Search
  const { data: contrato } = useQuery({
    ...contratoQuery(Number(id_contrato)),
    enabled: Number(id_contrato) > 0,
  })
  const { data: projeto } = useQuery({ ...projetoQuery(Number(id_projeto)), enabled: Number(id_projeto) > 0 })
  return (
    <AditivosList
      who={who}
      secretarias={canReadAllAditivos(who) ? secretarias : []}
      contrato={contrato}
      projeto={projeto}
      withProjeto={(id, draw) => <WithProjeto id={id} draw={draw} />}
    />
  )
}
