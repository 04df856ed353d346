import { brasaoNamed, PLACE } from '@paco/domain/cidade/brasao'
import type { cidadeCalls } from '@paco/domain/cidade/contract'
import { MESSAGES } from '@paco/domain/cidade/messages'
import { notFound } from '@paco/domain/shared/errors'
import type { FastifyInstance } from 'fastify'
import { changingSettings } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Frame, recode } from '../fotos/recode.ts'
import { type Handlers, success } from '../http/handler.ts'
import { inOpenLane } from '../http/strangers.ts'
import { keepBrasao, readBrasao, removeBrasao } from './brasao-queries.ts'
import type { CidadeMemory } from './memory.ts'
import { CIDADE } from './queries.ts'

type Calls = Pick<typeof cidadeCalls, 'getBrasao' | 'setBrasao' | 'removeBrasao'>

/** Flat colours and a clear ground: what coats of arms are made of. */
const frame = (side: number): Frame => ({ side, fit: 'inside', format: 'png', field: 'brasao' })
const GRANDE = frame(512)
const MINIATURA = frame(128)

export const brasaoRoutes = (db: Db, memory: CidadeMemory): Handlers<Calls> => ({
  getBrasao: async () => {
    const brasao = await readBrasao(db, 'bytes')
    if (brasao === null) throw notFound(MESSAGES.noBrasao)
    const { impressao, bytes } = brasao
    const known = { etag: `"${impressao}"`, modified: null, trueSince: null }
    return { name: 'brasao.png', type: 'image/png', inline: true, known, bytes }
  },

  setBrasao: async ({ body, actor, caller }) => {
    const grande = await recode(body.brasao, GRANDE, caller)
    const miniatura = await recode(grande.bytes, MINIATURA, caller)
    await transact(db, actor, async (trx) => {
      changingSettings.add(trx)
      await keepBrasao(trx, grande, miniatura)
    })
    // Whoever is answered finds it on every page of this instance.
    await memory.read()
    return { ...success(CIDADE, MESSAGES.brasaoSaved), imagem: `${PLACE}${grande.fingerprint}.png` }
  },

  removeBrasao: async ({ actor }) => {
    await transact(db, actor, async (trx) => {
      changingSettings.add(trx)
      await removeBrasao(trx)
    })
    await memory.read()
    return { Status: 'Success', message: MESSAGES.brasaoRemoved }
  },
})

/** The present one, under a name that never changes its content. */
export function serveBrasao(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { nome: string } }>(`${PLACE}:nome`, async (request, reply) => {
    const asked = brasaoNamed(request.params.nome)
    const found =
      asked && (await inOpenLane(request, () => readBrasao(db, asked.pequeno ? 'miniatura' : 'bytes')))
    if (!found || found.impressao !== asked.impressao) throw notFound('Imagem não encontrada.')
    return reply
      .type('image/png')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(found.bytes)
  })
}
