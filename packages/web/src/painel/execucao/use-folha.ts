import { execucaoCalls } from '@paco/domain/painel/execucao-contract'
import { useMutation } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { withReason } from '../../ui/failures.ts'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'

/** The year on one sheet, as a PDF. */
export function useFolha(ano: number) {
  return useMutation({
    mutationFn: () => request(execucaoCalls.printExecucao, { query: { ano } }),
    onSuccess: ({ data }) => {
      const file = `execucao-financeira-${ano}.pdf`
      saveFile(data as unknown as Blob, file)
      toast(`Arquivo gerado: ${file}`)
    },
    onError: (error) => toast(withReason('Não foi possível gerar o PDF.', error), { tone: 'bad' }),
  })
}
