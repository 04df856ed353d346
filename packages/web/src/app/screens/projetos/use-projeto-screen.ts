import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { projetoQuery } from '../../../projetos/queries.ts'

/** What every screen of one project starts from: the address's project. */
export function useProjetoScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data, error, refetch } = useQuery(projetoQuery(id))
  // Drawn in small steps, so that the page answers meanwhile; never under the address of another.
  const arrived = useDeferredValue(data)
  const projeto = arrived?.id === id ? arrived : undefined
  return { id, projeto, error, retry: () => void refetch() }
}
