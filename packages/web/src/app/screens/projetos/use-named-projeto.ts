import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { projetoQuery } from '../../../projetos/queries.ts'

/** The project that the address names beside its path; its id is null where it names none. */
export function useNamedProjeto(name: 'projeto' | 'copia') {
  const named = Number(
    useSearch({ strict: false, select: (search) => (search as Record<string, unknown>)[name] }),
  )
  const id = Number.isInteger(named) && named > 0 ? named : null
  const { data, error, isPending } = useQuery({ ...projetoQuery(id ?? 0), enabled: id !== null })
  return { id, projeto: id === null ? undefined : data, error, waiting: id !== null && isPending }
}
