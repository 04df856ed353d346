import type { auditoriaCalls } from '@paco/domain/auditoria/contract'
import { historicoScope } from '@paco/domain/auditoria/policy'
import type { ListQuery } from '@paco/domain/http/list'
import { forbidden, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { auditoriaSource, entradasSource, findLine, historicoSource, pessoasSource } from './queries.ts'
import type { Verificador } from './verificacao.ts'

/** The department whose lines of a record's history one reads, if not all of them. */
function departmentRead(user: SessionUser | null, entidade: string): number | undefined {
  const scope = historicoScope(user, entidade)
  if (scope === 'none') throw forbidden()
  return scope === 'all' ? undefined : scope.id_secretaria
}

/** Which page of what was found already. */
const pageOf = ({ busca, pagina, limite, ordem }: ListQuery): ListQuery => ({ busca, pagina, limite, ordem })

export function auditoriaRoutes(
  db: Db,
  verify: Verificador,
  now: () => Date,
): Handlers<typeof auditoriaCalls> {
  return {
    listAuditoria: ({ query }) => replyList(db, auditoriaSource, query),
    listEntradas: ({ query }) => replyList(db, entradasSource(query), pageOf(query)),
    exportAuditoria: ({ query }) => exportList(db, auditoriaSource, 'auditoria', query),
    verifyAuditoria: async ({ query }) => ({ Status: 'Success', Result: [await verify(query)] }),
    readSelo: async ({ query }) => {
      const line = await findLine(db, query.linha)
      if (!line) throw notFound('A trilha não tem esse registro.')
      return { Status: 'Success', Result: [{ instante: now().toISOString(), ...line }] }
    },

    listPessoas: ({ query }) => replyList(db, pessoasSource, query),

    listHistorico: async ({ params, query, user }) => {
      const id_secretaria = departmentRead(user, params.entidade)
      return replyList(db, historicoSource(params), { ...query, id_secretaria })
    },
    listHistoricoEntradas: async ({ params, query, user }) =>
      replyList(db, entradasSource(query, params, departmentRead(user, params.entidade)), pageOf(query)),
  }
}
