import type { avisosCalls } from '@paco/domain/avisos/contract'
import { MESSAGES } from '@paco/domain/avisos/messages'
import { conflict, notFound } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { type Handlers, RawJson } from '../http/handler.ts'
import { leitorOf, listAvisos } from './avisos.ts'
import { countUnread, markAllRead, markRead } from './queries.ts'
import { follow, isFollowing, listSeguidos, unfollow } from './seguidos-queries.ts'

const done = (message?: string) => ({ Status: 'Success', ...(message ? { message } : {}) }) as const

export const avisosRoutes = (db: Db, now: () => Date): Handlers<typeof avisosCalls> => ({
  listAvisos: async ({ query, user }) => ({
    Status: 'Success',
    Result: await listAvisos(db, leitorOf(user, now()), query.antes),
  }),

  countAvisos: async ({ user }) => ({
    Status: 'Success',
    Result: [{ nao_lidos: await countUnread(db, leitorOf(user, now())) }],
  }),

  readAviso: async ({ body, user }) => {
    await markRead(db, user.id, body)
    return done()
  },

  readAllAvisos: async ({ body, user }) => {
    await markAllRead(db, user.id, body.ate)
    return done(MESSAGES.allRead)
  },

  listSeguidos: async ({ user }) => RawJson.envelope(await listSeguidos(db, user.id)),

  getSeguido: async ({ params, user }) => ({
    Status: 'Success',
    Result: [{ seguindo: await isFollowing(db, user.id, params.id) }],
  }),

  followProjeto: async ({ params, user }) => {
    const found = await follow(db, user.id, params.id)
    if (found === 'ausente') throw notFound(MESSAGES.projetoNotFound)
    if (found === 'demais') throw conflict(MESSAGES.tooMany)
    return done(MESSAGES.following)
  },

  unfollowProjeto: async ({ params, user }) => {
    await unfollow(db, user.id, params.id)
    return done(MESSAGES.left)
  },
})
