import type { auditoriaCalls } from '@paco/domain/auditoria/contract'
import { historicoScope } from '@paco/domain/auditoria/policy'
import { forbidden, notFound } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { auditoriaSource, findLine, historicoSource, pessoasSource } from './queries.ts'
import type { SealFolder } from './selos.ts'
import { openVerifier } from './verificacao.ts'

export function auditoriaRoutes(
  db: Db,
  folder: SealFolder,
  now: () => Date,
): Handlers<typeof auditoriaCalls> {
  const verify = openVerifier(db, folder, now)
  return {
    listAuditoria: ({ query }) => replyList(db, auditoriaSource, query),
    exportAuditoria: ({ query }) => exportList(db, auditoriaSource, 'auditoria', query),
    verifyAuditoria: async ({ query }) => ({ Status: 'Success', Result: [await verify(query)] }),
    readSelo: async ({ query }) => {
      const line = await findLine(db, query.linha)
      if (!line) throw notFound('A trilha não tem esse registro.')
      return { Status: 'Success', Result: [{ instante: now().toISOString(), ...line }] }
    },

    listPessoas: ({ query }) => replyList(db, pessoasSource, query),

    listHistorico: async ({ params, query, user }) => {
      const scope = historicoScope(user, params.entidade)
      if (scope === 'none') throw forbidden()
      return replyList(db, historicoSource(params), scope === 'all' ? query : { ...query, ...scope })
    },
  }
}
