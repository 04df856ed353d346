import { auditoriaCalls } from '@paco/domain/auditoria/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** More lines than these are for the trail's own screen. */
const MOST = 500

/** One record's lines of the trail, the newest first. */
export const historicoQuery = (entidade: string, registro_id: string) =>
  queryOptions({
    queryKey: ['/api/historico', entidade, registro_id],
    queryFn: async ({ signal }) => {
      const params = { entidade, registro_id }
      const { data } = await request(auditoriaCalls.listHistorico, {
        params,
        query: { limite: MOST },
        signal,
      })
      return data.Result.toSorted((one, other) => other.id - one.id)
    },
  })

/** Everyone who appears in the trail, as choices of a filter. */
export const pessoasQuery = queryOptions({
  queryKey: ['/api/auditoria/pessoas'],
  queryFn: async ({ signal }) => {
    const { data } = await request(auditoriaCalls.listPessoas, { signal })
    return data.Result.map(({ usuario_id, usuario_nome }) => ({ value: usuario_id, label: usuario_nome }))
  },
})

/** Walks the whole trail on the server; asked for by a person, never by itself. */
export async function verifyAuditoria() {
  const { data } = await request(auditoriaCalls.verifyAuditoria, {})
  return data.Result[0]
}
