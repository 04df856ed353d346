import { importacoesCalls } from '@paco/domain/importacoes/contract'
import type { Importacao } from '@paco/domain/importacoes/importacao'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { presasQuery } from './queries.ts'
import { linhasText, presasText } from './textos.ts'

type Desfeita = Pick<Importacao, 'id' | 'versao' | 'titulo' | 'feitas'>

/** Takes an import back, after asking. */
export function useDesfazer(onDone?: (id: number) => void) {
  const queryClient = useQueryClient()
  /** What cannot be undone is said before; where it cannot be asked it is told afterwards, row by row. */
  const presasOf = (id: number) =>
    queryClient
      .fetchQuery(presasQuery(id))
      .then(presasText)
      .catch(() => '')
  return useAskedWrite({
    send: ({ id, versao }: Desfeita) =>
      request(importacoesCalls.desfazerImportacao, { params: { id }, body: { versao } }),
    question: async ({ id, titulo, feitas }) => ({
      title: `Desfazer a importação nº ${id}?`,
      text: `${titulo}: ${linhasText(feitas)}. O que foi criado é excluído e o que foi alterado volta a ser como era. O que alguém mudou depois fica como está, e você lê o motivo.${await presasOf(id)}`,
      confirmLabel: 'Desfazer',
      danger: true,
    }),
    onDone: ({ data }, { id }) => {
      toast(data.message ?? '')
      onDone?.(id)
    },
  })
}
