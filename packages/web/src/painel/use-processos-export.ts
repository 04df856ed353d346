import type { ExportFormat } from '@paco/domain/http/list'
import { projetosCalls } from '@paco/domain/projetos/contract'
import { processosList } from '@paco/domain/projetos/projeto'
import { useState } from 'react'
import { exportList } from '../ui/list-screen/export-list.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'
import type { ProcessosFilter } from './queries.ts'

/** The processes the panel counts, as a spreadsheet, with its progress and its errors. */
export function useProcessosExport(filter: ProcessosFilter) {
  const [progress, setProgress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function exportAs(format: ExportFormat) {
    setProgress('Gerando planilha…')
    setProblem(null)
    try {
      const name = await exportList(processosList, projetosCalls.exportProcessos, { ...filter }, format)
      toast(`Arquivo gerado: ${name}`)
    } catch (error) {
      setProblem(errorText(error))
      toast(errorText(error), { tone: 'bad' })
    } finally {
      setProgress(null)
    }
  }

  return {
    progress,
    problem,
    dismiss: () => setProblem(null),
    exportAs: (f: ExportFormat) => void exportAs(f),
  }
}
