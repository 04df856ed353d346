import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { nomesSecretariasQuery } from '../secretarias/queries.ts'
import { entitiesWith } from './entities.ts'
import { useSession } from './session.ts'

/** The registry with the departments' names, once they are known. */
export function useEntities() {
  const { data } = useQuery(nomesSecretariasQuery)
  const who = useSession()
  return useMemo(() => entitiesWith(data ?? [], who), [data, who])
}
