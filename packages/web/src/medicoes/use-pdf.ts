import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { useMutation } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { withReason } from '../ui/failures.ts'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.ts'

interface Printed {
  id: number
  numero: number
  /** What was typed is on the paper too. */
  flush: () => Promise<boolean>
}

/** The bulletin as PDF to sign. */
export function usePdf({ id, numero, flush }: Printed) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await flush()
      return request(medicoesCalls.printBoletim, { params: { id } })
    },
    onSuccess: ({ data }) => {
      const name = `boletim-${numero}-medicao-${id}.pdf`
      saveFile(data as unknown as Blob, name)
      toast(`Arquivo gerado: ${name}`)
    },
    onError: (error) => toast(withReason(MESSAGES.pdfFailed, error), { tone: 'bad' }),
  })
  return { print: mutate, isPrinting: isPending }
}
