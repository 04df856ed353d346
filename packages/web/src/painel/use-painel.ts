import { useQuery } from '@tanstack/react-query'
import { dividir } from './figures.ts'
import { painelQuery } from './queries.ts'

/** The figures and their division among the sixteen departments. */
export function usePainel() {
  const { data, error, refetch } = useQuery(painelQuery)
  return { painel: data, divisao: data && dividir(data), error, retry: () => void refetch() }
}
