import type { inicioCalls } from '@paco/domain/inicio/contract'
import { CARTOES, papelOf, temCartao } from '@paco/domain/inicio/papel'
import type { Verificador } from '../auditoria/verificacao.ts'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import { type Handlers, RawJson } from '../http/handler.ts'
import { rememberExecucao } from '../painel/execucao-memoria.ts'
import type { Memory } from '../painel/memory.ts'
import { renderReuniao } from '../pdf/reuniao.ts'
import { Turns } from '../work/turns.ts'
import { type Around, READERS, readReuniao } from './cartoes.ts'

/** Sheets are laid out one at a time, so many of each person waiting. */
const turns = new Turns({ atOnce: 1, each: 4, waiting: 100 })

/** `verify`: what this server last found when it walked the trail. */
export function inicioRoutes(
  db: Db,
  today: Today,
  memory: Memory,
  verify: Verificador,
): Handlers<typeof inicioCalls> {
  const around: Around = { db, today, verify, ...rememberExecucao(db, today, memory) }
  return {
    getInicio: async ({ query, user }) => {
      const parts = await Promise.all(
        CARTOES.map(async (cartao) => {
          const text = temCartao(user, cartao) ? await READERS[cartao](around, user, query.desde) : null
          return `${JSON.stringify(cartao)}:${text ?? 'null'}`
        }),
      )
      const head = { hoje: today.today(), papel: papelOf(user) }
      return RawJson.envelope(`[${JSON.stringify(head).slice(0, -1)},${parts.join(',')}}]`)
    },

    printReuniao: async ({ caller }) => {
      const reuniao = await readReuniao(around)
      return turns.run(caller, async () => ({
        name: `reuniao-${reuniao.hoje}.pdf`,
        type: 'application/pdf',
        bytes: await renderReuniao(reuniao, today.now()),
      }))
    },
  }
}
