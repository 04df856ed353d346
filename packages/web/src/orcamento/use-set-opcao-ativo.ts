import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import type { OpcaoMantida } from '@paco/domain/orcamento/opcao'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** Retires an option after asking, or brings it back. */
export const useSetOpcaoAtivo = () =>
  useAskedWrite({
    send: ({ id, ativo, versao }: OpcaoMantida) =>
      request(orcamentoCalls.updateOpcao, { params: { id }, body: { ativo: !ativo, versao } }),
    question: ({ ativo, codigo, descricao }) =>
      ativo
        ? {
            title: `Retirar ${codigo}?`,
            text: `“${descricao}” deixa de ser oferecida. Os lançamentos que já têm este código o conservam.`,
            confirmLabel: 'Retirar',
            danger: true,
          }
        : null,
    onDone: (_, { ativo, codigo }) =>
      toast(ativo ? `Opção retirada: ${codigo}` : `Opção de volta à lista: ${codigo}`),
  })
