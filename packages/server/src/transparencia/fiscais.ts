import type { ListQuery } from '@paco/domain/http/list'
import { pageRows } from '@paco/domain/http/page-rows'
import { type FiscalPublico, fiscaisList } from '@paco/domain/transparencia/fiscal'
import type { Db } from '../db/database.ts'
import { type Designado, listDesignados, listPortarias } from './fiscais-queries.ts'

const FILTROS = ['ano', 'id_secretaria', 'papel', 'vigencia'] as const
type Asked = ListQuery & Partial<Pick<Designado, (typeof FILTROS)[number]>>

/** Who answers for contracts, as it is asked; the acts that named them are looked up for the rows that leave. */
export async function fiscaisOf(db: Db, query: Asked): Promise<{ rows: FiscalPublico[]; total: number }> {
  const asked = (one: Designado) =>
    FILTROS.every((name) => query[name] === undefined || one[name] === query[name])
  const { rows, total } = pageRows(fiscaisList, (await listDesignados(db)).filter(asked), query)
  const portarias = new Map(
    (await listPortarias(db, [...new Set(rows.map(({ id_contrato }) => id_contrato))])).map(
      ({ id_contrato, ...portaria }) => [id_contrato, portaria],
    ),
  )
  const none = { portaria: null, portaria_endereco: null }
  return { rows: rows.map((row) => ({ ...row, ...(portarias.get(row.id_contrato) ?? none) })), total }
}
