import { DISK_FULL, PacoError } from '@paco/domain/shared/errors'
import type { sistemaCalls } from '@paco/domain/sistema/contract'
import type { instalacaoCalls } from '@paco/domain/sistema/instalacao-contract'
import type { Database } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { placeOf } from '../work/turns.ts'
import { type Machine, openInstalacao } from './instalacao.ts'

const silent = () => new PacoError(503, 'O banco de dados não está respondendo.', { retryAfter: 5 })

function filaOf(ticket: string) {
  const place = placeOf(ticket)
  if (place === null) return []
  return place === 'under way'
    ? [{ situacao: 'em andamento' as const, a_frente: 0 }]
    : [{ situacao: 'na fila' as const, a_frente: place.ahead }]
}

/** What is wrong and no reason to restart: a full disk, files that cannot be fetched. Said, and not an error. */
type Troubles = () => Promise<readonly string[]>

export function sistemaRoutes(
  database: Pick<Database, 'db' | 'kind' | 'replica' | 'ping' | 'isDiskFull'>,
  troubles: Troubles,
  machine: Machine,
): Handlers<typeof sistemaCalls> & Pick<Handlers<typeof instalacaoCalls>, 'getSistema'> {
  const { ping, isDiskFull } = database
  const instalacao = openInstalacao(database, machine)
  return {
    getHealth: async () => {
      await ping().catch(() => {
        throw silent()
      })
      const told = [...(isDiskFull() ? [DISK_FULL] : []), ...(await troubles())]
      return { Status: 'Success', ...(told.length > 0 ? { message: told.join(' ') } : {}) }
    },
    getSistema: async () => ({ Status: 'Success', Result: [await instalacao()] }),
    getFila: async ({ params }) => ({ Status: 'Success', Result: filaOf(params.chave) }),
  }
}
