import { useQuery } from '@tanstack/react-query'
import { nomesSecretariasQuery } from '../secretarias/queries.ts'

/** The departments as choices of a list's filter; none until they are known. */
export function useSecretariaChoices() {
  const { data = [] } = useQuery(nomesSecretariasQuery)
  return data.map(({ id, nomesecretaria }) => ({ value: id, label: nomesecretaria }))
}
