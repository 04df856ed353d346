import { call } from '../http/call.ts'
import { done, envelope } from '../http/replies.ts'
import { copias } from './copia.ts'
import { copiaManagers } from './policy.ts'

/** Backups that are made by themselves. None is given out: a backup holds everything. */
export const copiasCalls = {
  getCopias: call({
    method: 'GET',
    path: '/api/sistema/copias',
    summary: 'As cópias de segurança que o servidor tem, e como estão',
    access: copiaManagers,
    reply: () => envelope(copias),
  }),
  createCopia: call({
    method: 'POST',
    path: '/api/sistema/copias',
    summary: 'Faz uma cópia de segurança agora; quem pede enquanto uma é feita é atendido por ela',
    access: copiaManagers,
    reply: () => done,
  }),
}
