import type { sistemaCalls } from '@paco/domain/sistema/contract'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { ping } from './queries.ts'

export const sistemaRoutes = (db: Db): Handlers<typeof sistemaCalls> => ({
  getHealth: async () => {
    await ping(db)
    return { Status: 'Success' }
  },
})
