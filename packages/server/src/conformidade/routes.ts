import type { conformidadeCalls } from '@paco/domain/conformidade/contract'
import { medir } from '@paco/domain/conformidade/medidor'
import type { Today } from '../clock/today.ts'
import { followMudancas } from '../dados/mudancas.ts'
import type { Db } from '../db/database.ts'
import { listVigentes } from '../declaracoes/queries.ts'
import type { Handlers } from '../http/handler.ts'
import { readFatos } from './queries.ts'

export function conformidadeRoutes(
  db: Db,
  { today }: Pick<Today, 'today'>,
): Handlers<typeof conformidadeCalls> {
  const mudancas = followMudancas(db)
  return {
    getConformidade: async () => {
      const day = today()
      const fatos = await readFatos(db, await mudancas())
      const declaracoes = await listVigentes(db, day)
      return { Status: 'Success', Result: [medir({ fatos, declaracoes }, day)] }
    },
  }
}
