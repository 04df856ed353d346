import type { Contrato } from '@paco/domain/contratos/contrato'
import type { ExportFormat, ListQuery } from '@paco/domain/http/list'
import { pageRows } from '@paco/domain/http/page-rows'
import { itensQuantitativosList } from '@paco/domain/quantitativos/item'
import { readContrato } from '../contratos/queries.ts'
import type { Db } from '../db/database.ts'
import type { FileResult } from '../http/handler.ts'
import { renderQuantitativos } from '../pdf/quantitativos.ts'
import { atOnce, writePlanilha } from '../planilhas/planilha.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { listItens } from './itens-queries.ts'
import { precificar } from './linhas.ts'
import type { RevisaoGuardada } from './queries.ts'

/** A workbook's sheet has a name of at most thirty-one characters. */
const nameOf = ({ revisao }: RevisaoGuardada) => `planilha-orcamentaria-r${revisao}`

/** The rows as a spreadsheet; of all of them, what they add up to stands below. */
export async function exportRevisao(
  db: Db,
  revisao: RevisaoGuardada,
  { formato, ...query }: ListQuery & { formato: ExportFormat },
): Promise<FileResult> {
  const { rows } = pageRows(
    itensQuantitativosList,
    precificar(await listItens(db, revisao.id), revisao),
    query,
  )
  const total = query.busca ? [] : [{ descricao: 'Total', valor: revisao.total }]
  return writePlanilha(formato, nameOf(revisao), itensQuantitativosList.columns, atOnce([...rows, ...total]))
}

/** The call is open to everyone, so one caller has only so many going at once. */
const turns = new Turns({ atOnce: 1, each: 4, waiting: 100 })

/** The sheet to sign. */
export const printRevisao = (
  db: Db,
  revisao: RevisaoGuardada,
  caller: Caller,
  issued: Date,
): Promise<FileResult> =>
  turns.run(caller, async () => {
    const [contrato] = JSON.parse(await readContrato(db, revisao.contrato_id)) as [Contrato]
    const itens = precificar(await listItens(db, revisao.id), revisao)
    return {
      name: `${nameOf(revisao)}.pdf`,
      type: 'application/pdf',
      bytes: await renderQuantitativos({ contrato, revisao, itens }, issued),
    }
  })
