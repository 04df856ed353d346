import { notFound } from '@paco/domain/shared/errors'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { inOpenLane } from '../http/strangers.ts'
import { readFoto } from './queries.ts'

/** Pictures sent by people stand beside the preset ones, under the same path. A name never changes its content. */
export function serveFotos(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { nome: string } }>('/img/:nome', async (request, reply) => {
    const bytes = await inOpenLane(request, () => readFoto(db, request.params.nome))
    if (bytes === null) throw notFound('Imagem não encontrada.')
    return reply.type('image/webp').header('Cache-Control', 'public, max-age=31536000, immutable').send(bytes)
  })
}
