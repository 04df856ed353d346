import type { cidadeCalls } from '@paco/domain/cidade/contract'
import { MESSAGES } from '@paco/domain/cidade/messages'
import { changingSettings } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import type { CidadeMemory } from './memory.ts'
import { CIDADE, cidades } from './queries.ts'

export const cidadeRoutes = (db: Db, memory: CidadeMemory): Handlers<typeof cidadeCalls> => ({
  getCidade: () => memory.reply(),

  updateCidade: async ({ body: { versao, ...values }, actor }) => {
    await transact(db, actor, async (trx) => {
      changingSettings.add(trx)
      await cidades.update(trx, CIDADE, values, versao)
    })
    // Whoever is answered finds it changed everywhere here.
    await memory.read()
    return success(CIDADE, MESSAGES.updated)
  },
})
