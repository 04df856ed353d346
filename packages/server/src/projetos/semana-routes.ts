import type { ListQuery } from '@paco/domain/http/list'
import { pageRows } from '@paco/domain/http/page-rows'
import { type EtapaDaSemana, semanaList } from '@paco/domain/projetos/semana'
import type { semanaCalls } from '@paco/domain/projetos/semana-contract'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { replyRows } from '../http/list-replies.ts'
import { atOnce, writePlanilha } from '../planilhas/planilha.ts'
import { listSemana } from './semana.ts'

type Asked = ListQuery & Partial<Pick<EtapaDaSemana, 'id_secretaria' | 'motivo'>>

export function semanaRoutes(db: Db, { today }: Pick<Today, 'today'>): Handlers<typeof semanaCalls> {
  async function semanaOf(who: SessionUser, { id_secretaria, motivo }: Asked): Promise<EtapaDaSemana[]> {
    return (await listSemana(db, who, today()))
      .filter((etapa) => id_secretaria === undefined || etapa.id_secretaria === id_secretaria)
      .filter((etapa) => motivo === undefined || etapa.motivo === motivo)
  }

  return {
    listEtapasDaSemana: async ({ query, user }) => replyRows(semanaList, await semanaOf(user, query), query),

    exportEtapasDaSemana: async ({ query: { formato, ...query }, user }) => {
      const { rows } = pageRows(semanaList, await semanaOf(user, query), query)
      const { name, columns } = semanaList
      // The sheet 'Filtros' tells a department by this name.
      const told = rows.map((row) => ({ ...row, secretaria_nome: row.secretaria }))
      return writePlanilha(formato, name, columns, atOnce(told), { filtrada: { columns, query, sums: {} } })
    },
  }
}
