import { projetosCalls } from '@paco/domain/projetos/contract'
import { useEffect, useRef, useState } from 'react'
import { requestInTurn } from '../../http/in-turn.ts'
import { saveFile } from '../../ui/save-file.ts'
import { errorText } from '../../ui/states/error-text.ts'
import { toast } from '../../ui/toast.ts'

/** Asks the server for the sheets of some projects and saves them. It can be called off, and leaving calls it off. */
export function usePdfDownload(file: string, failure: string) {
  const control = useRef<AbortController | null>(null)
  /** How many sheets are being made. */
  const [running, setRunning] = useState(0)
  /** How many are made before, while it waits in the queue. */
  const [ahead, setAhead] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const stop = () => {
    control.current?.abort()
    control.current = null
    setRunning(0)
    setAhead(null)
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
      const parts = { body: { ids: [...ids] }, signal: mine.signal }
      const { data } = await requestInTurn(projetosCalls.gerarPdf, parts, (place) => {
        if (control.current === mine) setAhead(place)
      })
      saveFile(data as unknown as Blob, file)
      toast(`Arquivo gerado: ${file}`)
    } catch (error) {
      if (mine.signal.aborted) return
      fail(`${failure}. ${errorText(error)}`, failure)
    }
    stop()
  }

  return { running, ahead, problem, generate, stop, fail, dismiss: () => setProblem(null) }
}
