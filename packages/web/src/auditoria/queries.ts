import { auditoriaCalls } from '@paco/domain/auditoria/contract'
import type { Verificacao } from '@paco/domain/auditoria/registro'
import type { Day } from '@paco/domain/shared/days'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { keyOf, pageOf, rowsOf } from '../http/reads.ts'

/** A record whose history is read, by the names the trail has for it. */
export interface Registrado {
  entidade: string
  registro_id: string
}

/** One record's entries of the trail, the newest first, and how many there are. */
export const historicoQuery = (params: Registrado, limite: number) => ({
  ...pageOf(auditoriaCalls.listHistoricoEntradas, { params, query: { limite } }),
  placeholderData: keepPreviousData,
})

/** An entry with all its lines; of a record's history with those of that record. */
export const entradaQuery = (entrada: number, params?: Registrado) =>
  queryOptions({
    queryKey: keyOf(auditoriaCalls.listEntradas, { query: { entrada, limite: 1 } }, 'entrada', params),
    queryFn: async ({ signal }) => {
      const asked = { query: { entrada, limite: 1 }, signal }
      const { data } = params
        ? await request(auditoriaCalls.listHistoricoEntradas, { params, ...asked })
        : await request(auditoriaCalls.listEntradas, asked)
      return data.Result[0] ?? null
    },
  })

/** As many as are told of each record at a glance. */
const GLANCE = 100

/** The newest of what happened to one record since a day, or ever. */
export const historicoDesdeQuery = (entidade: string, registro_id: string, de: Day | null) =>
  rowsOf(auditoriaCalls.listHistoricoEntradas, {
    params: { entidade, registro_id },
    query: { limite: GLANCE, ...(de === null ? {} : { de }) },
  })

/** Everyone who appears in the trail, as choices of a filter. */
export const pessoasQuery = queryOptions({
  queryKey: keyOf(auditoriaCalls.listPessoas, {}, 'options'),
  queryFn: async ({ signal }) => {
    const { data } = await request(auditoriaCalls.listPessoas, { signal })
    return data.Result.map(({ usuario_id, usuario_nome }) => ({ value: usuario_id, label: usuario_nome }))
  },
})

/**
 * Walks the whole trail on the server, a stretch per call, from the first line; asked for by a person, never by itself.
 * After each stretch it says how far it is.
 */
export async function verifyAuditoria(onProgress: (soFar: Verificacao) => void) {
  const walk = async (query: { completa?: boolean; desde?: number }) => {
    const { data } = await request(auditoriaCalls.verifyAuditoria, { query })
    return data.Result[0]
  }
  let found = await walk({ completa: true })
  while (found?.integra && !found.concluida) {
    onProgress(found)
    found = await walk({ desde: found.conferidos })
  }
  return found
}

/** The trail's seal as it is now, or the one of a line. */
export async function readSelo(linha?: number) {
  const { data } = await request(auditoriaCalls.readSelo, { query: { linha } })
  return data.Result[0]
}

/** Never an old one: what is printed is what is there now. */
export const seloQuery = queryOptions({
  queryKey: keyOf(auditoriaCalls.readSelo, {}, 'selo'),
  queryFn: () => readSelo(),
  staleTime: 0,
  gcTime: 0,
})
