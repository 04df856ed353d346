import { importacoesCalls } from '@paco/domain/importacoes/contract'
import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { under } from '../../http/reads.ts'
import { toast } from '../../ui/toast.ts'

/** Puts an import into the queue; partly, where its rows with errors are left out. */
export function useImportar({ id, versao }: ImportacaoInteira) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (parcial: boolean) =>
      request(importacoesCalls.importar, { params: { id }, body: { parcial, versao } }),
    onSettled: () => queryClient.invalidateQueries(under(importacoesCalls.getImportacao, { params: { id } })),
  })
}

/** Takes it out of the queue, or has what it wrote taken back. */
export function useCancelar({ id, versao }: ImportacaoInteira) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(importacoesCalls.cancelarImportacao, { params: { id }, body: { versao } }),
    onSuccess: ({ data }) => toast(data.message ?? ''),
    onSettled: () => queryClient.invalidateQueries(under(importacoesCalls.getImportacao, { params: { id } })),
  })
}
