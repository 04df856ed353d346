import type { ExportFormat } from '@paco/domain/http/list'
import { execucaoList, mesesColumns, type PainelExecucao, somar } from '@paco/domain/painel/execucao'
import { calendarMonth } from '@paco/domain/shared/meses'
import type { FileResult } from '../http/handler.ts'
import { atOnce, writePlanilha } from '../planilhas/planilha.ts'

/** What the panel's table shows as a spreadsheet: the departments of a year, or the months of the one looked at. */
export function exportExecucao(
  { ano, por_secretaria, por_mes }: PainelExecucao,
  id_secretaria: number | undefined,
  formato: ExportFormat,
): FileResult {
  if (id_secretaria === undefined) {
    const rows = [...por_secretaria, { secretaria: 'Total', ...somar(por_secretaria) }]
    return writePlanilha(formato, `execucao-${ano}`, execucaoList.columns, atOnce(rows))
  }
  const meses = por_mes.map((linha) => ({ ...linha, mes: calendarMonth(linha.mes) }))
  const rows = [...meses, { mes: 'Total', ...somar(por_mes) }]
  return writePlanilha(formato, `execucao-${ano}-secretaria-${id_secretaria}`, mesesColumns, atOnce(rows))
}
