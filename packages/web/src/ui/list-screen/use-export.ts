import type { Call } from '@paco/domain/http/call'
import type { ExportFormat, List } from '@paco/domain/http/list'
import { useState } from 'react'
import { errorText } from '../states/error-text.ts'
import { toast } from '../toast.ts'
import { exportList, MAKING, tellPlace } from './export-list.ts'

interface Exported {
  query?: Readonly<Record<string, unknown>>
  /** Values for the braces of the call's path. */
  params?: Readonly<Record<string, unknown>>
}

/** What a screen that is no list shows, as a spreadsheet, with its progress and its errors. */
export function useExport(list: List, call: Call, { query = {}, params }: Exported) {
  const [progress, setProgress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function run(format: ExportFormat) {
    setProgress(MAKING)
    setProblem(null)
    try {
      const name = await exportList(list, call, query, format, tellPlace(setProgress), params)
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
    exportAs: (format: ExportFormat) => void run(format),
  }
}
