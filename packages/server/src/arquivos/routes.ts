import type { arquivosCalls } from '@paco/domain/arquivos/contract'
import { type Envio, PARTE } from '@paco/domain/arquivos/envio'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
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

export const arquivosRoutes = (db: Db, { target, limite }: Stores): Handlers<typeof arquivosCalls> => ({
  readUso: async () => {
    const [counted, tipos, guardas] = await Promise.all([readUso(db), readTipos(db), readGuardas(db)])
    return { Status: 'Success', Result: [{ ...counted, limite, guarda: target.guarda, guardas, tipos }] }
  },

  createEnvio: async ({ body, ...sender }) => ({
    Status: 'Success',
    id: await announce({ db, limite }, body, sender),
    parte: PARTE,
    recebido: 0,
  }),

  sendParte: async ({ params, query, body, ...sender }) =>
    told(await receive({ db, target }, params.id, { de: query.de, bytes: body }, sender)),

  getEnvio: async ({ params, user }) => told(await findEnvio(db, params.id, { user })),

  cancelEnvio: async ({ params, ...sender }) => {
    await cancel(db, params.id, sender)
    return { Status: 'Success', message: MESSAGES.cancelled }
  },
})
