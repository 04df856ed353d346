import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { nomesSecretariasQuery } from '../secretarias/queries.ts'
import type { OptionsQuery } from '../ui/entity-form/types.ts'

/** The departments as choices of a select box, loaded when the box needs them. */
export function useSecretariaOptions(): OptionsQuery {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      queryKey: ['/api/secretaria', 'options'],
      queryFn: async () => {
        const nomes = await queryClient.ensureQueryData(nomesSecretariasQuery)
        return nomes.map(({ id, nomesecretaria }) => ({ value: id, label: nomesecretaria }))
      },
    }),
    [queryClient],
  )
}
