import { useQuery } from '@tanstack/react-query'
import { dividir } from './figures.ts'
import { barrasQuery, painelQuery } from './queries.ts'

/** The figures and their division among the sixteen departments; each part as soon as it is known. */
export function usePainel() {
  const painel = useQuery(painelQuery)
  const barras = useQuery(barrasQuery)
  const failed = painel.error ?? barras.error
  return {
    painel: painel.data,
    divisao: painel.data && barras.data ? dividir(painel.data, barras.data) : undefined,
    error: failed,
    retry: () => {
      if (painel.error) void painel.refetch()
      if (barras.error) void barras.refetch()
    },
  }
}
