import { MESSAGES } from '@paco/domain/avisos/messages'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { readOrCreateSecret } from '../usuarios/sessao-queries.ts'
import { drawSecret } from '../usuarios/tokens.ts'
import { usuarioOf } from './codigo.ts'
import { writePreferencia } from './preferencia-queries.ts'

/** Ends somebody's e-mails by their code; of a code that is nobody's nothing is said. */
export async function leaveEmails(db: Db, codigo: string): Promise<void> {
  const usuario = usuarioOf(await readOrCreateSecret(db, drawSecret()), codigo)
  if (usuario !== null) await writePreferencia(db, usuario, 'nenhum')
}

/** No more than a mail program says: `List-Unsubscribe=One-Click`. */
const MAX_FORM = 4096

/**
 * Where mail programs leave for a person (RFC 8058): a form that is sent without a login, and the same answer to any code.
 * Who opens the address is asked first, since programs open links to look at them.
 */
export function serveSair(app: FastifyInstance, db: Db): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_FORM }, (_request, _body, done) =>
      done(null),
    )
    scope.post<{ Params: { codigo: string } }>('/api/avisos/sair/:codigo', async ({ params }, reply) => {
      await leaveEmails(db, params.codigo)
      return reply.send({ Status: 'Success', message: MESSAGES.out })
    })
    scope.get<{ Params: { codigo: string } }>('/api/avisos/sair/:codigo', async ({ params }, reply) =>
      reply.redirect(`/avisos/sair?codigo=${encodeURIComponent(params.codigo)}`, 303),
    )
  })
}
