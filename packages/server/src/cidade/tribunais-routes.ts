import type { cidadeCalls } from '@paco/domain/cidade/contract'
import { MESSAGES } from '@paco/domain/cidade/messages'
import { corteDe, SEM_TRIBUNAL } from '@paco/domain/cidade/tribunais'
import { changingSettings } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import type { CidadeMemory } from './memory.ts'
import { CIDADE, holdCidade } from './queries.ts'
import { findTribunal, insertTribunal, updateTribunal } from './tribunais-queries.ts'

type Calls = Pick<typeof cidadeCalls, 'updateCorte'>

export const tribunaisRoutes = (db: Db, memory: CidadeMemory): Handlers<Calls> => ({
  updateCorte: async ({ body: { versao, ...values }, actor }) => {
    await transact(db, actor, async (trx) => {
      changingSettings.add(trx)
      const { tribunal } = await holdCidade(trx)
      const codigo = tribunal ?? SEM_TRIBUNAL
      const known = await findTribunal(trx, codigo)
      if (known !== undefined) return updateTribunal(trx, known, values, versao)
      const { sigla, nome } = corteDe(codigo)
      await insertTribunal(trx, {
        codigo,
        ...values,
        sigla: values.sigla ?? sigla,
        nome: values.nome ?? nome,
      })
    })
    await memory.read()
    return success(CIDADE, MESSAGES.courtSaved)
  },
})
