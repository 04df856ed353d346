import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { projetoQuery } from '../../../projetos/queries.ts'
import { useArrived } from '../use-arrived.ts'

/** What every screen of one project starts from: the address's project. */
export function useProjetoScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data, error, refetch } = useQuery(projetoQuery(id))
  return { id, projeto: useArrived(id, data), error, retry: () => void refetch() }
}
