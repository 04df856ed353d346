import type { cidadeCalls } from '@paco/domain/cidade/contract'
import { MESSAGES } from '@paco/domain/cidade/messages'
import { desligadosAoNomear } from '@paco/domain/cidade/modulos-keys'
import { procurarMunicipios } from '@paco/domain/cidade/municipio'
import { changingSettings } from '../db/changes.ts'
import type { Db, Trx } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import { brasaoRoutes } from './brasao-routes.ts'
import type { CidadeMemory } from './memory.ts'
import { municipios } from './municipios.ts'
import { CIDADE, holdCidade, updateCidade } from './queries.ts'
import { tribunaisRoutes } from './tribunais-routes.ts'

/** What later words do when the city moves to another clock. */
interface Later {
  readonly aoMudarFuso: (trx: Trx) => Promise<void>
}

export const cidadeRoutes = (
  db: Db,
  memory: CidadeMemory,
  { aoMudarFuso }: Later,
): Handlers<typeof cidadeCalls> => ({
  ...brasaoRoutes(db, memory),
  ...tribunaisRoutes(db, memory),

  getCidade: () => memory.reply(),

  searchMunicipios: async ({ query }) => ({
    Status: 'Success',
    Result: procurarMunicipios(await municipios(), query.q),
  }),

  updateCidade: async ({ body: { versao, ...values }, actor }) => {
    await transact(db, actor, async (trx) => {
      changingSettings.add(trx)
      const before = await holdCidade(trx)
      const modulos_desligados = desligadosAoNomear(before, values)
      await updateCidade(trx, modulos_desligados ? { ...values, modulos_desligados } : values, versao)
      if (values.fuso !== undefined && values.fuso !== before.fuso) await aoMudarFuso(trx)
    })
    // Whoever is answered finds it changed everywhere here.
    await memory.read()
    return success(CIDADE, MESSAGES.updated)
  },
})
