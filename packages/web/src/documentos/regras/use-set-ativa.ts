import { documentosCalls } from '@paco/domain/documentos/contract'
import type { Regra } from '@paco/domain/documentos/regra'
import { request } from '../../http/client.ts'
import { toast } from '../../ui/toast.ts'
import { useAskedWrite } from '../../ui/use-asked-write.ts'

/** Takes a document off the list after asking, or brings it back. */
export const useSetAtiva = () =>
  useAskedWrite({
    send: ({ id, ativa, versao }: Regra) =>
      request(documentosCalls.updateRegra, { params: { id }, body: { ativa: !ativa, versao } }),
    question: ({ ativa, nome }) =>
      ativa
        ? {
            title: `Tirar da lista: ${nome}?`,
            text: 'Nenhum projeto o terá mais entre os documentos pedidos. Os que já estão guardados continuam onde estão.',
            confirmLabel: 'Tirar de uso',
            danger: true,
          }
        : null,
    onDone: (_, { ativa, nome }) => toast(ativa ? `Fora de uso: ${nome}` : `De volta à lista: ${nome}`),
  })
