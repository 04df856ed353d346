import type { conformidadeCalls } from '@paco/domain/conformidade/contract'
import { medir } from '@paco/domain/conformidade/medidor'
import { type Fatos, NENHUM } from '@paco/domain/conformidade/registros'
import type { Contatos } from '@paco/domain/transparencia/contatos'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import { listVigentes } from '../declaracoes/queries.ts'
import type { Handlers } from '../http/handler.ts'
import { readMatriz } from '../pacotes/criterios-queries.ts'
import { readFatos } from './queries.ts'
import { listRetidos } from './retidos-queries.ts'

/** Whom the city names for personal data is a setting, which no table knows. */
const encarregadoOf = ({ encarregado, encarregado_contato }: Contatos): Fatos =>
  encarregado === null
    ? NENHUM
    : { ...NENHUM, registros: 1, incompletos: encarregado_contato === null ? 1 : 0 }

export function conformidadeRoutes(
  db: Db,
  { today }: Pick<Today, 'today'>,
  contatos: () => Promise<Contatos>,
): Handlers<typeof conformidadeCalls> {
  return {
    getConformidade: async () => {
      const day = today()
      const fatos = { ...(await readFatos(db)), '15.1': encarregadoOf(await contatos()) }
      const declaracoes = await listVigentes(db, day)
      const matriz = await readMatriz(db)
      return { Status: 'Success', Result: [medir({ matriz, fatos, declaracoes }, day)] }
    },

    listRetidos: async ({ user }) => ({ Status: 'Success', Result: await listRetidos(db, user) }),
  }
}
