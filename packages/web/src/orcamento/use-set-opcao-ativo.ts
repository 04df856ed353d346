import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import type { OpcaoMantida } from '@paco/domain/orcamento/opcao'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'

/** Retires an option after asking, or brings it back. */
export function useSetOpcaoAtivo() {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ id, ativo, versao }: OpcaoMantida) =>
      request(orcamentoCalls.updateOpcao, { params: { id }, body: { ativo: !ativo, versao } }),
    onSuccess: (_, { ativo, codigo }) =>
      toast(ativo ? `Opção retirada: ${codigo}` : `Opção de volta à lista: ${codigo}`),
    onError: (failure) => toast(errorText(failure), { tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = async (opcao: OpcaoMantida) => {
    const yes =
      !opcao.ativo ||
      (await confirm({
        title: `Retirar ${opcao.codigo}?`,
        text: `“${opcao.descricao}” deixa de ser oferecida. Os lançamentos que já têm este código o conservam.`,
        confirmLabel: 'Retirar',
        danger: true,
      }))
    if (yes) mutate(opcao)
  }
  return { ask, isPending, error }
}
