import type { legadoCalls } from '@paco/domain/legado/contract'
import { canReadPca } from '@paco/domain/pca/policy'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { projetoUpdate } from '@paco/domain/projetos/projeto'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import { secretariaUpdate } from '@paco/domain/secretarias/secretaria'
import { forbidden, invalid, unauthenticated } from '@paco/domain/shared/errors'
import { validate } from '@paco/domain/shared/issues'
import type * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { readPca } from '../pca/queries.ts'
import { createProjeto, editProjeto, type Later, removeProjeto } from '../projetos/writes.ts'
import { updateSecretaria } from '../secretarias/queries.ts'
import { findSecretaria, legadoSource, readLegado } from './queries.ts'

function accept<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const result = validate(schema, body)
  if (result.ok) return result.data
  throw invalid(result.campos)
}

/** The old calls, each a thin view over a word. */
export function legadoRoutes(
  db: Db,
  now: () => Date,
  { aoConcluir, bin }: Later,
): Handlers<typeof legadoCalls> {
  /** The older form names the department, by name or by number. */
  async function secretariaOf(value: number | string | undefined): Promise<number | undefined> {
    if (value === undefined || value === '') return undefined
    const id = /^\d+$/.test(String(value)) ? Number(value) : await findSecretaria(db, String(value))
    if (id === null) throw invalid({ secretaria: MESSAGES.secretariaNotFound })
    return id
  }

  return {
    createLegado: async ({ body: { secretaria, decricao, ...body }, user, actor }) => {
      const id_secretaria = body.id_secretaria ?? (await secretariaOf(secretaria))
      const whole = { ...body, id_secretaria, descricao: body.descricao ?? decricao }
      return success(await transact(db, actor, (trx) => createProjeto(trx, user, whole, now)))
    },

    updateLegado: async ({ params, body, user, actor }) => {
      if ('nomesecretaria' in body) {
        if (!canManageSecretarias(user)) throw forbidden()
        const changes = accept(secretariaUpdate, body)
        await transact(db, actor, (trx) => updateSecretaria(trx, params.id, changes))
      } else {
        const { decricao, ...rest } = body
        const changes = accept(
          projetoUpdate,
          decricao === undefined ? rest : { descricao: decricao, ...rest },
        )
        await transact(db, actor, (trx) => editProjeto(trx, user, params.id, changes, now, aoConcluir))
      }
      return success(params.id)
    },

    deleteLegado: async ({ params, user, actor }) => {
      await transact(db, actor, (trx) => removeProjeto(trx, user, params.id, { bin, now }))
      return { Status: 'Success' }
    },

    getLegado: async ({ params, query, user }) => {
      if (query.tipo === 'legado') return RawJson.envelope(await readLegado(db, params.id))
      if (!canReadPca(user)) throw unauthenticated()
      return RawJson.envelope(await readPca(db, user, params.id))
    },
    listEmployee: ({ query }) => replyList(db, legadoSource('id'), query),
    listNomesProjetos: ({ query }) => replyList(db, legadoSource('nomeprojeto'), query),
    listNomesPorSecretaria: ({ query }) => replyList(db, legadoSource('secretaria'), query),
  }
}
