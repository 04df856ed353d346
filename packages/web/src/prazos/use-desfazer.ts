import { prazosCalls } from '@paco/domain/prazos/contract'
import type { PrazoDoProjeto } from '@paco/domain/prazos/cumprimento'
import { MESSAGES } from '@paco/domain/prazos/messages'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** Takes the mark of a deadline back after asking. */
export const useDesfazer = () =>
  useAskedWrite({
    send: ({ cumprimento_id }: PrazoDoProjeto) =>
      request(prazosCalls.unmarkPrazo, { params: { id: cumprimento_id ?? 0 } }),
    question: ({ detalhe, titulo }) => ({
      title: 'Desfazer a marca de cumprido?',
      text: `${detalhe}: ${titulo}. O prazo volta a correr; a comprovação fica só na auditoria.`,
      confirmLabel: 'Desfazer',
      danger: true,
    }),
    onDone: () => toast(MESSAGES.unmarked),
  })
