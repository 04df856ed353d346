import type { Call } from '@paco/domain/http/call'
import type { ExportFormat, List } from '@paco/domain/http/list'
import { filterQuery, type View } from '@paco/domain/http/view'
import { useEffect, useState } from 'react'
import { fetchPage, type Page, type RowOf } from '../../http/reads.ts'
import { errorText } from '../states/error-text.ts'
import { toast } from '../toast.ts'
import { exportList, MAKING, tellPlace } from './export-list.ts'
import type { OtherExport } from './types.ts'

/** As many rows as a list call answers at once, and as many as anyone reads on paper. */
const MOST_PRINTED = 1000

interface OutputOptions<C extends Call> {
  list: List
  call: C
  exportCall: Call | undefined
  params: unknown
  fixed: object | undefined
  view: View
}

/** Spreadsheets and paper: the whole filter, in the order on the screen, with its progress and its errors. */
export function useOutput<C extends Call>({ list, call, exportCall, params, fixed, view }: OutputOptions<C>) {
  const [progress, setProgress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [printed, setPrinted] = useState<Page<RowOf<C>> | null>(null)
  const query = { ...filterQuery(view), ...fixed }

  async function run(text: string, work: () => Promise<void>) {
    setProgress(text)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(errorText(error))
      toast(errorText(error), { tone: 'bad' })
    } finally {
      setProgress(null)
    }
  }

  // The print dialog opens once the rows are in the page, and the screen gets its own rows back afterwards.
  useEffect(() => {
    if (!printed) return
    const done = () => setPrinted(null)
    window.addEventListener('afterprint', done, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [printed])

  return {
    progress,
    problem,
    dismissProblem: () => setProblem(null),
    printed,
    print: () =>
      run('Preparando…', async () => {
        setPrinted(
          await fetchPage(call, { params, query: { ...query, pagina: 1, limite: MOST_PRINTED } } as never),
        )
      }),
    exportOther: ({ save }: OtherExport) =>
      run('Gerando arquivo…', async () => void toast(`Arquivo gerado: ${await save(query)}`)),
    exportAs:
      exportCall &&
      ((format: ExportFormat) =>
        run(MAKING, async () => {
          const name = await exportList(list, exportCall, query, format, tellPlace(setProgress))
          toast(`Arquivo gerado: ${name}`)
        })),
  }
}
