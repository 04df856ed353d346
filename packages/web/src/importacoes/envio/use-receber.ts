import { importacoesCalls } from '@paco/domain/importacoes/contract'
import { MAX_PLANILHA } from '@paco/domain/importacoes/importacao'
import { PacoError } from '@paco/domain/shared/errors'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { upload } from '../../http/upload.ts'

interface Enviada {
  readonly lista: string
  /** The record that all rows are parts of. */
  readonly dono: number | undefined
  readonly file: File
}

/** Refused here already: sending it would take minutes to hear the same. */
const TOO_LARGE = `A planilha passa de ${MAX_PLANILHA / 1024 / 1024} MB: divida em duas ou mais.`

/** Sends a sheet, which the server reads and checks before it answers. Leaving the page calls it off. */
export function useReceber(onReceived: (id: number) => void) {
  const control = useRef<AbortController | null>(null)
  const [percent, setPercent] = useState(0)
  useEffect(() => () => control.current?.abort(), [])
  const { mutate, isPending, error, reset, variables } = useMutation({
    mutationFn: async ({ lista, dono, file }: Enviada) => {
      if (file.size > MAX_PLANILHA) throw new PacoError(413, TOO_LARGE)
      const mine = new AbortController()
      control.current = mine
      setPercent(0)
      return upload(importacoesCalls.createImportacao, {
        params: undefined,
        name: 'arquivo',
        file,
        body: { lista, ...(dono !== undefined && { dono }) },
        onProgress: setPercent,
        signal: mine.signal,
      })
    },
    onSuccess: ({ id }) => onReceived(id),
  })
  return {
    send: mutate,
    cancel: () => control.current?.abort(),
    file: variables?.file,
    percent,
    isPending,
    // One that was called off is no error.
    error: control.current?.signal.aborted ? null : error,
    reset,
  }
}
