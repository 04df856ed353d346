import type { avisosCalls } from '@paco/domain/avisos/contract'
import { MESSAGES } from '@paco/domain/avisos/messages'
import { segundaOf, semanaDe, semanaOf } from '@paco/domain/avisos/semana'
import { conflict, notFound } from '@paco/domain/shared/errors'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import { type Handlers, RawJson } from '../http/handler.ts'
import { leitorOf, listAvisos, listMudancas } from './avisos.ts'
import { readPreferencia, writePreferencia } from './preferencia-queries.ts'
import { countUnread, markAllRead, markRead } from './queries.ts'
import { leaveEmails } from './sair-routes.ts'
import { follow, isFollowing, listSeguidos, unfollow } from './seguidos-queries.ts'

const done = (message?: string) => ({ Status: 'Success', ...(message ? { message } : {}) }) as const

/** `disponivel`: whether e-mails are sent at all. */
export const avisosRoutes = (
  db: Db,
  { now, today }: Today,
  disponivel: boolean,
): Handlers<typeof avisosCalls> => ({
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

  getPreferencia: async ({ user }) => {
    const found = await readPreferencia(db, user.id)
    return { Status: 'Success', Result: found === null ? [] : [{ ...found, disponivel }] }
  },

  updatePreferencia: async ({ body, user }) => {
    await writePreferencia(db, user.id, body.email)
    return done(MESSAGES.saved)
  },

  leaveEmails: async ({ body }) => {
    await leaveEmails(db, body.codigo)
    return done(MESSAGES.out)
  },

  listMudancas: async ({ query: { semana, id_secretaria }, user }) => {
    const segunda = segundaOf(semana ?? semanaOf(today())) ?? today()
    return {
      Status: 'Success',
      Result: await listMudancas(db, user, { ...semanaDe(segunda), id_secretaria }),
    }
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
