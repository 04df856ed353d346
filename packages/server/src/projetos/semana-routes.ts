import type { semanaCalls } from '@paco/domain/projetos/semana-contract'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import type { Row } from '../planilhas/cells.ts'
import { exportList } from '../planilhas/export-list.ts'
import { semanaSource } from './semana-queries.ts'

/** The sheet 'Filtros' tells a department by this name. */
const named = (row: Row) => ({ ...row, secretaria_nome: row.secretaria })

export const semanaRoutes = (db: Db): Handlers<typeof semanaCalls> => ({
  listEtapasDaSemana: ({ query, user }) => replyList(db, semanaSource(user), query),
  exportEtapasDaSemana: ({ query, user }) =>
    exportList(db, semanaSource(user), 'etapas-semana', query, named),
})
