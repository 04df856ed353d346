import type { sistemaCalls } from '@paco/domain/sistema/contract'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { placeOf } from '../work/turns.ts'
import { ping } from './queries.ts'

function filaOf(ticket: string) {
  const place = placeOf(ticket)
  if (place === null) return []
  return place === 'under way'
    ? [{ situacao: 'em andamento' as const, a_frente: 0 }]
    : [{ situacao: 'na fila' as const, a_frente: place.ahead }]
}

export const sistemaRoutes = (db: Db): Handlers<typeof sistemaCalls> => ({
  getHealth: async () => {
    await ping(db)
    return { Status: 'Success' }
  },
  getFila: async ({ params }) => ({ Status: 'Success', Result: filaOf(params.chave) }),
})
