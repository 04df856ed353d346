import type { auditoriaCalls } from '@paco/domain/auditoria/contract'
import { historicoScope } from '@paco/domain/auditoria/policy'
import { forbidden } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { exportList, replyList } from '../planilhas/list-routes.ts'
import { auditoriaSource, historicoSource, pessoasSource, verifyChain } from './queries.ts'

export const auditoriaRoutes = (db: Db): Handlers<typeof auditoriaCalls> => ({
  listAuditoria: ({ query }) => replyList(db, auditoriaSource, query),
  exportAuditoria: ({ query }) => exportList(db, auditoriaSource, 'auditoria', query),
  verifyAuditoria: async () => ({ Status: 'Success', Result: [await verifyChain(db)] }),

  listPessoas: ({ query }) => replyList(db, pessoasSource, query),

  listHistorico: async ({ params, query, user }) => {
    const scope = historicoScope(user, params.entidade)
    if (scope === 'none') throw forbidden()
    return replyList(db, historicoSource(params), scope === 'all' ? query : { ...query, ...scope })
  },
})
