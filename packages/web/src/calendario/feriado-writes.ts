import { calendarioCalls } from '@paco/domain/calendario/contract'
import type { Feriado } from '@paco/domain/calendario/feriado'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

const COUNTED = 'Os prazos em dias úteis são contados de novo, também os que já correm.'

/** Puts a holiday out of use after asking, or brings it back. */
export const useSetAtivo = () =>
  useAskedWrite({
    send: ({ id, ativo, versao }: Feriado) =>
      request(calendarioCalls.updateFeriado, { params: { id }, body: { ativo: !ativo, versao } }),
    question: ({ ativo, nome }) =>
      ativo
        ? { title: `Haverá expediente: ${nome}?`, text: COUNTED, confirmLabel: 'Tirar de uso', danger: true }
        : null,
    onDone: (_, { ativo, nome }) => toast(ativo ? `Fora de uso: ${nome}` : `De volta ao calendário: ${nome}`),
  })

/** Deletes one after asking. */
export const useDeleteFeriado = (onDone: () => void = () => {}) =>
  useAskedWrite({
    send: ({ id }: Feriado) => request(calendarioCalls.deleteFeriado, { params: { id } }),
    question: ({ nome }) => ({
      title: `Excluir ${nome}?`,
      text: COUNTED,
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: ({ data }) => {
      toast(data.message ?? '')
      onDone()
    },
  })
