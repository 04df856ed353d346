import { importacoesCalls } from '@paco/domain/importacoes/contract'
import type { Importacao } from '@paco/domain/importacoes/importacao'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { linhasText } from './textos.ts'

type Desfeita = Pick<Importacao, 'id' | 'versao' | 'titulo' | 'feitas'>

/** Takes an import back, after asking. */
export const useDesfazer = (onDone?: (id: number) => void) =>
  useAskedWrite({
    send: ({ id, versao }: Desfeita) =>
      request(importacoesCalls.desfazerImportacao, { params: { id }, body: { versao } }),
    question: ({ id, titulo, feitas }) => ({
      title: `Desfazer a importação nº ${id}?`,
      text: `${titulo}: ${linhasText(feitas)}. O que foi criado é excluído e o que foi alterado volta a ser como era. O que alguém mudou depois fica como está, e você lê o motivo.`,
      confirmLabel: 'Desfazer',
      danger: true,
    }),
    onDone: ({ data }, { id }) => {
      toast(data.message ?? '')
      onDone?.(id)
    },
  })
