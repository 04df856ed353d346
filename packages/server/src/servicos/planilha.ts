import type { Column, ExportFormat } from '@paco/domain/http/list'
import { lastMonth, monthsOf, planMonths } from '@paco/domain/servicos/cronograma'
import { projetoColumn } from '@paco/domain/servicos/planilha'
import { type Servico, servicosList } from '@paco/domain/servicos/servico'
import { monthLabel } from '@paco/domain/shared/meses'
import { sumMoney } from '@paco/domain/shared/money'
import { numbered } from '@paco/domain/shared/numerado'
import type { Db } from '../db/database.ts'
import { listRows } from '../db/list.ts'
import type { FileResult } from '../http/handler.ts'
import type { Row } from '../planilhas/cells.ts'
import { atOnce, writePlanilha } from '../planilhas/planilha.ts'
import { nomeOfProjeto } from '../projetos/queries.ts'
import { inicioOf, servicosSource } from './queries.ts'

const monthKey = (month: number) => `m${month}`

const monthCells = (amounts: readonly number[]): Row =>
  Object.fromEntries(amounts.map((amount, index) => [monthKey(index + 1), amount]))

/** The services, then what each month adds up to, then what has come together until it. */
function* rowsOf(servicos: readonly Servico[], projeto: string): Generator<Row> {
  const months = lastMonth(servicos)
  for (const servico of servicos) yield { ...servico, projeto, ...monthCells(monthsOf(servico, months)) }
  const plan = planMonths(servicos)
  const valor_total = sumMoney(servicos.map((servico) => servico.valor_total))
  yield { descricao: 'Total', valor_total, ...monthCells(plan.map(({ valor }) => valor)) }
  yield { descricao: 'Acumulado', ...monthCells(plan.map(({ acumulado }) => acumulado)) }
}

/** The physical-financial schedule of a project as a spreadsheet. */
export async function exportServicos(db: Db, projetoId: number, formato: ExportFormat): Promise<FileResult> {
  const projeto = numbered({ id: projetoId, nome: await nomeOfProjeto(db, projetoId) })
  const { rows } = await listRows(db, servicosSource, { projeto_id: projetoId })
  const servicos = JSON.parse(rows) as Servico[]
  const inicio = await inicioOf(db, projetoId)
  const months = Array.from(
    { length: lastMonth(servicos) },
    (_, index): Column => ({
      key: monthKey(index + 1),
      label: monthLabel(inicio, index + 1),
      kind: 'money',
    }),
  )
  const columns = [...servicosList.columns, ...months, projetoColumn]
  return writePlanilha(formato, 'cronograma-fisico-financeiro', columns, atOnce(rowsOf(servicos, projeto)))
}
