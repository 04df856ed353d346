import type { arquivosCalls } from '@paco/domain/arquivos/contract'
import { type Envio, PARTE } from '@paco/domain/arquivos/envio'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import type { Uso } from '@paco/domain/arquivos/uso'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import type { Antivirus } from './antivirus.ts'
import { countVerificados } from './antivirus-queries.ts'
import { announce, cancel, findEnvio, receive } from './envios.ts'
import type { EnvioRow } from './envios-queries.ts'
import type { Stores } from './stores.ts'
import { readGuardas, readTipos, readUso } from './uso-queries.ts'

const told = ({ recebido, tamanho, arquivo, nome }: EnvioRow): Envio => ({
  Status: 'Success',
  recebido,
  tamanho,
  pronto: arquivo !== null,
  ...(arquivo === null ? {} : { arquivo, nome }),
})

/** What the antivirus has yet to look at, and whether it answers; null where there is none. */
async function readAntivirus(db: Db, { ping }: Antivirus): Promise<Uso['antivirus']> {
  if (ping === null) return null
  const answers = ping().then(
    () => true,
    () => false,
  )
  const [responde, counted] = await Promise.all([answers, countVerificados(db)])
  const { nao_verificado: nao_verificados, pendente: pendentes, suspeito: suspeitos, falha } = counted
  return { responde, nao_verificados, pendentes, suspeitos, falha }
}

export const arquivosRoutes = (
  db: Db,
  { target, limite }: Stores,
  antivirus: Antivirus,
): Handlers<typeof arquivosCalls> => ({
  readUso: async () => {
    const [counted, tipos, guardas, told] = await Promise.all([
      readUso(db),
      readTipos(db),
      readGuardas(db),
      readAntivirus(db, antivirus),
    ])
    return {
      Status: 'Success',
      Result: [{ ...counted, limite, guarda: target.guarda, guardas, tipos, antivirus: told }],
    }
  },

  createEnvio: async ({ body, ...sender }) => ({
    Status: 'Success',
    id: await announce({ db, limite }, body, sender),
    parte: PARTE,
    recebido: 0,
  }),

  sendParte: async ({ params, query, body, ...sender }) =>
    told(await receive({ db, target, antivirus }, params.id, { de: query.de, bytes: body }, sender)),

  getEnvio: async ({ params, user }) => told(await findEnvio(db, params.id, { user })),

  cancelEnvio: async ({ params, ...sender }) => {
    await cancel(db, params.id, sender)
    return { Status: 'Success', message: MESSAGES.cancelled }
  },
})
