import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { dividir } from './figures.ts'
import { painelQuery } from './queries.ts'

/** The figures and their division among the sixteen departments. */
export function usePainel() {
  const { data, error, refetch } = useQuery(painelQuery)
  // Drawn in small steps, so that the page answers meanwhile.
  const painel = useDeferredValue(data)
  return { painel, divisao: painel && dividir(painel), error, retry: () => void refetch() }
}
