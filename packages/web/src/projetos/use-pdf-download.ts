import { projetosCalls } from '@paco/domain/projetos/contract'
import { useEffect, useRef, useState } from 'react'
import { request } from '../http/client.ts'
import { saveFile } from '../ui/save-file.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'

/** Asks the server for the sheets of some projects and saves them. It can be called off, and leaving calls it off. */
export function usePdfDownload(file: string, failure: string) {
  const control = useRef<AbortController | null>(null)
  /** How many sheets are being made. */
  const [running, setRunning] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const stop = () => {
    control.current?.abort()
    control.current = null
    setRunning(0)
  }
  // Whoever leaves the page no longer wants the file.
  useEffect(() => () => control.current?.abort(), [])

  const fail = (text: string, message = text) => {
    setProblem(text)
    toast(message, { tone: 'bad' })
  }

  async function generate(ids: readonly number[]) {
    if (control.current) return
    const mine = new AbortController()
    control.current = mine
    setRunning(ids.length)
    setProblem(null)
    try {
      const { data } = await request(projetosCalls.gerarPdf, { body: { ids: [...ids] }, signal: mine.signal })
      saveFile(data as unknown as Blob, file)
      toast(`Arquivo gerado: ${file}`)
    } catch (error) {
      if (mine.signal.aborted) return
      fail(`${failure}. ${errorText(error)}`, failure)
    }
    stop()
  }

  return { running, problem, generate, stop, fail, dismiss: () => setProblem(null) }
}
