import type { Bairro } from '@paco/domain/bairros/bairro'
import { bairrosCalls } from '@paco/domain/bairros/contract'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** Puts a neighbourhood out of use after asking, or brings it back. */
export const useSetBairroAtivo = () =>
  useAskedWrite({
    send: ({ id, ativo, versao }: Bairro) =>
      request(bairrosCalls.updateBairro, { params: { id }, body: { ativo: !ativo, versao } }),
    question: ({ ativo, bairro }) =>
      ativo
        ? {
            title: `Tirar ${bairro} de uso?`,
            text: 'Ele deixa de ser sugerido e continua onde já foi usado.',
            confirmLabel: 'Tirar de uso',
            danger: true,
          }
        : null,
    onDone: (_, { ativo, bairro }) => toast(ativo ? `Fora de uso: ${bairro}` : `De volta: ${bairro}`),
  })

/** Deletes one that nothing names, after asking. */
export const useDeleteBairro = () =>
  useAskedWrite({
    send: ({ id }: Bairro) => request(bairrosCalls.deleteBairro, { params: { id } }),
    question: ({ bairro }) => ({
      title: `Excluir ${bairro}?`,
      text: 'Só se exclui um bairro que nenhum lançamento nem projeto usa.',
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: ({ data }) => toast(data.message ?? ''),
  })
